import { downloadFile } from '../../../../../catalog/import-export/screens/download-file.ts'
import { toastApiError } from '../../../../../ui/feedback/toast-api-error.ts'
import type { filterQuery } from '../table-address.ts'

/** Downloads the listed orders as CSV. */
export async function downloadOrders(filter: ReturnType<typeof filterQuery>): Promise<void> {
  try {
    await downloadFile(`/api/orders.csv?${new URLSearchParams(filter)}`)
  } catch (error) {
    toastApiError(error)
  }
}
