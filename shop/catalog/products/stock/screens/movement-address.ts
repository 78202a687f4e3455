import { href } from 'react-router'
import { ID } from '../../../../../lib/fields.contract.ts'
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

const DAY = /^(?:19[5-9]\d|20\d\d|21\d\d)-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

/** Reads the filters from an address. Invalid values are left out. */
export function readMovementAddress(query: URLSearchParams): MovementAddress {
  const given = (name: string, rule: RegExp) => {
    const value = query.get(name)?.trim() ?? ''
    return rule.test(value) ? { [name]: value } : {}
  }
  const isDay = (name: string) => {
    const day = query.get(name) ?? ''
    return DAY.test(day) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
  }
  const reason = STOCK_REASONS.find((one) => one === query.get('reason'))
  return {
    ...given('q', /^[^\p{C}]{1,100}$/u),
    ...given('product', ID),
    ...given('variant', ID),
    ...given('by', ID),
    ...given('before', /^-?\d{1,15}$/),
    ...(reason && { reason }),
    ...(isDay('from') && given('from', DAY)),
    ...(isDay('to') && given('to', DAY)),
  }
}

/** Returns the address of the stock movements with filters. Empty ones are left out. */
export function movementAddress(filters: MovementAddress): string {
  const given = Object.entries(filters).filter((entry): entry is [string, string] => !!entry[1])
  const query = new URLSearchParams(given)
  return query.size === 0 ? href('/admin/stock') : `${href('/admin/stock')}?${query}`
}
