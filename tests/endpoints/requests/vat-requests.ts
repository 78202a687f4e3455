import { addDays } from '../../../shop/sales/shipping/dates/calendar-day.ts'
import { removeVatRate, vatRates } from '../../../shop/sales/tax/vat-rates.contract.ts'
import type { World } from '../world.ts'
import { valid } from './request.ts'
import { resourceRequests } from './resource-requests.ts'

let days = 0

/** Returns another future day each time, because rates of a country and class have different first days. */
function someDayToCome(): string {
  days += 1
  return addDays('2100-01-01', days)
}

const CLASS = { country: 'DE', vat_class: 'reduced' } as const

/** Inserts a rate of Austria that does not apply yet. */
async function aRate({ shop }: World): Promise<{ id: number; valid_from: string }> {
  const valid_from = someDayToCome()
  const { id } = await shop.db
    .insertInto('vat_rates')
    .values({ country: 'AT', class: 'reduced', valid_from, rate: 1000 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, valid_from }
}

export const vatRequests = [
  ...resourceRequests(
    vatRates,
    () => ({ ...CLASS, percent: '7', valid_from: someDayToCome() }),
    async (world) => (await aRate(world)).id,
  ),
  valid(removeVatRate, async (world) => {
    const { valid_from } = await aRate(world)
    return { params: { country: 'AT', vat_class: 'reduced', valid_from } }
  }),
]
