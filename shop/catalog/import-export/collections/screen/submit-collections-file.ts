import { call } from '../../../../../lib/api-client.ts'
import type { FieldErrors } from '../../../../../lib/forms/form-errors.ts'
import { downloadFile } from '../../../../core/admin-kit/download-file.ts'
import { toastApiError } from '../../../../ui/feedback/toast-api-error.ts'
import { uploadTransport } from '../../../products/upload.ts'
import { type CollectionsOfFile, exportCollections, importCollections } from '../collections-csv.contract.ts'

/** The field with the file. A form without a file requests an export. */
export const COLLECTIONS_FILE = 'collections'
export const COLLECTION_PICTURES = 'pictures'
export const SEEN = 'seen'

/** The result of a dry run or import, with the files so that they can be sent again. */
export type CollectionsImportResult =
  | { found: CollectionsOfFile; file: File; pictures: File | undefined }
  | { errors: FieldErrors }
  | null

/** Exports collections, or runs the dry run or import of a file. @returns null after an export */
export async function submitCollectionsFile(form: FormData, signal: AbortSignal): Promise<CollectionsImportResult> {
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
