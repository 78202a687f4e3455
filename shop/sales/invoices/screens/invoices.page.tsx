import { href, Link, useNavigate } from 'react-router'
import { texts } from '#texts/sales/invoices/screens'
import type { ResponseOf } from '../../../../lib/endpoint.ts'
import { DownloadButton } from '../../../core/admin-kit/download-button.tsx'
import { ForRole } from '../../../core/admin-kit/for-role.tsx'
import { DayField } from '../../../core/admin-kit/lists/day-field.tsx'
import { EmptyState } from '../../../core/admin-kit/lists/empty-state.tsx'
import { FilterSelect } from '../../../core/admin-kit/lists/filter-select.tsx'
import { OlderPages } from '../../../core/admin-kit/lists/older-pages.tsx'
import { ResultCount } from '../../../core/admin-kit/lists/result-count.tsx'
import { TableSearch } from '../../../core/admin-kit/lists/table-search.tsx'
import { staffPage } from '../../../core/admin-kit/staff-page.tsx'
import { Price } from '../../../ui/price.tsx'
import { SAME_SCREEN } from '../../../ui/same-screen.ts'
import { Day } from '../../../ui/time.tsx'
import { DOCUMENT_KINDS } from '../document-kinds.contract.ts'
import { listDocuments, type StaffDocument } from '../documents.contract.ts'
import { DownloadDocument } from './document-list.tsx'
import { type InvoicesAddress, invoicesAddress, readInvoicesAddress } from './invoices-address.ts'

const screen = staffPage(() => ({
  load: async (api, { query }) => {
    const view = readInvoicesAddress(query)
    return { view, found: await api(listDocuments, { query: view }) }
  },
  title: texts.invoices,
  reason: texts.onlyStaff,
  failedToLoad: texts.failedToLoad,
  view: (data) => <Invoices {...data} />,
}))

export const { clientLoader, meta, handle } = screen
export default screen.Page

function Invoices({ view, found }: { view: InvoicesAddress; found: ResponseOf<typeof listDocuments> }) {
  const { results, next, delayed, void_numbers } = found
  const { before, ...filters } = view
  const isFiltered = Object.keys(filters).length > 0
  return (
    <div data-wide className="max-w-6xl">
      {delayed > 0 && (
        <div className="mb-5 rounded-control bg-warn-soft px-4 py-3 text-sm text-warn">
          <p>{texts.delayed(delayed)}</p>
          <ForRole needed="owner">
            <Link
              to={href('/admin/settings/:group?', { group: 'legal' })}
              className="font-medium underline underline-offset-4"
            >
              {texts.openSettings}
            </Link>
          </ForRole>
        </div>
      )}
      <Filters view={view} />
      <div className="mt-6 mb-3 flex flex-wrap items-center justify-between gap-3">
        <ResultCount>{texts.shown(results.length)}</ResultCount>
        <Archive from={view.from} until={view.until} />
      </div>
      {results.length === 0 ? (
        <EmptyState>{isFiltered ? texts.noneFound : texts.noneYet}</EmptyState>
      ) : (
        <DocumentTable documents={results} />
      )}
      {void_numbers.length > 0 && (
        <section className="mt-6 text-muted text-sm">
          <h2 className="font-medium">{texts.voidNumbers}</h2>
          <ul>
            {void_numbers.map(({ first, last, reason }) => (
              <li key={first}>{texts.voidRange(first, last, reason)}</li>
            ))}
          </ul>
        </section>
      )}
      <OlderPages
        label={texts.pages}
        newest={before === undefined ? undefined : invoicesAddress(filters)}
        older={next === null ? undefined : invoicesAddress({ ...filters, before: next })}
      />
    </div>
  )
}

function Archive({ from, until }: Pick<InvoicesAddress, 'from' | 'until'>) {
  if (!from || !until) return <p className="text-muted text-sm">{texts.choosePeriod}</p>
  const address = `/api/documents/archive.zip?${new URLSearchParams({ from, until })}`
  return <DownloadButton address={address}>{texts.downloadAll}</DownloadButton>
}

/** Filters by number or customer, kind and period. They are part of the address. */
function Filters({ view }: { view: InvoicesAddress }) {
  const navigate = useNavigate()
  const show = (change: Partial<InvoicesAddress>) => {
    const { before: _, ...filters } = view
    void navigate(invoicesAddress({ ...filters, ...change }), { state: SAME_SCREEN })
  }
  return (
    <search className="flex flex-wrap items-center gap-3">
      <TableSearch
        name="search"
        label={texts.searchLabel}
        words={view.search ?? ''}
        maxLength={100}
        find={(search) => show({ search })}
        className="min-w-56 max-sm:basis-full"
      />
      <FilterSelect
        label={texts.kind}
        all={texts.allKinds}
        value={view.kind}
        choices={DOCUMENT_KINDS.map((kind) => [kind, texts.kinds[kind]] as const)}
        choose={(kind) => show({ kind })}
        className="max-sm:w-full"
      />
      <div className="flex items-center gap-3 max-sm:w-full max-sm:*:flex-1">
        <DayField label={texts.from} day={view.from} change={(from) => show({ from })} />
        <DayField label={texts.until} day={view.until} change={(until) => show({ until })} />
      </div>
    </search>
  )
}

/** The state of a document at the e-invoicing platform; nothing without one. */
function Submission({ of }: { of: StaffDocument['submission'] }) {
  if (!of) return null
  const isRejected = of.state === 'rejected'
  return (
    <span className={`block font-normal wrap-anywhere ${isRejected ? 'text-warn' : 'text-muted'}`}>
      {isRejected && of.reason !== '' ? texts.rejectedBecause(of.reason) : texts.submissions[of.state]}
    </span>
  )
}

function DocumentTable({ documents }: { documents: readonly StaffDocument[] }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-sm max-md:block">
        <caption className="sr-only">{texts.invoices}</caption>
        <thead className="max-md:sr-only">
          <tr className="border-line border-b text-left text-muted">
            {[texts.number, texts.date, texts.order, texts.customer].map((name) => (
              <th key={name} scope="col" className="py-2 pr-4 font-medium">
                {name}
              </th>
            ))}
            <th scope="col" className="py-2 pr-4 text-right font-medium">
              {texts.total}
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              {texts.file}
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {documents.map((document) => (
            <tr
              key={document.id}
              className="border-line border-b max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-4 max-md:py-2 max-md:*:p-0"
            >
              <th scope="row" className="py-2 pr-4 text-left font-medium">
                {document.number}
                <span className="block font-normal text-muted">{texts.kinds[document.kind]}</span>
                <Submission of={document.submission} />
              </th>
              <td className="whitespace-nowrap py-2 pr-4 max-md:order-2">
                <Day of={document.issued_on} />
              </td>
              <td className="py-2 pr-4 max-md:order-4">
                <span className="md:hidden">{texts.order} </span>
                <ForRole needed="orders" otherwise={document.order}>
                  <Link
                    to={href('/admin/orders/:id', { id: String(document.order) })}
                    className="lone-link underline underline-offset-4"
                  >
                    {document.order}
                  </Link>
                </ForRole>
              </td>
              <td className="py-2 pr-4 wrap-anywhere max-md:order-3 max-md:col-span-2">{document.buyer}</td>
              <td className="whitespace-nowrap py-2 pr-4 text-right tabular-nums max-md:order-1">
                {document.kind === 'credit_note' && '−'}
                <Price of={document.total} />
              </td>
              <td className="py-2 text-right max-md:order-5">
                <DownloadDocument document={document} address={`/api/documents/${document.id}/file.pdf`} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
