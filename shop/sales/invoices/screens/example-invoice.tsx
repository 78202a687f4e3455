import { texts } from '#texts/sales/invoices/screens'
import { DownloadButton } from '../../../core/admin-kit/download-button.tsx'

/** Downloads an example invoice with the saved settings. */
export const ExampleInvoice = () => (
  <DownloadButton address="/api/documents/preview.pdf" className="mt-6">
    {texts.exampleInvoice}
  </DownloadButton>
)
