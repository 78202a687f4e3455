import { texts } from '#texts/sales/orders/staff/slips'
import { currentLanguage } from '../../../../../lib/texts/current-language.ts'
import { showDay } from '../../../../../lib/texts/dates.ts'
import type { Language } from '../../../../../lib/texts/languages.ts'
import type { Address } from '../../../../core/addresses/address.contract.ts'
import { addressLines } from '../../../../core/addresses/address-lines.ts'
import { showDateRange } from '../../../shipping/dates/show-date-range.ts'
import type { StaffOrderRow } from '../../orders-store.server.ts'

/** The contents of a packing slip: all packed lines, without prices. */
export interface PackingSlip {
  id: number
  /** The language of the order. */
  language: Language
  /** The delivery address by line, in the format of its country; for collection, the customer's name. */
  recipient: string[]
  isCollection: boolean
  /** Further facts as name and value. */
  facts: { name: string; value: string }[]
  lines: { quantity: number; title: string; variant: string; sku: string }[]
}

/** The sender of the parcel. */
export interface SlipSender {
  name: string
  /** The language of product names (BCP 47); undefined for that of each order. */
  language: string | undefined
  /** One entry per line. */
  address: string[]
  /** PNG; undefined if the shop has no logo. */
  logo: Buffer | undefined
  /** The icon shown next to the name if the shop has no logo. */
  mark: Buffer | undefined
}

/**
 * Returns the contents of an order's packing slip in the current language, without pieces withdrawn before shipping.
 */
export function packingSlipOf(order: StaffOrderRow, skus: readonly (string | null)[]): PackingSlip {
  const { id, created_at, addresses, is_collection, method_name, promised_from, promised_to, lines } = order
  const [delivery, billing] = ['delivery', 'billing'].map((one) => addresses.find(({ purpose }) => purpose === one))
  const address = is_collection ? undefined : (delivery ?? billing)
  return {
    id,
    language: currentLanguage(),
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
