import { call } from '../../../../../lib/api-client.ts'
import type { FieldErrors } from '../../../../../lib/forms/form-errors.ts'
import { toastApiError } from '../../../../ui/feedback/toast-api-error.ts'
import { uploadTransport } from '../../../products/upload.ts'
import { downloadFile } from '../../screens/download-file.ts'
import { type CollectionsOfFile, exportCollections, importCollections } from '../collections-csv.contract.ts'

/** The field with the file; without a file in it, the collections are taken along. */
export const COLLECTIONS_FILE = 'collections'
export const COLLECTION_PICTURES = 'pictures'
export const SEEN = 'seen'

/** What a file would do, or has done, and the file itself, to be sent again once that was seen. */
export type BroughtCollections =
  | { found: CollectionsOfFile; file: File; pictures: File | undefined }
  | { errors: FieldErrors }
  | null

/** Takes collections along, looks what a file of them would do, or lets it in. @returns null for what was taken along */
export async function bringCollections(form: FormData, signal: AbortSignal): Promise<BroughtCollections> {
  const file = form.get(COLLECTIONS_FILE)
  try {
    if (!(file instanceof File)) {
      await downloadFile(exportCollections.url)
      return null
    }
    if (file.size === 0) form.delete(COLLECTIONS_FILE)
    const zip = form.get(COLLECTION_PICTURES)
    const pictures = zip instanceof File && zip.size > 0 ? zip : undefined
    if (!pictures) form.delete(COLLECTION_PICTURES)
    return { found: await call(uploadTransport(signal), importCollections, { body: form }), file, pictures }
  } catch (error) {
    return { errors: toastApiError(error) }
  }
}
