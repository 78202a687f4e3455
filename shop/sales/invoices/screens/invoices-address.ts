import { href } from 'react-router'
import { dayIn, withQuery } from '../../../core/admin-kit/lists/list-query.ts'
import { DOCUMENT_KINDS, type DocumentKind } from '../document-kinds.contract.ts'

/** The filters of the list of invoices, as in its address. */
export interface InvoicesAddress {
  search?: string | undefined
  kind?: DocumentKind | undefined
  /** ISO dates, both included. */
  from?: string | undefined
  until?: string | undefined
  before?: string | undefined
}

/** Reads the filters from an address. Invalid ones are ignored. */
export function readInvoicesAddress(parameters: URLSearchParams): InvoicesAddress {
  return withoutEmpty({
    search: parameters.get('search')?.slice(0, 100),
    kind: DOCUMENT_KINDS.find((kind) => kind === parameters.get('kind')),
    from: dayIn(parameters, 'from'),
    until: dayIn(parameters, 'until'),
    before: /^[1-9]\d{0,14}$/.exec(parameters.get('before') ?? '')?.[0],
  })
}

/** Returns the address of the list with filters. */
export const invoicesAddress = (filters: InvoicesAddress): string => withQuery(href('/admin/invoices'), { ...filters })

const withoutEmpty = (filters: InvoicesAddress): InvoicesAddress =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined && value !== ''))
