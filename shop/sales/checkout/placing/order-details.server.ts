import { texts } from '#texts/sales/orders/emails'
import { printedIban } from '../../../../lib/bank/iban.ts'
import type { SellingDetails } from '../../../../lib/shop-identity.ts'
import { showDay } from '../../../../lib/texts/dates.ts'
import type { Address } from '../../../core/addresses/address.contract.ts'
import { addressLines } from '../../../core/addresses/address-lines.ts'
import type { ManualMethod, PaymentMethod } from '../../../extension/payments.ts'
import type { LabelledValue } from '../../../ui/emails/email-page.server.ts'
import { showCents } from '../../orders/order-emails.server.ts'
import type { StaffOrderRow } from '../../orders/orders-store.server.ts'
import { showDateRange } from '../../shipping/dates/show-date-range.ts'

type Account = ReturnType<ManualMethod['account']>

/** Returns the account to which the customer sends the money of a method; null without one. */
export const accountFor = (method: PaymentMethod | null | undefined, selling: SellingDetails): Account =>
  method && method.kind !== 'online' ? method.account(selling) : null

/** Returns the details of a bank transfer. @param account null if the method has none */
export function transferDetails(payment: NonNullable<StaffOrderRow['payment']>, account: Account): LabelledValue[] {
  return [
    { name: texts.amount, value: showCents(payment.cents) },
    ...(account
      ? [
          ...(account.holder ? [{ name: texts.payTo, value: account.holder }] : []),
          { name: texts.iban, value: printedIban(account.iban) },
          ...(account.bic ? [{ name: texts.bic, value: account.bic }] : []),
        ]
      : []),
    { name: texts.reference, value: payment.reference ?? '' },
    ...(payment.ends_at ? [{ name: texts.until, value: showDay(payment.ends_at) }] : []),
  ]
}

/** Returns the company that buys; empty for a consumer. */
export function companyLines(company: StaffOrderRow['company']): LabelledValue[] {
  if (!company) return []
  const { name, vat_number, siren } = company
  const lines = [name, vat_number && texts.vatNumber(vat_number), siren && texts.siren(siren)]
  return [{ name: texts.company, value: lines.filter(Boolean).join('\n') }]
}

/** Returns the date and the address of a delivery or collection. */
export function deliveryLines({
  promised_from,
  promised_to,
  is_collection,
  collection_place,
  addresses,
}: StaffOrderRow): LabelledValue[] {
  const delivered = addresses.find(({ purpose }) => purpose === 'delivery')
  const when =
    promised_from && promised_to
      ? [
          {
            name: is_collection ? texts.readyFact : texts.arrives,
            value: showDateRange({ earliest: promised_from, latest: promised_to }),
          },
        ]
      : []
  return [
    ...when,
    ...(is_collection ? [{ name: texts.where, value: collection_place }] : []),
    ...(delivered ? [{ name: texts.deliverTo, value: addressLines(delivered as Address).join('\n') }] : []),
  ]
}
