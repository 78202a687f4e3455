import type { Ground } from '../../../../lib/shop-picture.ts'
import { PAPER } from '../../../ui/identity/look/grounds.ts'
import { loadSharp } from '../../../ui/images/load-sharp.server.ts'

/**
 * Side of the picture in a maskable icon, relative to the icon: the diagonal must fit the safe circle of four fifths.
 */
const MASKABLE = 0.5625

/**
 * Creates an icon from the owner's picture: unchanged, on a background, or on a background with a margin.
 * @param hiddenOn the background on which it is invisible
 */
export async function ownerIcon(
  drawn: Buffer,
  place: 'tile' | 'square' | 'maskable',
  side: number,
  hiddenOn?: Ground,
): Promise<Buffer> {
  const sharp = await loadSharp()
  if (place === 'tile') return sharp(drawn).resize(side, side).png().toBuffer()
  const background = await groundOf(drawn, hiddenOn)
  const inner = place === 'maskable' ? Math.round(side * MASKABLE) : side
  const around = { top: Math.floor((side - inner) / 2), left: Math.floor((side - inner) / 2) }
  const icon = await sharp(drawn).resize(inner, inner).png().toBuffer()
  return sharp({ create: { width: side, height: side, channels: 4, background } })
    .composite([{ input: icon, ...around }])
    .flatten()
    .png()
    .toBuffer()
}

/** Wraps a PNG in an SVG, for addresses that serve SVG. */
export const pictureAsSvg = (png: Buffer): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><image width="1" height="1" href="data:image/png;base64,${png.toString('base64')}"/></svg>`

/** Wraps a PNG that is invisible in one theme in an SVG that adds a plate in that theme. */
export const onPlate = (png: Buffer, hiddenOn: Ground): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><style>rect{fill:none}@media(prefers-color-scheme:${hiddenOn}){rect{fill:${PAPER[hiddenOn === 'light' ? 'dark' : 'light']}}}</style><rect width="40" height="40" rx="8"/><image x="4" y="4" width="32" height="32" href="data:image/png;base64,${png.toString('base64')}"/></svg>`

/** Returns the colour of all four corners of an icon; a suitable paper colour if they are transparent or differ. */
async function groundOf(drawn: Buffer, hiddenOn: Ground | undefined) {
  const sharp = await loadSharp()
  const { data, info } = await sharp(drawn).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]
  const [right, bottom] = [info.width - 1, info.height - 1]
  const corners = [at(0, 0), at(right, 0), at(0, bottom), at(right, bottom)]
  const [r = 0, g = 0, b = 0, alpha] = corners[0] ?? []
  const isOne = alpha === 255 && corners.every((corner) => String(corner) === String(corners[0]))
  return isOne ? { r, g, b, alpha: 1 } : PAPER[hiddenOn === 'light' ? 'dark' : 'light']
}
