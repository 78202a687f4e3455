import { texts } from '#texts/admin/customers'
import { downloadFile } from '../../../catalog/import-export/screens/download-file.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import type { filterQuery } from '../table/table-address.ts'

/** Downloads the listed customers as CSV. */
export async function downloadCustomers(filter: ReturnType<typeof filterQuery>): Promise<void> {
  try {
    await downloadFile(`/api/customers.csv?${new URLSearchParams(filter)}`)
    toast({ kind: 'success', text: texts.dataDownloaded })
  } catch (error) {
    toastApiError(error)
  }
}
