import { DRAWN, partsOfShopPicture, type ShopPicture } from '../../../lib/shop-picture.ts'
import type { Media } from '../../../server/media/media.ts'

/** Returns a logo or an icon as PNG; undefined where there is none. */
export async function drawnPicture(media: Media, picture: ShopPicture | null): Promise<Buffer | undefined> {
  if (!picture) return undefined
  const [key] = partsOfShopPicture(picture.url.replace('/media/', ''))
  return media.get(key, DRAWN)
}
