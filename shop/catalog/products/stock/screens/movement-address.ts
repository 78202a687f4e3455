import { href } from 'react-router'
import { ID } from '../../../../../lib/fields.contract.ts'
import { dayIn, withQuery } from '../../../../core/admin-kit/lists/list-query.ts'
import { STOCK_REASONS, type StockReason } from '../stock-reasons.contract.ts'

/** The filters of the stock movements, as in the address. */
export interface MovementAddress {
  q?: string | undefined
  product?: string | undefined
  variant?: string | undefined
  reason?: StockReason | undefined
  by?: string | undefined
  from?: string | undefined
  to?: string | undefined
  before?: string | undefined
}

/** Reads the filters from an address. Invalid values are left out. */
export function readMovementAddress(query: URLSearchParams): MovementAddress {
  const given = (name: string, rule: RegExp) => {
    const value = query.get(name)?.trim() ?? ''
    return rule.test(value) ? { [name]: value } : {}
  }
  const [from, to] = [dayIn(query, 'from'), dayIn(query, 'to')]
  const reason = STOCK_REASONS.find((one) => one === query.get('reason'))
  return {
    ...given('q', /^[^\p{C}]{1,100}$/u),
    ...given('product', ID),
    ...given('variant', ID),
    ...given('by', ID),
    ...given('before', /^-?\d{1,15}$/),
    ...(reason && { reason }),
    ...(from && { from }),
    ...(to && { to }),
  }
}

/** Returns the address of the stock movements with filters. Empty ones are left out. */
export const movementAddress = (filters: MovementAddress): string => withQuery(href('/admin/stock'), { ...filters })
