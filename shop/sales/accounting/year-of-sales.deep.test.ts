import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { toCents } from '../../../lib/money.ts'
import { DAY, MINUTE } from '../../../server/durations.ts'
import { DEEP } from '../../../tests/deep.ts'
import { creditOf, fecCents, fecRows, fileOf, rowsOf, sumOf } from '../../../tests/fixtures/year/accounting-files.ts'
import { SALES } from '../../../tests/fixtures/year/sales-of-year.ts'
import { openYear, PASSWORD, type YearWorld } from '../../../tests/fixtures/year/year-world.ts'
import type { TestShop } from '../../../tests/processes/open-shop.ts'
import { deleteAccount } from '../../core/accounts/account.contract.ts'
import { sweepShop } from '../../sweep.server.ts'
import { listGiftCards } from '../gift-cards/gift-cards.contract.ts'
import { ACCOUNTING_FILES, closeMonth, getAccounting, getOss } from './accounting.contract.ts'
import { closeLastMonth } from './accounting.server.ts'
import { daysOfMonth } from './closing.ts'
import { getPayouts } from './payouts/payouts.contract.ts'

const YEAR = { from: '2026-12-01', until: '2027-11-30' }
const QUARTERS = ['2026-Q4', '2027-Q1', '2027-Q2', '2027-Q3', '2027-Q4']
const MONTHS = ['2026-12', ...Array.from({ length: 11 }, (_, month) => `2027-${String(month + 1).padStart(2, '0')}`)]
/** Each round has about 21 orders. */
const ROUNDS = DEEP > 1 ? 10 : 2

/** Waits until each event has its document. */
async function documentsIssued({ db, clock }: TestShop): Promise<void> {
  // Steps by staff can be undone for ten seconds, and later events wait for them.
  clock.now = new Date(clock.now.getTime() + MINUTE)
  await sql`select pg_notify('event_published', '')`.execute(db)
  const pending = sql`
    select from event_subscribers where name = 'invoices' and (
      exists (select from event_deliveries where subscriber = name)
      or exists (select from events where position is null and type = any(types)))`
  while ((await pending.execute(db)).rows.length > 0) await setImmediate()
}

/** Sells for a year. Payouts arrive all the time, and months are closed after their end. */
async function sellForAYear(world: YearWorld): Promise<void> {
  const start = Date.parse('2026-12-01T08:00:00Z')
  const turns = ROUNDS * SALES.length
  for (let turn = 0; turn < turns; turn += 1) {
    const day = new Date(start + Math.floor((turn * 240) / turns) * DAY)
    if (day > world.shop.clock.now) world.shop.clock.now = day
    await SALES[turn % SALES.length]?.(world, turn)
    await world.settle()
    await documentsIssued(world.shop)
    if (turn % 5 === 4) await world.payOut()
    await closeLastMonth(world.shop.services)
  }
  world.shop.clock.now = new Date('2027-11-29T08:00:00Z')
  await world.settle()
  await documentsIssued(world.shop)
  await world.payOut()
  world.shop.clock.now = new Date('2027-12-06T08:00:00Z')
  const owner = await world.owner()
  // Months that passed between two sales are closed by the owner.
  for (const month of MONTHS) await owner.api(closeMonth, { body: { month } }).catch(() => {})
}

/** Reads the documents with the facts of their orders that decide about VAT. */
async function readDocuments({ db }: TestShop) {
  const { rows } = await sql<{
    kind: 'invoice' | 'credit_note'
    year: number
    number: number
    issued_on: string
    order_id: number
    invoice_id: number | null
    taxes: { rate: number; category: string; grossCents: number; netCents: number; vatCents: number }[]
    gross_cents: number
    siren: string
    is_reverse_charge: boolean
    country: string
  }>`
    select documents.kind, year, number, issued_on::text, documents.order_id, invoice_id, body -> 'taxes' as taxes, gross_cents,
      body -> 'buyer' ->> 'siren' as siren, coalesce(is_reverse_charge, false) as is_reverse_charge,
      coalesce(country, 'FR') as country
    from documents left join order_companies on order_companies.order_id = documents.order_id
      left join order_addresses on order_addresses.order_id = documents.order_id and purpose = 'delivery'
    order by documents.id`.execute(db)
  return rows.map((row) => ({ ...row, sign: row.kind === 'invoice' ? 1 : -1 }))
}

type Document = Awaited<ReturnType<typeof readDocuments>>[number]
type Tax = Document['taxes'][number]

const isVoucher = ({ category }: Tax) => category === 'E'
const isSold = (tax: Tax) => !isVoucher(tax)
const totalOf = (documents: readonly Document[], of: (tax: Tax) => number, which = isSold) =>
  documents.reduce((all, { sign, taxes }) => all + sign * taxes.filter(which).reduce((sum, tax) => sum + of(tax), 0), 0)
const net = ({ netCents }: Tax) => netCents
const vat = ({ vatCents }: Tax) => vatCents
const gross = ({ grossCents }: Tax) => grossCents

test('a year of sales: documents, payments, exports, payouts and closings agree to the cent', {
  timeout: 600_000,
}, async () => {
  await using world = await openYear()
  const { shop, provider, bank } = world
  await sellForAYear(world)
  const owner = await world.owner()
  const documents = await readDocuments(shop)
  expect(documents.at(-1)?.issued_on).toSatisfy((day: string) => day <= YEAR.until)
  const sold = [totalOf(documents, net), totalOf(documents, vat), totalOf(documents, gross)]
  const file = async (name: string, period = YEAR) => (await fileOf(shop, owner, name, period)).body

  // Numbers have no gap, and rise with the days.
  for (const kind of ['invoice', 'credit_note'])
    for (const year of [2026, 2027]) {
      const series = documents.filter((one) => one.kind === kind && one.year === year)
      expect(series.map(({ number }) => number)).toEqual(series.map((_, place) => place + 1))
      const days = series.map(({ issued_on }) => issued_on)
      expect(days).toEqual(days.toSorted())
    }

  // Each order: the invoice has its VAT, and the documents have the money that came in and went back.
  const { rows: orders } = await sql<{
    id: number
    total: number
    taxes: { rate: number; vat: number }[]
    kept: number
  }>`
    select id, total_cents as total, taxes, (
      select coalesce(sum(cents - (
        select coalesce(sum(cents), 0) from refunds
        where payment_id = payments.id and state = 'done' and because not in ('surplus', 'late'))), 0)::bigint
      from payments where order_id = orders.id and state = 'paid') as kept
    from orders order by id`.execute(shop.db)
  for (const { id, total, taxes, kept } of orders) {
    const own = documents.filter(({ order_id }) => order_id === id)
    expect([id, own.reduce((sum, { sign, gross_cents }) => sum + sign * gross_cents, 0)]).toEqual([id, kept])
    const [invoice] = own
    if (!invoice) continue
    expect(invoice.gross_cents).toBe(total)
    const taxed = invoice.taxes.filter(isSold)
    expect(taxed.map((tax) => [tax.rate, vat(tax)])).toEqual(taxes.map((tax) => [tax.rate, tax.vat]))
    for (const left of own.every(({ kind }) => kind === 'invoice') || kept !== 0 ? [] : invoice.taxes)
      expect([id, totalOf(own, vat, ({ rate }) => rate === left.rate)]).toEqual([id, 0])
  }

  // A credit note of pieces has the VAT rates of these pieces only, also if gift cards get a part of the refund.
  const { rows: mixed } = await sql`
    select documents.label from documents join refunds on refunds.id = refund_id
    where exists (select from refund_lines where refund_lines.refund_id = coalesce(rest_of, refunds.id))
      and exists (
        select from jsonb_array_elements(body -> 'taxes') as tax where not exists (
          select from refund_lines join order_lines on order_lines.id = order_line_id
          where refund_lines.refund_id = coalesce(rest_of, refunds.id) and coalesce(vat_rate, 0) = (tax ->> 'rate')::integer))`.execute(
    shop.db,
  )
  expect(mixed).toEqual([])

  // The screen, the journal, the VAT file, and e-reporting with sales to companies have the same sums.
  const screen = await owner.api(getAccounting, { query: YEAR })
  expect([screen.base, screen.vat, screen.total].map(toCents)).toEqual(sold)
  expect(screen.documents).toBe(documents.length)
  expect(screen.comparison).toMatchObject({ difference: '0.00', differences: [] })
  for (const name of ['journal', 'vat']) {
    const rows = rowsOf(await file(name))
    expect([name, sumOf(rows, 'base'), sumOf(rows, 'vat'), sumOf(rows, 'total')]).toEqual([name, ...sold])
  }
  const regimes = new Map<string, number>()
  for (const one of documents)
    for (const tax of one.taxes.filter(isSold)) {
      const abroad = one.country === 'CH' ? 'export' : one.country === 'FR' ? 'domestic' : 'oss'
      const key = `${one.is_reverse_charge ? 'intra_community' : abroad} ${one.country} ${(tax.rate / 100).toFixed(2)}`
      regimes.set(key, (regimes.get(key) ?? 0) + one.sign * tax.netCents)
    }
  expect(new Map(screen.rows.map((row) => [`${row.regime} ${row.country} ${row.rate}`, toCents(row.base)]))).toEqual(
    regimes,
  )
  expect(new Set(screen.rows.map(({ regime }) => regime))).toEqual(
    new Set(['domestic', 'export', 'intra_community', 'oss']),
  )
  const reported = rowsOf(await file('e-reporting'))
  const isCompany = ({ siren, is_reverse_charge }: Document) => siren !== '' || is_reverse_charge
  const consumers = documents.filter((one) => !isCompany(one))
  expect([sumOf(reported, 'base'), sumOf(reported, 'vat')]).toEqual([totalOf(consumers, net), totalOf(consumers, vat)])
  const recapitulative = sumOf(rowsOf(await file('recapitulative')), 'base')
  expect(recapitulative).toBe(
    totalOf(
      documents.filter(({ is_reverse_charge }) => is_reverse_charge),
      net,
    ),
  )

  // The journal in FEC layout: entries balance, customers owe nothing, and gift cards have their amount.
  const fec = fecRows(await file('fec'))
  const entries = new Map<string, number>()
  for (const cells of fec) {
    const entry = `${cells[0]} ${cells[2]}`
    entries.set(entry, (entries.get(entry) ?? 0) + fecCents(cells[11]) - fecCents(cells[12]))
  }
  expect([...entries].filter(([, cents]) => cents !== 0)).toEqual([])
  const all = ['VE', 'AV', 'BQ', 'PR', 'OD']
  expect([creditOf(fec, '4457', all), creditOf(fec, '70', all), creditOf(fec, '411', all)]).toEqual([
    sold[1],
    sold[0],
    0,
  ])
  const cards = await owner.api(listGiftCards, {})
  expect(creditOf(fec, '4191', all)).toBe(toCents(cards.open))
  const online = [...provider.payments.values()]
    .filter(({ state }) => state === 'paid')
    .reduce(
      (sum, { receivedCents, refundedCents, dispute }) =>
        sum + receivedCents - refundedCents - (dispute?.lostCents ?? 0),
      0,
    )

  // OSS: the returns of all quarters have the VAT of other countries, and corrections name their quarter.
  const returns = await Promise.all(QUARTERS.map((quarter) => owner.api(getOss, { query: { quarter } })))
  const abroad = documents.filter((one) => ['DE', 'IT'].includes(one.country) && !one.is_reverse_charge)
  expect(returns.reduce((sum, one) => sum + toCents(one.vat), 0)).toBe(totalOf(abroad, vat))
  const corrections = returns.flatMap((one) => one.corrections.map(({ quarter }) => [one.quarter, quarter]))
  expect(corrections.length).toBeGreaterThan(0)
  for (const [quarter = '', corrected = ''] of corrections) expect(corrected < quarter).toBe(true)

  // Payouts: everything at the provider was paid out, and nothing differs.
  const payouts = await owner.api(getPayouts, { query: YEAR })
  expect(payouts).toMatchObject({ open_total: '0.00', differences: [] })
  const [paidOut, fees] = [toCents(payouts.payout_total), toCents(payouts.fee_total)]
  expect(paidOut + fees).toBe(online)

  // The bank has the transfers and payouts, fees are booked, and the account of providers has what no payout contains.
  expect([-creditOf(fec, '512', all), -creditOf(fec, '627', all)]).toEqual([paidOut + bank.cents, fees])
  expect([creditOf(fec, '511', all), creditOf(fec, '654', all)]).toEqual([0, 0])
  const bankOnly = fec.filter((cells) => cells[0] === 'BQ' && cells[4] === '512').map((cells) => cells[2])
  expect(new Set(bankOnly)).toEqual(new Set(fec.filter(([journal]) => journal === 'BQ').map((cells) => cells[2])))
  const opens = []
  for (const { until } of MONTHS.map(daysOfMonth)) {
    const period = { from: YEAR.from, until }
    const open = toCents((await owner.api(getPayouts, { query: period })).open_total)
    expect([until, creditOf(fecRows(await file('fec', period)), '511', all) + open]).toEqual([until, 0])
    opens.push(open)
  }
  expect(Math.max(...opens)).toBeGreaterThan(0)

  // The closings of all months add up to the year.
  const closings = await shop.db.selectFrom('closings').select(['month', 'data']).orderBy('month').execute()
  expect(closings.map(({ month }) => month)).toEqual(MONTHS)
  expect(closings.flatMap(({ data }) => data.differences)).toEqual([])
  const closed = (of: 'invoiceCents' | 'creditCents' | 'paymentCents' | 'refundCents') =>
    closings.reduce((sum, { data }) => sum + data[of], 0)
  const { comparison } = screen
  expect([closed('invoiceCents'), closed('creditCents'), closed('paymentCents'), closed('refundCents')]).toEqual(
    [comparison.invoices, comparison.credit_notes, comparison.payments, comparison.refunds].map(toCents),
  )

  // Erasure of the customers changes no file.
  const names = ACCOUNTING_FILES.filter((one) => one !== 'oss')
  const before = await Promise.all(names.map((name) => file(name)))
  for (const name of ['Ben', 'Ada', 'Tom']) {
    const customer = await world.customer(name)
    await customer.api(deleteAccount, { body: { password: PASSWORD } })
  }
  world.pass(90 * DAY)
  await sweepShop(shop.services)
  const later = await world.owner()
  for (const [place, name] of names.entries()) expect((await fileOf(shop, later, name, YEAR)).body).toBe(before[place])
})
