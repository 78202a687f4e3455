import { basename } from 'node:path'
import sharp from 'sharp'

const SHEET_WIDTH = 1_800
const GAP = 12
const LABEL = 22
const TABLET = 768

/** Combines pictures into a contact sheet with names, so that deviations are visible. */
export async function contactSheet(file: string, pictures: readonly string[], across: number): Promise<void> {
  const width = Math.floor((SHEET_WIDTH - GAP) / across) - GAP
  const { width: wide = 1 } = await sharp(pictures[0]).metadata()
  // A window of 900 pixels; more of the page for phones.
  const height = Math.round((width / wide) * (wide < TABLET ? 1_350 : 900))
  const tiles = await Promise.all(
    pictures.map(async (picture, index) => {
      const left = GAP + (index % across) * (width + GAP)
      const top = GAP + Math.floor(index / across) * (height + LABEL + GAP)
      const input = await sharp(picture)
        .resize({ width })
        .toBuffer()
        .then((small) => topOf(small, height))
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

/** Crops a picture to its top, or extends it. */
async function topOf(picture: Buffer, height: number): Promise<Buffer> {
  const { width, height: own } = await sharp(picture).metadata()
  return sharp(picture)
    .extract({ left: 0, top: 0, width, height: Math.min(height, own) })
    .toBuffer()
}

const label = (text: string, width: number) =>
  Buffer.from(
    `<svg width="${width}" height="${LABEL}"><text x="2" y="15" font-size="12" font-family="sans-serif" fill="white">${text}</text></svg>`,
  )
