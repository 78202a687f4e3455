import { LANGUAGE } from '#language'
import * as texts from '#texts/sales/orders/staff/slips'
import { showDay } from '../../../../../lib/texts/dates.ts'
import type { Address } from '../../../../core/addresses/address.contract.ts'
import { addressLines } from '../../../../core/addresses/address-lines.ts'
import { showDateRange } from '../../../shipping/dates/show-date-range.ts'
import type { StaffOrderRow } from '../../orders-store.server.ts'

/** What a packing slip says: everything of an order that is packed, and no price. */
export interface PackingSlip {
  id: number
  /** Where it goes, line by line, as written in its country; of what is collected, by whom. */
  recipient: string[]
  isCollection: boolean
  /** What else is to be known, each beside its name. */
  facts: { name: string; value: string }[]
  lines: { quantity: number; title: string; variant: string; sku: string }[]
}

/** Who packs. */
export interface SlipSender {
  name: string
  /** In which the owner names things (BCP 47). */
  language: string
  /** Line by line. */
  address: string[]
  /** PNG; undefined for a shop without one. */
  logo: Buffer | undefined
  /** What stands beside the name where there is no logo. */
  mark: Buffer | undefined
}

/** Returns what the packing slip of an order says. What was withdrawn before it left is not packed. */
export function packingSlipOf(order: StaffOrderRow, skus: readonly (string | null)[]): PackingSlip {
  const { id, created_at, addresses, is_collection, method_name, promised_from, promised_to, lines } = order
  const [delivery, billing] = ['delivery', 'billing'].map((one) => addresses.find(({ purpose }) => purpose === one))
  const address = is_collection ? undefined : (delivery ?? billing)
  return {
    id,
    isCollection: is_collection,
    recipient: address ? addressLines(address as Address) : [order.name || (order.first_name ?? '')].filter(Boolean),
    facts: [
      { name: texts.orderedOn, value: showDay(created_at.getTime()) },
      ...(method_name ? [{ name: texts.delivery, value: method_name }] : []),
      ...(promised_from && promised_to
        ? [{ name: texts.promised, value: showDateRange({ earliest: promised_from, latest: promised_to }) }]
        : []),
    ],
    lines: lines.flatMap(({ quantity, withdrawn, title, variant_name }, place) =>
      quantity > withdrawn
        ? [{ quantity: quantity - withdrawn, title, variant: variant_name, sku: skus[place] ?? '' }]
        : [],
    ),
  }
}

/** The language in which slips are written. */
export const SLIP_LANGUAGE = LANGUAGE
