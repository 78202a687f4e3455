import { texts } from '#texts/sales/invoices/screens'
import { DownloadButton } from '../../../core/admin-kit/download-button.tsx'
import { Price } from '../../../ui/price.tsx'
import { Day } from '../../../ui/time.tsx'
import type { DocumentItem } from '../documents.contract.ts'

interface DocumentListProps<Item extends DocumentItem> {
  documents: readonly Item[]
  /** Returns the address of a PDF. */
  fileOf: (document: Item) => string
}

/** Invoices and credit notes with their downloads. */
export function DocumentList<Item extends DocumentItem>({ documents, fileOf }: DocumentListProps<Item>) {
  return (
    <ul data-rows="" className="divide-y divide-line border-line border-y">
      {documents.map((document) => (
        <li key={document.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
          <span className="min-w-0 flex-1 text-sm">
            <span className="block font-medium wrap-anywhere">{texts.named(document.kind, document.number)}</span>
            <span className="block text-muted">
              <Day of={document.issued_on} />
              {' · '}
              {document.kind === 'credit_note' && '−'}
              <Price of={document.total} className="tabular-nums" />
            </span>
            {document.is_replaced && <span className="block text-muted">{texts.replaced}</span>}
          </span>
          <DownloadDocument document={document} address={fileOf(document)} />
        </li>
      ))}
    </ul>
  )
}

/** Downloads the PDF of a document. */
export const DownloadDocument = ({ document, address }: { document: DocumentItem; address: string }) => (
  <DownloadButton address={address} label={texts.download(texts.named(document.kind, document.number))}>
    {texts.downloadPdf}
  </DownloadButton>
)
