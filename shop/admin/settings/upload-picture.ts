import { CallFailed, type FieldTexts } from '../../../lib/api-client.ts'
import type { Api } from '../../core/api.ts'
import { uploadShopPicture } from '../../core/settings/pictures/shop-pictures.contract.ts'
import { refusalText } from '../../ui/feedback/error-message.ts'

/** The result of uploading a picture. */
export type UploadedPicture = { picture: string; leftOut: string } | { pictureError: string }

/** Uploads a logo or an icon. It is used once settings that refer to it are saved. */
export async function uploadPicture(api: Api, form: FormData): Promise<UploadedPicture> {
  try {
    const { picture, left_out } = await api(uploadShopPicture, { body: form })
    return { picture, leftOut: left_out }
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error
    return { pictureError: sentenceAt(error.error) ?? refusalText(error) }
  }
}

function sentenceAt({ picture }: FieldTexts): string | undefined {
  return Array.isArray(picture) ? picture.join(' ') : undefined
}
