import { withForm } from '../../../../server/http/read-form.ts'
import { refuseFields } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { imageUrl } from '../../../ui/images/image-url.ts'
import { insertImages } from '../../../ui/images/images-store.server.ts'
import { limitsOfPicture, receivedPicture } from '../../../ui/images/upload/received-picture.server.ts'
import { MAX_SECTION_PICTURE_MB, PICTURE_SHAPES, type PictureShape, uploadHomePicture } from './edit-home.contract.ts'

const LIMITS = limitsOfPicture(MAX_SECTION_PICTURE_MB)

/** Registers the endpoint that uploads pictures of sections. The sweep removes unused ones. */
export function sectionPictureEndpoint(app: ShopApp, { db, clock, config, media }: Services): void {
  app.route({
    ...uploadHomePicture,
    handler: (request) =>
      withForm(request, LIMITS, config.dataDir, async (form) => {
        const { shape = 'picture' } = Object.fromEntries(form.texts)
        if (!isShape(shape)) throw refuseFields({ shape: [`"${shape}" is not a valid choice.`] })
        const aspect = PICTURE_SHAPES[shape]
        const picture = await receivedPicture(media, form, { megabytes: MAX_SECTION_PICTURE_MB, aspect })
        await insertImages(db, [picture], clock())
        return { picture: imageUrl(picture.key, 1920) }
      }),
  })
}

const isShape = (shape: string): shape is PictureShape => Object.hasOwn(PICTURE_SHAPES, shape)
