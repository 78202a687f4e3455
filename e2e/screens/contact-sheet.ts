import { basename } from 'node:path'
import sharp from 'sharp'

const SHEET_WIDTH = 1_800
const GAP = 12
const LABEL = 22

/** Puts many pictures small on one, each under its name, so that whatever looks unlike the others stands out. */
export async function contactSheet(file: string, pictures: readonly string[], across: number): Promise<void> {
  const width = Math.floor((SHEET_WIDTH - GAP) / across) - GAP
  const height = Math.round(width * 1.25)
  const tiles = await Promise.all(
    pictures.map(async (picture, index) => {
      const left = GAP + (index % across) * (width + GAP)
      const top = GAP + Math.floor(index / across) * (height + LABEL + GAP)
      const input = await sharp(picture)
        .resize({ width })
        .toBuffer()
        .then((small) => sharp(small).resize({ width, height, fit: 'cover', position: 'top' }).toBuffer())
      return [
        { input: label(basename(picture, '.png'), width), left, top },
        { input, left, top: top + LABEL },
      ]
    }),
  )
  const rows = Math.ceil(pictures.length / across)
  await sharp({
    create: {
      width: SHEET_WIDTH,
      height: GAP + rows * (height + LABEL + GAP),
      channels: 3,
      background: { r: 128, g: 128, b: 128 },
    },
  })
    .composite(tiles.flat())
    .jpeg({ quality: 82 })
    .toFile(file)
}

const label = (text: string, width: number) =>
  Buffer.from(
    `<svg width="${width}" height="${LABEL}"><text x="2" y="15" font-size="12" font-family="sans-serif" fill="white">${text}</text></svg>`,
  )
