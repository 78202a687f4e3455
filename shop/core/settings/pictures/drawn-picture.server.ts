import { DRAWN, partsOfShopPicture, type ShopPicture } from '../../../../lib/shop-picture.ts'
import type { Media } from '../../../../server/media/media.ts'
import { PAPER } from '../../../ui/identity/look/grounds.ts'
import { loadSharp } from '../../../ui/images/load-sharp.server.ts'

/** Returns a logo or icon as PNG; undefined for none. */
export async function drawnPicture(media: Media, picture: ShopPicture | null): Promise<Buffer | undefined> {
  if (!picture) return undefined
  const [key] = partsOfShopPicture(picture.url.replace('/media/', ''))
  return media.get(key, DRAWN)
}

/** Returns a logo or icon as PNG for light paper, on a dark plate if it would be invisible; undefined for none. */
export async function drawnForPaper(media: Media, picture: ShopPicture | null): Promise<Buffer | undefined> {
  const drawn = await drawnPicture(media, picture)
  if (!drawn || picture?.hiddenOn !== 'light') return drawn
  const sharp = await loadSharp()
  const { height } = await sharp(drawn).metadata()
  const room = Math.round(height / 6)
  const background = PAPER.dark
  return sharp(drawn)
    .flatten({ background })
    .extend({ top: room, right: room, bottom: room, left: room, background })
    .png()
    .toBuffer()
}
