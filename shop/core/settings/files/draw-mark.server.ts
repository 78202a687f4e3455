import type { AccentColours, ShopIdentity } from '../../../../lib/shop-identity.ts'
import type { Media } from '../../../../server/media/media.ts'
import { DEFAULT_ACCENT } from '../../../ui/identity/look/grounds.ts'
import { loadAccentColours } from '../../../ui/identity/look/load-accent-colours.server.ts'
import { loadSharp } from '../../../ui/images/load-sharp.server.ts'
import { withSvgDecoding } from '../../../ui/images/upload/store-picture.server.ts'
import { drawnPicture } from '../pictures/drawn-picture.server.ts'
import { iconDrawing } from './icon-drawing.server.ts'
import { ownerIcon } from './owner-icon.server.ts'

/** In pixels, for print resolution. */
const BESIDE_THE_NAME = 144

/** Returns the shop's accent in both themes. */
export async function accentOf({ accent }: Pick<ShopIdentity, 'accent'>): Promise<AccentColours> {
  if (accent) return accent
  const { accentColours } = await loadAccentColours()
  const own = accentColours(DEFAULT_ACCENT)
  if (!own) throw new Error('The contrast of the default accent colour is too low.')
  return own
}

/** Renders the icon or the mark as PNG with this width in pixels. */
export async function drawMark(
  identity: Pick<ShopIdentity, 'mark' | 'accent' | 'icon'>,
  media: Media,
  side: number,
  place: 'tile' | 'square' | 'maskable' = 'tile',
): Promise<Buffer> {
  const icon = await drawnPicture(media, identity.icon)
  return icon
    ? ownerIcon(icon, place, side, identity.icon?.hiddenOn)
    : pngOf(iconDrawing(identity.mark, await accentOf(identity), place), side)
}

/** Renders the icon or the mark for light paper. Pictures that are invisible there get their own background. */
export const drawMarkOnPaper = (
  identity: Pick<ShopIdentity, 'mark' | 'accent' | 'icon'>,
  media: Media,
): Promise<Buffer> =>
  drawMark(identity, media, BESIDE_THE_NAME, identity.icon?.hiddenOn === 'light' ? 'square' : 'tile')

const signs = new WeakMap<ShopIdentity, Promise<Buffer>>()

/** Returns the logo, icon or mark for e-mails as PNG. Cached per identity object. */
export function emailLogo(identity: ShopIdentity, media: Media): Promise<Buffer> {
  const drawn = signs.get(identity) ?? drawSign(identity, media)
  signs.set(identity, drawn)
  drawn.catch(() => signs.delete(identity))
  return drawn
}

const drawSign = async (identity: ShopIdentity, media: Media): Promise<Buffer> =>
  (await drawnPicture(media, identity.logo?.light ?? null)) ?? drawMarkOnPaper(identity, media)

/** Renders at a density that needs no scaling afterwards. */
export const pngOf = (svg: string, width: number): Promise<Buffer> =>
  withSvgDecoding(async () =>
    (await loadSharp())(Buffer.from(svg), { density: 300 }).resize({ width }).png({ palette: true }).toBuffer(),
  )
