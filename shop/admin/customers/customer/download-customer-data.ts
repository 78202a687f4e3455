import { texts } from '#texts/admin/customers'
import { call } from '../../../../lib/api-client.ts'
import { browserTransport } from '../../../core/auth/browser-transport.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { saveFile } from '../../../ui/save-file.ts'
import { exportCustomer } from '../customers.contract.ts'

/** Downloads the export of a customer's data as a file. */
export async function downloadCustomerData(id: number): Promise<void> {
  try {
    const known = await call(browserTransport, exportCustomer, { params: { id: String(id) } })
    saveFile(`customer-${id}.json`, new Blob([JSON.stringify(known, null, 2)], { type: 'application/json' }))
    toast({ kind: 'success', text: texts.dataDownloaded })
  } catch (error) {
    toastApiError(error)
  }
}
