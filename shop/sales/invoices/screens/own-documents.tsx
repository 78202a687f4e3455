import { texts } from '#texts/sales/invoices/screens'
import type { DocumentItem } from '../documents.contract.ts'
import { DocumentList } from './document-list.tsx'

/** The invoices and credit notes of a customer's order; nothing without any. */
export function OwnDocuments({ order, documents }: { order: number; documents: readonly DocumentItem[] }) {
  if (documents.length === 0) return null
  return (
    <section aria-labelledby="documents" className="mt-8">
      <h2 id="documents" className="mb-3 font-semibold text-base">
        {texts.documents}
      </h2>
      <DocumentList documents={documents} fileOf={({ id }) => `/api/orders/${order}/documents/${id}/file.pdf`} />
    </section>
  )
}
