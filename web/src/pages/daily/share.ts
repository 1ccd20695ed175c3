/** A result of the day that can be shown to everybody: it says how it went, and nothing about the cards. */
import { d } from '../../lib/words/historyPuzzlesDaily'

export interface Shared {
  day: string
  title: string
  points: string
  won: boolean
  /** Of the others on this server, how many did worse: 0 to 1; null if nobody else has finished. */
  share: number | null
  nights: number
}

/** The result as a line of text. */
export function line({ day, title, points, won, nights }: Shared): string {
  const said = d.daily.line({ day, game: title, points, won: won ? 'yes' : 'no' })
  return nights ? `${said} · ${d.daily.lineNights({ n: nights })}` : said
}

const [WIDTH, HEIGHT] = [1200, 630]
const TITLE = 'Fraunces, Georgia, serif'

/** The result as a picture: a night sky with the game's cover, what was reached, and the nights in a row as moons. */
export async function picture(shared: Shared, cover: string): Promise<string> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')!
  const sky = pen.createLinearGradient(0, 0, 0, HEIGHT)
  sky.addColorStop(0, '#0d1136')
  sky.addColorStop(1, '#3a2a6a')
  pen.fillStyle = sky
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.fillStyle = '#ffffff88'
  for (let i = 0; i < 70; i++)
    pen.fillRect((i * i * 37 + i * 191) % WIDTH, (i * i * 53 + i * 97) % HEIGHT, 1 + (i % 3), 1 + (i % 3))
  const image = await loaded(cover)
  if (image) {
    pen.fillStyle = '#fffaf0'
    pen.fillRect(64, 78, 372, 474)
    const [width, height] = [352, 454]
    const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight)
    const [w, h] = [width / scale, height / scale]
    pen.drawImage(
      image,
      (image.naturalWidth - w) / 2,
      (image.naturalHeight - h) / 3,
      w,
      h,
      74,
      88,
      width,
      height,
    )
  }
  const write = (text: string, y: number, size: number, colour: string, weight = 520) => {
    pen.font = `${weight} ${size}px ${TITLE}`
    pen.fillStyle = colour
    pen.fillText(text, 490, y, WIDTH - 540)
  }
  write('Dreamtable', 130, 34, '#ffd27a')
  write(shared.day, 176, 30, '#dad4ee', 400)
  write(shared.title, 270, 64, '#fffaf0')
  write(
    `${shared.won ? '★ ' : ''}${shared.points || (shared.won ? d.daily.won : d.daily.lost)}`,
    350,
    54,
    '#ffd27a',
  )
  if (shared.nights) {
    write(d.daily.lineNights({ n: shared.nights }), 440, 30, '#dad4ee', 400)
    for (let i = 0; i < Math.min(shared.nights, 14); i++) {
      pen.beginPath()
      pen.arc(508 + i * 46, 490, 16, 0, 2 * Math.PI)
      pen.fillStyle = '#d68a1e'
      pen.fill()
    }
  }
  return canvas.toDataURL('image/png')
}

function loaded(source: string): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => resolve(null)
    image.src = source
  })
}
