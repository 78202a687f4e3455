import { Download } from 'lucide-react'
import { href, Link, useNavigate } from 'react-router'
import { texts } from '#texts/sales/invoices/screens'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { downloadFile } from '../../../catalog/import-export/screens/download-file.ts'
import { DayField } from '../../../core/admin-kit/lists/day-field.tsx'
import { EmptyState } from '../../../core/admin-kit/lists/empty-state.tsx'
import { ResultCount } from '../../../core/admin-kit/lists/result-count.tsx'
import { TableSearch } from '../../../core/admin-kit/lists/table-search.tsx'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../core/api.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { ListSkeleton } from '../../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { Price } from '../../../ui/price.tsx'
import { SAME_SCREEN } from '../../../ui/same-screen.ts'
import { Day } from '../../../ui/time.tsx'
import { DOCUMENT_KINDS } from '../document-kinds.contract.ts'
import { listDocuments, type StaffDocument } from '../documents.contract.ts'
import type { Route } from './+types/invoices.page'
import { DownloadDocument } from './document-list.tsx'
import { type InvoicesAddress, invoicesAddress, readInvoicesAddress } from './invoices-address.ts'

export const clientLoader = staffLoader(async ({ context, request }: Route.ClientLoaderArgs) => {
  const view = readInvoicesAddress(new URL(request.url).searchParams)
  return { view, found: await orErrorPage(texts.failedToLoad, apiFrom(context)(listDocuments, { query: view })) }
})

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.invoices)

export const handle = localizedConstant(() =>
  staffScreen({ title: texts.invoices, reason: texts.onlyStaff, waiting: <ListSkeleton /> }),
)

export default function InvoicesPage({ loaderData }: Route.ComponentProps) {
  return <LoadedForStaff data={loaderData}>{(data) => <Invoices {...data} />}</LoadedForStaff>
}

function Invoices({ view, found }: NonNullable<Route.ComponentProps['loaderData']>) {
  const { results, next, delayed, void_numbers } = found
  const { before, ...filters } = view
  const isFiltered = Object.keys(filters).length > 0
  return (
    <div data-wide className="max-w-6xl">
      {delayed > 0 && (
        <div className="mb-5 rounded-control bg-warn-soft px-4 py-3 text-sm text-warn">
          <p>{texts.delayed(delayed)}</p>
          <Link
            to={href('/admin/settings/:group?', { group: 'legal' })}
            className="font-medium underline underline-offset-4"
          >
            {texts.openSettings}
          </Link>
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
      {(before !== undefined || next !== null) && (
        <nav aria-label={texts.pages} className="mt-6 flex justify-center gap-3">
          {before !== undefined && (
            <ButtonLink to={invoicesAddress(filters)} weight="secondary">
              {texts.newest}
            </ButtonLink>
          )}
          {next !== null && (
            <ButtonLink to={invoicesAddress({ ...filters, before: next })} weight="secondary">
              {texts.older}
            </ButtonLink>
          )}
        </nav>
      )}
    </div>
  )
}

function Archive({ from, until }: Pick<InvoicesAddress, 'from' | 'until'>) {
  if (!from || !until) return <p className="text-muted text-sm">{texts.choosePeriod}</p>
  const address = `/api/documents/archive.zip?${new URLSearchParams({ from, until })}`
  return (
    <Button weight="quiet" onClick={() => void downloadFile(address).catch(toastApiError)}>
      <Download aria-hidden="true" className="size-5" />
      {texts.downloadAll}
    </Button>
  )
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
      <select
        aria-label={texts.kind}
        value={view.kind ?? ''}
        onChange={({ target }) => show({ kind: DOCUMENT_KINDS.find((one) => one === target.value) })}
        className="h-11 min-w-0 rounded-control border border-edge bg-surface px-3 text-base max-sm:w-full"
      >
        <option value="">{texts.allKinds}</option>
        {DOCUMENT_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {texts.kinds[kind]}
          </option>
        ))}
      </select>
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
      <table className="w-full min-w-2xl border-collapse text-sm">
        <caption className="sr-only">{texts.invoices}</caption>
        <thead>
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
        <tbody>
          {documents.map((document) => (
            <tr key={document.id} className="border-line border-b">
              <th scope="row" className="py-2 pr-4 text-left font-medium">
                {document.number}
                <span className="block font-normal text-muted">{texts.kinds[document.kind]}</span>
                <Submission of={document.submission} />
              </th>
              <td className="whitespace-nowrap py-2 pr-4">
                <Day of={document.issued_on} />
              </td>
              <td className="py-2 pr-4">
                <Link
                  to={href('/admin/orders/:id', { id: String(document.order) })}
                  className="inline-flex min-h-6 items-center underline underline-offset-4"
                >
                  {document.order}
                </Link>
              </td>
              <td className="py-2 pr-4 wrap-anywhere">{document.buyer}</td>
              <td className="whitespace-nowrap py-2 pr-4 text-right tabular-nums">
                {document.kind === 'credit_note' && '−'}
                <Price of={document.total} />
              </td>
              <td className="py-2 text-right">
                <DownloadDocument document={document} address={`/api/documents/${document.id}/file.pdf`} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
