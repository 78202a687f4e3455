import { href } from 'react-router'
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
  const day = (name: string) => /^\d{4}-\d\d-\d\d$/.exec(parameters.get(name) ?? '')?.[0]
  return withoutEmpty({
    search: parameters.get('search')?.slice(0, 100),
    kind: DOCUMENT_KINDS.find((kind) => kind === parameters.get('kind')),
    from: day('from'),
    until: day('until'),
    before: /^[1-9]\d{0,14}$/.exec(parameters.get('before') ?? '')?.[0],
  })
}

/** Returns the address of the list with filters. */
export const invoicesAddress = (filters: InvoicesAddress): string => {
  const query = new URLSearchParams(withoutEmpty(filters) as Record<string, string>).toString()
  return href('/admin/invoices') + (query && `?${query}`)
}

const withoutEmpty = (filters: InvoicesAddress): InvoicesAddress =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined && value !== ''))
