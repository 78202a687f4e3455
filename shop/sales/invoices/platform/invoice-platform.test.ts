import { expect, test } from 'vitest'
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
import { listDocuments } from '../documents.contract.ts'
import { isForPlatform, obligationOn } from './platform-scope.ts'
import { submitDocuments } from './submit-documents.server.ts'

const BAKERY = { name: 'Boulangerie', vat_number: '', siren: '303265045' }

/** A platform in memory. `fail` makes calls fail before or after the platform has stored the document. */
function platformInMemory() {
  const platform = {
    documents: new Map<string, PlatformDocument>(),
    submitted: 0,
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
      status: async () => platform.state,
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
