import type { Ground } from '../../../../lib/shop-picture.ts'
import { PAPER } from '../../../ui/identity/look/grounds.ts'
import { loadSharp } from '../../../ui/images/load-sharp.server.ts'

/** Of the side: whoever shows the icon may cut it to a circle of four fifths, and nothing of it is to be lost. */
const MASKABLE = 0.5625

/**
 * Makes an icon of the owner's picture: as it is, on a ground, or on a ground with room around it.
 * @param hiddenOn the ground on which it cannot be seen
 */
export async function ownIcon(
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

/** Puts a picture into an SVG, for whoever asks for one. */
export const pictureAsSvg = (png: Buffer): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><image width="1" height="1" href="data:image/png;base64,${png.toString('base64')}"/></svg>`

/** Puts a picture that cannot be seen on the ground of a theme into an SVG, which in that theme lays a plate of the other one under it. */
export const onPlate = (png: Buffer, hiddenOn: Ground): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><style>rect{fill:none}@media(prefers-color-scheme:${hiddenOn}){rect{fill:${PAPER[hiddenOn === 'light' ? 'dark' : 'light']}}}</style><rect width="40" height="40" rx="8"/><image x="4" y="4" width="32" height="32" href="data:image/png;base64,${png.toString('base64')}"/></svg>`

/** The colour that an icon has in all its corners; paper on which it is seen where one can see through them, or they are not the same. */
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
