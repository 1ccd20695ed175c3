from dreamtable.words.associations import Taste
GIVER = Taste(near=1.0, meant=0.0, tied=1.0, written=2.0, sharp=0.8)
