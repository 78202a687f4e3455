import { toPrice } from '../../../lib/money.ts'
import { HOME_COUNTRY, isExport, type VatCountryCode } from '../../../lib/places/countries.ts'
import type { Database } from '../../../server/db/open.ts'
import { notFound, refuseFields } from '../../../server/http/refusal.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import type { Services } from '../../../server/services.ts'
import { recordAudit } from '../../core/activity-log/audit-log-store.server.ts'
import { requireUser } from '../../core/auth/guards/allow.server.ts'
import { SETTINGS_SUBJECT } from '../../core/settings/settings-subject.server.ts'
import { type CalendarDay, inShopTime } from '../shipping/dates/calendar-day.ts'
import { findMethodsOn } from '../shipping/delivery-store.server.ts'
import { sumSoldAbroad, THRESHOLD_CENTS } from './sold-abroad-store.server.ts'
import { addVatRate, listVatRates, removeVatRate, type VatRate } from './vat-rates.contract.ts'
import { countByClass, deleteComingRate, findRatesFrom, insertRate, type StoredRate } from './vat-rates-store.server.ts'

/** Registers the endpoints by which staff list and change VAT rates. */
export function vatRateEndpoints(app: ShopApp, { db, clock, identity }: Services): void {
  app.route({
    ...listVatRates,
    handler: async () => {
      const { day } = inShopTime(clock())
      const { vatMode } = identity().selling
      const rates = await findRatesFrom(db, day)
      const sold = await sumSoldAbroad(db, Number(day.slice(0, 4)))
      return {
        mode: vatMode,
        rates: rates.map((rate) => rateResponse(rate, day)),
        missing: vatMode === 'none' ? [] : await findMissing(db, { rates, day, isAbroad: vatMode === 'destination' }),
        threshold: toPrice(THRESHOLD_CENTS),
        sold_abroad: sold.map(({ year, cents }) => ({
          year,
          net: toPrice(cents),
          share: Math.floor((100 * cents) / THRESHOLD_CENTS),
        })),
      }
    },
  })

  app.route({
    ...addVatRate,
    handler: async (request, reply) => {
      const { country, vat_class, percent: rate, valid_from } = request.body
      const by = { actorId: requireUser(request).id, now: clock() }
      const { day } = inShopTime(by.now)
      if (valid_from < day) throw refuseFields({ valid_from: ['Enter today or a later date.'] })
      const added = { country, class: vat_class, valid_from, rate }
      await db.transaction().execute(async (tx) => {
        if (!(await insertRate(tx, added)))
          throw refuseFields({ valid_from: ['There is already a rate with this start date.'] })
        await recordAudit(tx, SETTINGS_SUBJECT, [{ field: fieldOf(added), old: null, new: describeRate(added) }], by)
      })
      return reply.code(201).send(rateResponse(added, day))
    },
  })

  app.route({
    ...removeVatRate,
    handler: async (request, reply) => {
      const { country, vat_class, valid_from } = request.params
      const by = { actorId: requireUser(request).id, now: clock() }
      await db.transaction().execute(async (tx) => {
        const at = { country, class: vat_class, valid_from }
        const removed = await deleteComingRate(tx, at, inShopTime(by.now).day)
        if (!removed) throw notFound()
        const old = describeRate({ ...at, rate: removed.rate })
        await recordAudit(tx, SETTINGS_SUBJECT, [{ field: fieldOf(at), old, new: null }], by)
      })
      return reply.code(204).send()
    },
  })
}

/** Finds classes in use that have no rate in the shop's country or in a country of delivery. */
async function findMissing(
  db: Database,
  { rates, day, isAbroad }: { rates: readonly StoredRate[]; day: CalendarDay; isAbroad: boolean },
) {
  const [classes, methods] = await Promise.all([countByClass(db), isAbroad ? findMethodsOn(db) : []])
  const delivered = methods.flatMap(({ countries }) => countries.filter((one) => !isExport(one)) as VatCountryCode[])
  const countries = [...new Set<VatCountryCode>([HOME_COUNTRY, ...delivered])]
  const hasRate = (country: string, vatClass: string) =>
    rates.some((rate) => rate.country === country && rate.class === vatClass && rate.valid_from <= day)
  return classes
    .map(({ class: vatClass, products }) => ({
      vat_class: vatClass as VatRate['vat_class'],
      products,
      countries: countries.filter((country) => !hasRate(country, vatClass)),
    }))
    .filter((one) => one.countries.length > 0)
}

const rateResponse = ({ country, class: vatClass, valid_from, rate }: StoredRate, day: CalendarDay): VatRate => ({
  country: country as VatCountryCode,
  vat_class: vatClass as VatRate['vat_class'],
  percent: String(rate / 100),
  valid_from,
  is_coming: valid_from > day,
})

const fieldOf = ({ country, class: vatClass }: Pick<StoredRate, 'country' | 'class'>) =>
  `vat_rate[${country} ${vatClass}]`
const describeRate = ({ rate, valid_from }: Pick<StoredRate, 'rate' | 'valid_from'>) =>
  `${rate / 100} % (${valid_from})`
