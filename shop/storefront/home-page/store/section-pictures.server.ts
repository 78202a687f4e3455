import { type Form, withForm } from '../../../../server/http/read-form.ts'
import { refuseFields } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { imageUrl } from '../../../ui/images/image-url.ts'
import { insertImages } from '../../../ui/images/images-store.server.ts'
import type { StoredPicture } from '../../../ui/images/renditions.server.ts'
import { parseCrop } from '../../../ui/images/upload/parse-crop.ts'
import { PictureError, receivePicture } from '../../../ui/images/upload/receive-picture.server.ts'
import { MAX_SECTION_PICTURE_MB, PICTURE_SHAPES, type PictureShape, uploadHomePicture } from './edit-home.contract.ts'

const MIB = 1024 * 1024
const LIMITS = {
  files: 1,
  fields: 10,
  fileSize: MAX_SECTION_PICTURE_MB * MIB,
  total: (MAX_SECTION_PICTURE_MB + 1) * MIB,
}

/** Registers the endpoint that uploads pictures of sections. The sweep removes unused ones. */
export function sectionPictureEndpoint(app: ShopApp, { db, clock, config, media }: Services): void {
  app.route({
    ...uploadHomePicture,
    handler: (request, reply) =>
      withForm(request, LIMITS, config.dataDir, async (form) => {
        const picture = await received(form)
        await insertImages(db, [picture], clock())
        return reply.code(201).send({ picture: imageUrl(picture.key, 1920) })
      }),
  })

  async function received({ files, texts }: Form): Promise<StoredPicture> {
    const fields = Object.fromEntries(texts)
    const file = files.get('picture')
    const no = (why: string) => refuseFields({ picture: [why] })
    if (!file) throw no('No file was submitted.')
    if (file.isTooLarge) throw no(`Ensure the file is at most ${MAX_SECTION_PICTURE_MB} MB.`)
    if (file.bytes === 0) throw no('The submitted file is empty.')
    const shape = fields.shape ?? 'picture'
    if (!isShape(shape)) throw refuseFields({ shape: [`"${shape}" is not a valid choice.`] })
    const crop = parseCrop(fields)
    return receivePicture(media, { path: file.path, crop, aspect: PICTURE_SHAPES[shape] }).catch((error: unknown) => {
      throw error instanceof PictureError ? no(error.message) : error
    })
  }
}

const isShape = (shape: string): shape is PictureShape => Object.hasOwn(PICTURE_SHAPES, shape)
