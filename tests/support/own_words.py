"""Lists of words as people bring them."""

VIETNAMESE = """# title: Quê nhà
# language: vi
con mèo; mèo
máy bay; phi cơ; cánh
phở
cà phê
núi lửa
""" + "\n".join(
    [
        "bánh mì",
        "áo dài",
        "nón lá",
        "xe đạp",
        "con trâu",
        "hoa sen",
        "cây tre",
        "sông Hồng",
        "chợ nổi",
        "đèn lồng",
        "múa rối",
        "trống đồng",
        "con rồng",
        "mặt trăng",
        "mặt trời",
        "cơn mưa",
        "cầu vồng",
        "bãi biển",
        "thuyền thúng",
        "con cá",
        "quả xoài",
        "sầu riêng",
        "nước mắm",
        "đôi đũa",
        "cái bát",
        "chùa Một Cột",
        "con hổ",
        "con voi",
        "xích lô",
        "cánh diều",
        "tò he",
        "bà ngoại",
        "lớp học",
        "bút chì",
        "kính mắt",
        "đồng hồ",
        "chìa khóa",
        "cửa sổ",
        "ngôi nhà",
    ]
)
JAPANESE = """# language: ja
富士山; ふじさん
寿司; すし; 魚
猫; ねこ
新幹線
火山
""" + "\n".join(
    [
        "桜",
        "傘",
        "海",
        "月",
        "太陽",
        "時計",
        "鍵",
        "机",
        "電車",
        "温泉",
        "着物",
        "抹茶",
        "おにぎり",
        "花火",
        "神社",
        "鳥居",
        "提灯",
        "折り紙",
        "侍",
        "忍者",
        "相撲",
        "漫画",
        "畳",
        "箸",
        "味噌汁",
        "納豆",
        "豆腐",
        "金魚",
        "蛍",
        "台風",
        "雪だるま",
        "自転車",
        "郵便局",
        "図書館",
        "公園",
        "学校",
    ]
)
