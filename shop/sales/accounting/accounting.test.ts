import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { toCents } from '../../../lib/money.ts'
import {
  creditOf,
  fecCents,
  fecRows,
  fileOf as fileOfPeriod,
  rowsOf,
  sumOf,
} from '../../../tests/fixtures/year/accounting-files.ts'
import { openShop, type Person, type TestShop } from '../../../tests/processes/open-shop.ts'
import { spreadOver } from '../../catalog/pricing/adjustments.ts'
import { netOf, orderQuote } from '../../catalog/pricing/order-quote.ts'
import { auditLog } from '../../core/activity-log/audit-log.contract.ts'
import { closeMonth, getAccounting, getOss } from './accounting.contract.ts'
import { closeLastMonth } from './accounting.server.ts'

const RATES: Record<string, readonly number[]> = {
  ...{ FR: [2000, 1000, 550], DE: [1900, 700], BE: [2100, 600], IT: [2200], CH: [0] },
}
const COUNTRIES = Object.keys(RATES)
const YEAR = { from: '2026-01-01', until: '2026-12-31' }

/** A generator of numbers from 0 to below 1 that repeats with its seed (mulberry32). */
function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

interface Tax {
  rate: number
  category: string
  grossCents: number
  netCents: number
  vatCents: number
}

/**
 * Stores a year of paid orders with mixed rates, countries, discounts, companies and refunds, each with its documents.
 * @returns the documents' bodies with their signs
 */
async function storeYear({ db }: TestShop, orders: number) {
  const random = randomFrom(7)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const cents = (most: number) => 1 + Math.floor(random() * most)
  const stored: { sign: 1 | -1; day: string; country: string; company: boolean; taxes: Tax[] }[] = []
  const numbers = { invoice: 0, credit_note: 0 }
  const issued: (() => Promise<void>)[] = []
  for (let order = 1; order <= orders; order += 1) {
    const day = new Date(Date.UTC(2026, 0, 1 + Math.floor((order / orders) * 330), 12)).toISOString()
    const country = pick(COUNTRIES)
    const isCompany = country === 'BE' && random() < 0.5
    const lines = Array.from({ length: cents(4) }, () => {
      const rate = isCompany ? 0 : pick(RATES[country] ?? [2000])
      return { unit_price_cents: cents(9_999), quantity: cents(5), vat_rate: rate }
    })
    const sum = lines.reduce((all, line) => all + line.unit_price_cents * line.quantity, 0)
    const parts = spreadOver(
      Math.floor(sum * random() * 0.3),
      lines.map((line, place) => ({
        ...{ line: place, left: line.unit_price_cents * line.quantity, vat_rate: line.vat_rate },
      })),
    )
    const priced = orderQuote(lines, pick([0, 490, 1_200]), [
      { source: 'discount:1', name: 'Welcome', stage: 'order', parts, deliveryCents: 0 },
    ])
    const taxes: Tax[] = priced.taxes.map(({ rate, gross, net, vat }) => ({
      ...{ rate, category: isCompany ? 'K' : 'S', grossCents: gross, netCents: net, vatCents: vat },
    }))
    await sql`
      insert into orders (id, total_cents, delivery_cents, vat_mode, taxes, status, payment_method, created_at)
      overriding system value values (${order}, ${priced.totalCents}, ${priced.deliveryCents}, 'destination',
        ${JSON.stringify(priced.taxes)}::jsonb, 'delivered', 'transfer', ${day}::timestamptz)`.execute(db)
    await sql`
      insert into order_addresses (order_id, purpose, name, company, street, second_line, postcode, town, country, phone)
      values (${order}, 'delivery', 'Mia', '', 'a', '', '1', 'b', ${country}, '')`.execute(db)
    if (isCompany)
      await sql`
        insert into order_companies (order_id, name, vat_number, siren, vat_check, checked_at, is_reverse_charge)
        values (${order}, 'ACME', 'BE0403019261', '', 'valid', ${day}::timestamptz, true)`.execute(db)
    await sql`
      insert into payments (order_id, method, kind, provider, reference, cents, opened_at, state, paid_at, received_cents)
      values (${order}, 'transfer', 'sent', 'transfer', ${`R${order}`}, ${priced.totalCents}, ${day}::timestamptz, 'paid',
        ${day}::timestamptz, ${priced.totalCents})`.execute(db)
    // The name is a formula, which files must escape.
    const buyer = {
      ...{ name: '=cmd()', company: isCompany ? 'ACME' : '', vatNumber: isCompany ? 'BE0403019261' : '', siren: '' },
    }
    const store = async (kind: 'invoice' | 'credit_note', at: string, given: Tax[], credits: object | null) => {
      const number = ++numbers[kind]
      const label = `${kind === 'invoice' ? 'F' : 'A'}2026-${String(number).padStart(6, '0')}`
      const issuedOn = at.slice(0, 10)
      const charges =
        kind === 'invoice' && priced.deliveryCents > 0 && given[0]
          ? [
              {
                name: 'Home',
                rate: given[0].rate,
                category: 'S',
                grossCents: 0,
                netCents: Math.min(400, given[0].netCents),
              },
            ]
          : []
      const gross = given.reduce((all, tax) => all + tax.grossCents, 0)
      await sql`
        insert into document_series (kind, year, is_test, last_number, last_issued_on)
        values (${kind}, 2026, false, ${number}, ${issuedOn}::date)
        on conflict (kind, year, is_test) do update set last_number = excluded.last_number`.execute(db)
      await sql`
        insert into documents (kind, year, is_test, number, label, order_id, invoice_id, issued_at, issued_on, buyer, gross_cents, body)
        values (${kind}, 2026, false, ${number}, ${label}, ${order},
          (select id from documents where ${kind} = 'credit_note' and order_id = ${order} and kind = 'invoice'),
          ${at}::timestamptz, ${issuedOn}::date, 'Mia', ${gross},
          ${JSON.stringify({ buyer, credits, taxes: given, charges })}::jsonb)`.execute(db)
      stored.push({ sign: kind === 'invoice' ? 1 : -1, day: issuedOn, country, company: isCompany, taxes: given })
      return label
    }
    const invoice = await store('invoice', day, taxes, null)
    if (random() < 0.25)
      issued.push(async () => {
        const later = new Date(Date.parse(day) + Math.floor(random() * 120) * 86_400_000).toISOString()
        const at = later < '2026-12-31' ? later : '2026-12-31T12:00:00.000Z'
        const share = pick([1, 0.5, 0.3])
        const credited = taxes.map(({ rate, category, grossCents }) => {
          const gross = Math.floor(grossCents * share)
          const net = netOf(gross, rate)
          return { rate, category, grossCents: gross, netCents: net, vatCents: gross - net }
        })
        const refunded = credited.reduce((all, tax) => all + tax.grossCents, 0)
        if (refunded === 0) return
        await store('credit_note', at, credited, { number: invoice, issuedOn: day.slice(0, 10) })
        await sql`
          insert into refunds (payment_id, cents, because, made_at, state, done_at)
          values ((select id from payments where order_id = ${order}), ${refunded}, 'goodwill', ${at}::timestamptz, 'done',
            ${at}::timestamptz)`.execute(db)
      })
  }
  for (const issue of issued) await issue()
  return stored
}

const fileOf = (shop: TestShop, who: Person, file: string, period = YEAR) => fileOfPeriod(shop, who, file, period)

test('every export of a year of sales equals its documents to the cent, and an accountant reads it', async () => {
  await using shop = await openShop()
  const stored = await storeYear(shop, 160)
  const accountant = await shop.staff('accountant')
  const total = (of: (tax: Tax) => number, which: (one: (typeof stored)[number]) => boolean = () => true) =>
    stored.filter(which).reduce((all, { sign, taxes }) => all + sign * taxes.reduce((sum, tax) => sum + of(tax), 0), 0)
  const [net, vat, gross] = [total((t) => t.netCents), total((t) => t.vatCents), total((t) => t.grossCents)]

  const sums = await accountant.api(getAccounting, { query: YEAR })
  expect([sums.base, sums.vat, sums.total].map(toCents)).toEqual([net, vat, gross])
  expect(sums.documents).toBe(stored.length)
  expect(sums.comparison).toMatchObject({ difference: '0.00', differences: [], difference_count: 0 })

  const journal = rowsOf((await fileOf(shop, accountant, 'journal')).body)
  expect([sumOf(journal, 'base'), sumOf(journal, 'vat'), sumOf(journal, 'total')]).toEqual([net, vat, gross])
  expect(journal[0]?.buyer).toBe("'=cmd()")
  const table = rowsOf((await fileOf(shop, accountant, 'vat')).body)
  expect([sumOf(table, 'base'), sumOf(table, 'vat'), sumOf(table, 'total')]).toEqual([net, vat, gross])

  // Sales to companies are in the recapitulative statement, all others in the e-reporting totals.
  const reported = rowsOf((await fileOf(shop, accountant, 'e-reporting')).body)
  const recapitulative = rowsOf((await fileOf(shop, accountant, 'recapitulative')).body)
  expect(sumOf(reported, 'base')).toBe(
    total(
      (t) => t.netCents,
      ({ company }) => !company,
    ),
  )
  expect(sumOf(reported, 'vat')).toBe(vat)
  expect(sumOf(recapitulative, 'base')).toBe(
    total(
      (t) => t.netCents,
      ({ company }) => company,
    ),
  )

  const fec = fecRows((await fileOf(shop, accountant, 'fec')).body)
  expect(new Set(fec.map((cells) => cells.length))).toEqual(new Set([18]))
  const balance = new Map<string, number>()
  for (const cells of fec) {
    const key = `${cells[0]} ${cells[2]}`
    balance.set(key, (balance.get(key) ?? 0) + fecCents(cells[11]) - fecCents(cells[12]))
  }
  expect([...balance.values()].filter((cents) => cents !== 0)).toEqual([])
  const onAccount = (start: string, journals: readonly string[]) => creditOf(fec, start, journals)
  const sales = ['VE', 'AV']
  expect([onAccount('4457', sales), onAccount('70', sales), -onAccount('411', sales)]).toEqual([vat, net, gross])
  // Everything is paid, so the account of customers is balanced.
  expect(onAccount('411', ['VE', 'AV', 'BQ'])).toBe(0)

  const quarters = ['2026-Q1', '2026-Q2', '2026-Q3', '2026-Q4']
  const returns = await Promise.all(quarters.map((quarter) => accountant.api(getOss, { query: { quarter } })))
  const isOss = ({ country, company }: (typeof stored)[number]) => ['DE', 'BE', 'IT'].includes(country) && !company
  expect(returns.reduce((sum, one) => sum + toCents(one.vat), 0)).toBe(total((t) => t.vatCents, isOss))
  expect(returns.some(({ corrections }) => corrections.length > 0)).toBe(true)
  expect(returns[0]?.rows.find(({ country, rate }) => country === 'DE' && rate === '19.00')?.rate_type).toBe('standard')
  expect(returns[0]?.rows.find(({ country, rate }) => country === 'DE' && rate === '7.00')?.rate_type).toBe('reduced')
  const oss = rowsOf((await fileOf(shop, accountant, 'oss', { from: '2026-04-01', until: '2026-06-30' })).body)
  expect(sumOf(oss, 'vat')).toBe(toCents(returns[1]?.vat ?? ''))
  expect((await fileOf(shop, accountant, 'oss')).statusCode).toBe(400)

  // The downloads are in the activity log; an accountant closes nothing.
  const owner = await shop.staff()
  expect(JSON.stringify(await owner.api(auditLog, { query: {} }))).toContain('fec 2026-01-01 – 2026-12-31')
  await expect(accountant.api(closeMonth, { body: { month: '2026-01' } })).rejects.toThrow('403')
  const orders = await shop.staff('orders')
  await expect(orders.api(getAccounting, { query: YEAR })).rejects.toThrow('403')

  // A payment without a document is named, and a month is closed once.
  await sql`
    insert into orders (id, total_cents, status) overriding system value values (999, 500, 'delivered')`.execute(
    shop.db,
  )
  await sql`
    insert into payments (order_id, method, kind, provider, reference, cents, opened_at, state, paid_at, received_cents)
    values (999, 'transfer', 'sent', 'transfer', 'R999', 500, now(), 'paid', '2026-02-10T12:00:00Z', 500)`.execute(
    shop.db,
  )
  const closing = { body: { month: '2026-02' } }
  const answers = await Promise.allSettled([owner.api(closeMonth, closing), owner.api(closeMonth, closing)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const [closed] = (await accountant.api(getAccounting, { query: YEAR })).closings
  expect(closed).toMatchObject({ month: '2026-02', difference: '-5.00', differences: 1 })
  const february = await accountant.api(getAccounting, { query: { from: '2026-02-01', until: '2026-02-28' } })
  expect(february.comparison.differences).toEqual([
    { order: 999, documents: '0.00', payments: '5.00', reason: 'no_document' },
  ])

  // The shop closes the month before from the fifth day on.
  shop.clock.now = new Date('2026-04-04T12:00:00Z')
  await closeLastMonth(shop.services)
  shop.clock.now = new Date('2026-04-05T12:00:00Z')
  await closeLastMonth(shop.services)
  await closeLastMonth(shop.services)
  const { closings } = await accountant.api(getAccounting, { query: YEAR })
  expect(closings.map(({ month }) => month)).toEqual(['2026-03', '2026-02'])
})

test('an empty quarter is stated, and a period over a year is refused at its field', async () => {
  await using shop = await openShop()
  const owner = await shop.staff()
  const empty = await fileOf(shop, owner, 'oss', { from: '2026-01-01', until: '2026-03-31' })
  expect(rowsOf(empty.body)).toMatchObject([{ quarter: '2026-Q1', kind: 'empty', vat: '0.00' }])
  await expect(owner.api(getAccounting, { query: { from: '2025-01-01', until: '2026-12-31' } })).rejects.toThrow(
    /400 .*"until".*at most one year/,
  )
})
