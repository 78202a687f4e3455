import { toPrice } from '../../../lib/money.ts'
import { HOME_COUNTRY, isExport, type VatCountryCode } from '../../../lib/places/countries.ts'
import { showDay } from '../../../lib/texts/dates.ts'
import type { Database } from '../../../server/db/open.ts'
import { notFound, refuseFields } from '../../../server/http/refusal.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import type { Services } from '../../../server/services.ts'
import { defineResource } from '../../core/admin-kit/resource/define-resource.server.ts'
import { lockedSettings } from '../../core/settings/settings-store.server.ts'
import { SETTINGS_SUBJECT } from '../../core/settings/settings-subject.server.ts'
import { type CalendarDay, inShopTime } from '../shipping/dates/calendar-day.ts'
import { findMethodsOn } from '../shipping/delivery-store.server.ts'
import { sumSoldAbroad, THRESHOLD_CENTS } from './sold-abroad-store.server.ts'
import { hundredthsOf, listVatRates, removeVatRate, type VatRate, vatRates } from './vat-rates.contract.ts'
import {
  countByClass,
  countOrdersCharged,
  findLatestStart,
  findRate,
  findRatesFrom,
  type RateColumns,
  type StoredRate,
  vatRatesStore,
} from './vat-rates-store.server.ts'

/** Registers the endpoints by which staff list and change VAT rates. */
export function vatRateEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, identity } = services
  const { add, change, remove, bulk, undo } = vatRates
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

  const { removeRecord } = defineResource(
    app,
    services,
    { add, change, remove, bulk, undo },
    {
      kind: SETTINGS_SUBJECT.kind,
      auditedId: SETTINGS_SUBJECT.id,
      store: vatRatesStore,
      conflict: 'This rate was changed by someone else. Reload it and try again.',
      columns: async ({ country, vat_class, percent, valid_from }) => {
        return { country, class: vat_class, valid_from, rate: hundredthsOf(percent) }
      },
      toItem: async (rate) => rateResponse(rate, inShopTime(clock()).day),
      audited: (rate) => ({ [fieldOf(rate)]: describeRate(rate) }),
      unique: {
        column: 'valid_from',
        index: 'vat_rates_pkey',
        error: 'There is already a rate with this start date.',
      },
      check: checkStart,
      isChangeable: ({ valid_from }, now) => valid_from > inShopTime(now).day,
    },
  )

  app.route({
    ...removeVatRate,
    handler: async (request) => {
      const { country, vat_class, valid_from } = request.params
      const rate = await findRate(db, { country, class: vat_class, valid_from })
      if (!rate) throw notFound()
      await removeRecord(request, rate)
    },
  })
}

/**
 * Refuses a start in the past that would change the rates that orders were charged with.
 * @throws Refusal 400
 */
async function checkStart(
  { country, class: vatClass, valid_from }: RateColumns,
  { tx, now }: { tx: Database; now: Date },
): Promise<void> {
  const { day } = inShopTime(now)
  if (valid_from >= day) return
  const current = await findLatestStart(tx, { country, class: vatClass }, day)
  if (current !== undefined && valid_from < current)
    throw refuseFields({ valid_from: [`Enter a day after ${showDay(current)}, when the current rate began.`] })
  // Waits for checkouts that have read the earlier rate. They share this lock.
  await lockedSettings(tx, 'selling')
  const orders = await countOrdersCharged(tx, country, valid_from)
  if (orders > 0)
    throw refuseFields({
      valid_from: [
        `Enter today or a later date. ${orders === 1 ? 'One order was' : `${orders} orders were`} charged with the earlier rate since then.`,
      ],
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

const rateResponse = (
  { id, country, class: vatClass, valid_from, rate, version }: StoredRate,
  day: CalendarDay,
): VatRate => ({
  id,
  country: country as VatCountryCode,
  vat_class: vatClass as VatRate['vat_class'],
  percent: String(rate / 100),
  valid_from,
  is_coming: valid_from > day,
  version,
})

const fieldOf = ({ country, class: vatClass }: Pick<RateColumns, 'country' | 'class'>) =>
  `vat_rate[${country} ${vatClass}]`
const describeRate = ({ rate, valid_from }: Pick<RateColumns, 'rate' | 'valid_from'>) =>
  `${rate / 100} % (${valid_from})`
