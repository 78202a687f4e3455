import { randomInt } from 'node:crypto'
import { addVatRate, listVatRates, removeVatRate } from '../../../shop/sales/tax/vat-rates.contract.ts'
import { valid } from './request.ts'

/** A random future date that is most probably unused. */
const someDayToCome = () => `${randomInt(2100, 9999)}-0${randomInt(1, 10)}-${randomInt(10, 29)}`

export const vatRequests = [
  valid(listVatRates, () => ({})),
  valid(addVatRate, () => ({
    body: { country: 'DE' as const, vat_class: 'reduced' as const, percent: '7', valid_from: someDayToCome() },
  })),
  valid(removeVatRate, async ({ shop }) => {
    const day = { country: 'AT', valid_from: someDayToCome() } as const
    await shop.db
      .insertInto('vat_rates')
      .values({ ...day, class: 'reduced', rate: 1000 })
      .execute()
    return { params: { ...day, vat_class: 'reduced' } }
  }),
]
