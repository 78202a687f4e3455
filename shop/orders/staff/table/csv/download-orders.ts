import { downloadFile } from '../../../../catalogue-csv/screens/download-file.ts'
import { toastApiError } from '../../../../feedback/toast-api-error.ts'
import type { filterQuery } from '../table-address.ts'

/** Hands out the orders that are listed now as CSV. */
export async function downloadOrders(filter: ReturnType<typeof filterQuery>): Promise<void> {
  try {
    await downloadFile(`/api/orders.csv?${new URLSearchParams(filter)}`)
  } catch (error) {
    toastApiError(error)
  }
}
