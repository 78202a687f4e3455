import type { Form } from '../../../../server/http/read-form.ts'
import { refuseFields } from '../../../../server/http/refusal.ts'
import type { Media } from '../../../../server/media/media.ts'
import type { StoredPicture } from '../renditions.server.ts'
import { parseCrop } from './parse-crop.ts'
import { PictureError, receivePicture, uprightSize } from './receive-picture.server.ts'

const MIB = 1024 * 1024

/** Returns the limits of a form with one picture. @param megabytes the largest size of its file */
export const limitsOfPicture = (megabytes: number) => ({
  ...{ files: 1, fields: 10 },
  ...{ fileSize: megabytes * MIB, total: (megabytes + 1) * MIB },
})

/**
 * Stores the picture in the field `picture` of a form.
 * @param aspect aspect ratio of the crop area; undefined: that of the picture, without cropping
 * @throws Refusal 400 at `picture`
 */
export async function receivedPicture(
  media: Media,
  form: Form,
  { megabytes, aspect }: { megabytes: number; aspect?: number | undefined },
): Promise<StoredPicture> {
  const file = form.files.get('picture')
  const no = (why: string) => refuseFields({ picture: [why] })
  if (!file) throw no('No file was submitted.')
  if (file.isTooLarge) throw no(`Ensure the file is at most ${megabytes} MB.`)
  if (file.bytes === 0) throw no('The submitted file is empty.')
  const crop = aspect === undefined ? undefined : parseCrop(Object.fromEntries(form.texts))
  try {
    return await receivePicture(media, { path: file.path, crop, aspect: aspect ?? (await ownAspect(file.path)) })
  } catch (error) {
    throw error instanceof PictureError ? no(error.message) : error
  }
}

async function ownAspect(path: string): Promise<number> {
  const { width, height } = await uprightSize({ path })
  return width / height
}
