import type { Database } from '../../../../server/db/open.ts'
import { withForm } from '../../../../server/http/read-form.ts'
import { refuseFields } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { imageUrl } from '../../../ui/images/image-url.ts'
import { insertImages, markUsed } from '../../../ui/images/images-store.server.ts'
import type { StoredPicture } from '../../../ui/images/renditions.server.ts'
import { limitsOfPicture, receivedPicture } from '../../../ui/images/upload/received-picture.server.ts'
import { uploadPagePicture } from './page-pictures.contract.ts'
import { MAX_PICTURE_MB, type PagePicture, pictureErrors, picturesIn } from './page-text.contract.ts'

const LIMITS = limitsOfPicture(MAX_PICTURE_MB)

/** Returns a stored picture in its API form. */
export const pagePicture = ({ key, width, height }: StoredPicture): PagePicture => ({
  picture: imageUrl(key, 1920),
  width,
  height,
})

/** Registers the upload of pictures for pages. */
export function pagePictureEndpoints(app: ShopApp, { db, clock, config, media }: Services): void {
  app.route({
    ...uploadPagePicture,
    handler: async (request) => {
      const stored = await withForm(request, LIMITS, config.dataDir, async (form) => {
        const received = await receivedPicture(media, form, { megabytes: MAX_PICTURE_MB })
        await insertImages(db, [received], clock())
        return received
      })
      return pagePicture(stored)
    },
  })
}

/**
 * Checks the pictures of a text and protects them from the sweep.
 * @returns their keys
 * @throws Refusal with the error at `text`
 */
export async function checkPagePictures(tx: Database, text: string): Promise<string[]> {
  const errors = pictureErrors(text)
  if (errors.length > 0) throw refuseFields({ text: errors })
  const keys = picturesIn(text)
  const known = await markUsed(tx, keys)
  const missing = keys.find((key) => !known.has(key))
  if (missing !== undefined)
    throw refuseFields({ text: [`This picture no longer exists. Upload it again: ${imageUrl(missing, 1920)}`] })
  return keys
}
