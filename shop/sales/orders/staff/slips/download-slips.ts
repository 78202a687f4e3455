import { downloadFile } from '../../../../core/admin-kit/download-file.ts'
import { toastApiError } from '../../../../ui/feedback/toast-api-error.ts'

/** Downloads the packing slips of orders as one PDF for printing. */
export async function downloadSlips(ids: readonly number[]): Promise<void> {
  try {
    await downloadFile(`/api/packing_slips.pdf?orders=${ids.join()}`)
  } catch (error) {
    toastApiError(error)
  }
}
