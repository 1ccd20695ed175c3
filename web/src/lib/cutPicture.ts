/**
 * Cuts a picture to the shape of a card and makes it small, on this device.
 *
 * It is drawn anew, so that nothing of the file goes on but what is to be seen: no place, no time, no name.
 */
export const WIDTH = 480
export const HEIGHT = 720
const LARGEST = 131_072
const QUALITIES = [0.82, 0.7, 0.55, 0.4]

/** The part of a picture of this size that a card shows: as much as possible, from its middle. */
export function cut(width: number, height: number) {
  const scale = Math.min(width / WIDTH, height / HEIGHT)
  const [w, h] = [WIDTH * scale, HEIGHT * scale]
  return { x: (width - w) / 2, y: (height - h) / 2, w, h }
}

/** The picture in a file as a small one for a card; null if this browser cannot open it. */
export async function cutPicture(file: Blob): Promise<Blob | null> {
  const whole = await createImageBitmap(file).catch(() => null)
  if (!whole) return null
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')!
  pen.fillStyle = '#f3e6cb' // behind what is transparent
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.imageSmoothingQuality = 'high'
  const { x, y, w, h } = cut(whole.width, whole.height)
  pen.drawImage(whole, x, y, w, h, 0, 0, WIDTH, HEIGHT)
  whole.close()
  // A browser that cannot write WebP hands out something else.
  for (const type of ['image/webp', 'image/jpeg'])
    for (const quality of QUALITIES) {
      const found = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality))
      if (found?.type === type && found.size <= LARGEST) return found
    }
  return null
}
