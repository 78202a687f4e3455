import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { MINUTE } from '../../../../server/durations.ts'
import { LEGAL } from '../../../../tests/fixtures/invoices.ts'
import {
  addSellable,
  checkOutCart,
  openSellingShop,
  putInCart,
} from '../../../../tests/fixtures/selling/selling-shop.ts'
import { saveSettings } from '../../../core/settings/settings.contract.ts'
import type { Extension } from '../../../extension/extension.ts'
import type { PlatformDocument, PlatformStatus } from '../../../extension/invoice-platform.ts'
import { recordPayment } from '../../orders/staff/staff-orders.contract.ts'
import { correctInvoice, listDocuments } from '../documents.contract.ts'
import { isForPlatform, obligationOn } from './platform-scope.ts'
import { submitDocuments } from './submit-documents.server.ts'

const BAKERY = { name: 'Boulangerie', vat_number: '', siren: '303265045' }

/** A platform in memory. `fail` makes calls fail before or after the platform has stored the document. */
function platformInMemory() {
  const platform = {
    documents: new Map<string, PlatformDocument>(),
    submitted: 0,
    asked: [] as string[],
    state: { state: 'submitted', reason: '' } as PlatformStatus,
    fail: '' as '' | 'before' | 'after',
  }
  const extension: Extension = {
    ...{ name: 'platform', version: '1.0.0', for: '*' },
    invoicePlatform: {
      label: 'Platform',
      async submit(document) {
        platform.submitted += 1
        if (platform.fail === 'before') throw new Error('503')
        platform.documents.set(document.number, document)
        if (platform.fail === 'after') throw new Error('timeout')
        return { reference: `ref-${document.number}` }
      },
      async status(reference) {
        platform.asked.push(reference)
        return platform.state
      },
    },
  }
  return { platform, extension }
}

async function openWith(extensions: readonly Extension[]) {
  const selling = await openSellingShop({ extensions })
  const { shop, staff } = selling
  await staff.api(saveSettings.legal, { body: { ...LEGAL, version: 0 } })
  const mug = await addSellable(shop, { title: 'Mug', priceCents: 12_50 })
  const mia = await shop.customer('Mia')
  const documents = async () =>
    (await staff.api(listDocuments, { query: {} })).results
      .toReversed()
      .map(({ number, submission }) => [number, submission?.state ?? null])
  /** Sells a mug and waits for its PDF. */
  const sell = async (company?: typeof BAKERY) => {
    await putInCart(mia, mug, 1)
    const { id, price } = await checkOutCart(mia, company && { company })
    const body = { amount: price, received_on: shop.clock.now.toISOString().slice(0, 10) }
    await staff.api(recordPayment, { params: { id: String(id) }, body })
    const ready = async () =>
      (await staff.api(listDocuments, { query: {} })).results.some((one) => one.order === id && one.is_ready)
    await expect.poll(ready).toBe(true)
  }
  return { ...selling, documents, sell, [Symbol.asyncDispose]: () => selling[Symbol.asyncDispose]() }
}

test('submits the documents of French companies once, repeats failed calls, and reports a rejection', async () => {
  const { platform, extension } = platformInMemory()
  await using world = await openWith([extension])
  const { shop, documents, sell } = world
  const round = () => submitDocuments(shop.services)
  await sell()
  await sell(BAKERY)
  const waiting = [
    ['F2026-000001', null],
    ['F2026-000002', 'waiting'],
  ]
  expect(await documents()).toEqual(waiting)
  platform.fail = 'before'
  await round()
  // The answer is lost after the platform has stored the document.
  platform.fail = 'after'
  await round()
  expect([await documents(), platform.documents.size]).toEqual([waiting, 1])
  platform.fail = ''
  await Promise.all([round(), round()])
  expect((await documents())[1]).toEqual(['F2026-000002', 'submitted'])
  expect([...platform.documents.keys()]).toEqual(['F2026-000002'])
  expect(platform.documents.get('F2026-000002')).toMatchObject({
    ...{ kind: 'invoice', issuedOn: '2026-11-23', credits: null, totalCents: 17_40 },
    ...{ seller: { name: LEGAL.operator }, buyer: { company: 'Boulangerie', siren: '303265045' } },
    xml: expect.stringContaining('<ram:ID>F2026-000002</ram:ID>'),
  })
  const calls = platform.submitted
  await round()
  expect([platform.submitted, (await documents())[1]]).toEqual([calls, ['F2026-000002', 'submitted']])
  platform.state = { state: 'rejected', reason: 'Unknown SIREN' }
  await Promise.all([round(), round()])
  await round()
  expect((await documents())[1]).toEqual(['F2026-000002', 'rejected'])
  const emails = (await shop.emails(shop.config.shopEmail)).filter(({ subject }) => subject.includes('rejected'))
  expect(emails.map(({ text }) => text)).toEqual([expect.stringContaining('Unknown SIREN')])
})

test('submits new documents while 150 wait for a decision, and asks for all decisions in turn', async () => {
  const { platform, extension } = platformInMemory()
  await using world = await openWith([extension])
  const { shop, sell } = world
  const round = () => {
    shop.clock.now = new Date(shop.clock.now.getTime() + 10 * MINUTE)
    return submitDocuments(shop.services)
  }
  await sell(BAKERY)
  await round()
  await sql`insert into document_series (kind, year, is_test, last_issued_on) values ('invoice', 2025, false, '2025-12-31')`.execute(
    shop.db,
  )
  await sql`
    insert into documents (kind, year, is_test, number, label, order_id, issued_at, issued_on, buyer, gross_cents, body)
    select kind, 2025, false, copy, 'F2025-' || copy, 1000 + copy, issued_at, issued_on, buyer, gross_cents, body
    from documents, generate_series(1, 150) as copy order by copy`.execute(shop.db)
  await sql`
    insert into document_files (document_id, pdf, sha256, rendered_at)
    select documents.id, pdf, sha256, rendered_at from documents, document_files where year = 2025`.execute(shop.db)
  await sql`
    insert into document_submissions (document_id, extension, state, reference, changed_at)
    select id, 'platform', 'submitted', label, issued_at from documents where year = 2025`.execute(shop.db)
  await sell(BAKERY)
  platform.asked = []
  await round()
  expect([...platform.documents.keys()]).toEqual(['F2026-000001', 'F2026-000002'])
  await round()
  await round()
  expect(new Set(platform.asked).size).toBe(152)
})

test('submits an invoice before its credit note and its correction, also after a failed call', async () => {
  const { platform, extension } = platformInMemory()
  await using world = await openWith([extension])
  const { shop, staff, sell } = world
  await sell(BAKERY)
  platform.fail = 'before'
  await submitDocuments(shop.services)
  platform.fail = ''
  const [invoice] = (await staff.api(listDocuments, { query: {} })).results
  await staff.api(correctInvoice, {
    params: { id: String(invoice?.id) },
    body: { reason: 'Name', name: 'Mia', company: 'Bakery', address: '', vat_number: '', siren: BAKERY.siren },
  })
  const ready = async () => (await staff.api(listDocuments, { query: {} })).results.filter((one) => one.is_ready).length
  await expect.poll(ready).toBe(3)
  for (const _ of [1, 2, 3]) await submitDocuments(shop.services)
  expect([...platform.documents.keys()]).toEqual(['F2026-000001', 'A2026-000001', 'F2026-000002'])
})

test('a shop without a platform submits nothing', async () => {
  await using world = await openWith([])
  await world.sell(BAKERY)
  await submitDocuments(world.shop.services)
  expect(await world.documents()).toEqual([['F2026-000001', null]])
  expect(await world.shop.db.selectFrom('document_submissions').selectAll().execute()).toEqual([])
})

test.each([
  ['2026-08-31', undefined],
  ['2026-09-01', 'platform_allowed'],
  ['2027-08-31', 'platform_allowed'],
  ['2027-09-01', 'platform_required'],
])('on %s, the obligation is %s', (day, obligation) => {
  expect(obligationOn(day)).toBe(obligation)
})

test.each([
  [{ siren: '303265045' }, {}, true],
  [{ vatNumber: 'FR40303265045' }, {}, true],
  [{ vatNumber: 'DE136695976' }, {}, false],
  [{}, {}, false],
  [{ siren: '303265045' }, { isTest: true }, false],
  [{ siren: '303265045' }, { issuedOn: '2026-08-31' }, false],
])('a document with the buyer %j and %j goes to the platform: %s', (numbers, document, expected) => {
  const buyer = { name: 'Mia', company: '', address: [], country: 'FR', vatNumber: '', siren: '', ...numbers }
  expect(isForPlatform({ isTest: false, issuedOn: '2026-11-28', buyer, ...document })).toBe(expected)
})
