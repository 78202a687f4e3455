import { DRAWN, ICON_SIDE, LOGO_ROOM, type ShopPictureKind, shopPictureName } from '../../../../lib/shop-picture.ts'
import type { MediaFiles } from '../../../../server/media/media.ts'
import { loadSharp } from '../../../ui/images/load-sharp.server.ts'
import { PictureError } from '../../../ui/images/upload/receive-picture.server.ts'
import type { UncroppedPicture } from '../../../ui/images/upload/receive-uncropped.server.ts'
import { hiddenOn } from './hidden-on.server.ts'

/** Pixels per CSS pixel, for dense screens and link previews. */
const DENSITY = 4
/** Maximum aspect ratios: width to height, and 4 times height to width. */
const WIDEST = 10
const TALLEST = 4
const SQUARE_TOLERANCE = 0.02

const NOT_SQUARE = 'The icon must be square.'
const SMALL_ICON = `The icon must be at least ${ICON_SIDE} pixels wide, or an SVG.`
const LONG_LOGO = `The logo may be at most ${WIDEST} times as wide as it is high, and ${TALLEST} times as high as it is wide.`
const NOTHING_SEEN = 'This picture is empty.'

/** The files and size of a logo or icon. */
export interface DrawnShopPicture {
  files: MediaFiles
  /** The file that pages use. */
  file: string
  width: number
  height: number
}

/**
 * Renders a logo or icon in all required sizes.
 * @throws PictureError with the sentence for the field
 */
export async function drawShopPicture(kind: ShopPictureKind, picture: UncroppedPicture): Promise<DrawnShopPicture> {
  const { files, file } = await (kind === 'logo' ? logoOf(picture) : iconOf(picture))
  const drawn = files.get(DRAWN)
  const sharp = await loadSharp()
  const { channels } = await sharp(drawn).stats()
  if (channels[3]?.max === 0) throw new PictureError(NOTHING_SEEN)
  const { width, height } = await sharp(drawn).metadata()
  return { files, file, width, height }
}

async function logoOf({ width, height, svg, draw }: UncroppedPicture) {
  if (width / height > WIDEST || height / width > TALLEST) throw new PictureError(LONG_LOGO)
  const room = Math.min(LOGO_ROOM.width / width, LOGO_ROOM.height / height)
  // Drawings scale to any size; photographs are never enlarged.
  const scale = svg ? room : Math.min(room, 1)
  const pixels = (times: number): [number, number] => [whole(width * times), whole(height * times)]
  const [wide, high] = pixels(scale)
  const drawn = await draw(...pixels(svg ? scale * DENSITY : Math.min(room * DENSITY, 1)))
  const size = { width: wide, height: high, hiddenOn: await hiddenOn(drawn) }
  const name = (type: string) => shopPictureName('logo', size, type)
  const shown: [string, Buffer] = svg
    ? [name('svg'), Buffer.from(svg(wide, high))]
    : [name('webp'), await (await loadSharp())(drawn).webp({ lossless: true }).toBuffer()]
  return { files: new Map([shown, [DRAWN, drawn]]), file: shown[0] }
}

async function iconOf({ width, height, svg, draw }: UncroppedPicture) {
  if (Math.abs(width / height - 1) > SQUARE_TOLERANCE) throw new PictureError(NOT_SQUARE)
  if (!svg && Math.min(width, height) < ICON_SIDE) throw new PictureError(SMALL_ICON)
  const drawn = await draw(ICON_SIDE, ICON_SIDE)
  const size = { width: ICON_SIDE, height: ICON_SIDE, hiddenOn: await hiddenOn(drawn) }
  const name = (type: string) => shopPictureName('icon', size, type)
  const shown: [string, Buffer] = svg ? [name('svg'), Buffer.from(svg(ICON_SIDE, ICON_SIDE))] : [name('png'), drawn]
  return { files: new Map([shown, [DRAWN, drawn]]), file: shown[0] }
}

const whole = (pixels: number) => Math.max(1, Math.round(pixels))
