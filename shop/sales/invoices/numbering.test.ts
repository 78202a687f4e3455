import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../server/db/open.ts'
import { DEEP } from '../../../tests/deep.ts'
import { aPaidOrder } from '../../../tests/fixtures/invoices.ts'
import { openShop } from '../../../tests/processes/open-shop.ts'
import { insertDocument, sweepDocuments } from './documents-store.server.ts'
import { exampleInvoice } from './example-invoice.server.ts'
import { issueInvoice } from './issue-documents.server.ts'
import { takeNumber } from './series/series-store.server.ts'

/** Documents that eight writers number concurrently. */
const DOCUMENTS = DEEP > 1 ? 5_000 : 200
const WRITERS = 8

test('eight concurrent writers number documents without a gap, although some transactions fail', async () => {
  await using shop = await openShop()
  const example = exampleInvoice(shop.services.identity(), shop.clock.now)
  const writers = Array.from({ length: WRITERS }, () => openDatabase(shop.connection))
  let left = DOCUMENTS
  let order = 0
  const write = async (db: (typeof writers)[number]) => {
    while (left > 0) {
      left -= 1
      order += 1
      const id = order
      await db
        .transaction()
        .execute(async (tx) => {
          const numbered = { kind: 'invoice', isTest: false, today: '2026-11-23', prefix: '' } as const
          const { label, ...taken } = await takeNumber(tx, numbered)
          const document = { ...example, isTest: false, number: label, order: { ...example.order, id } }
          await insertDocument(tx, { ...taken, document, buyer: 'Mia', now: shop.clock.now })
          if (id % 7 === 0) throw new Error('killed')
        })
        .catch((error: Error) => {
          if (error.message !== 'killed') throw error
          left += 1
        })
    }
  }
  await Promise.all(writers.map(write))
  await Promise.all(writers.map((db) => db.destroy()))
  const rows = await shop.db.selectFrom('documents').select(['number', 'label']).orderBy('number').execute()
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: DOCUMENTS }, (_, place) => place + 1))
  expect(rows.at(-1)?.label).toBe(`F2026-${String(DOCUMENTS).padStart(6, '0')}`)
})

test('the database refuses a number with a gap, a second one, and a day before the last one', async () => {
  await using shop = await openShop()
  const example = exampleInvoice(shop.services.identity(), shop.clock.now)
  const insert = (number: number, id: number) =>
    shop.db.transaction().execute((tx) =>
      insertDocument(tx, {
        document: { ...example, number: `TF2026-${number}-${id}`, order: { ...example.order, id } },
        ...{ year: 2026, number, buyer: 'Mia', now: shop.clock.now },
      }),
    )
  const take = (today: string, kind: 'invoice' | 'credit_note' = 'invoice', prefix = 'B') =>
    shop.db.transaction().execute((tx) => takeNumber(tx, { kind, isTest: true, today, prefix }))
  expect(await take('2026-11-24')).toMatchObject({ number: 1, label: 'BTF2026-000001', issuedOn: '2026-11-24' })
  await insert(1, 1)
  await expect(insert(1, 2)).rejects.toThrow('documents_number')
  await expect(insert(3, 3)).rejects.toThrow('has no predecessor')
  expect(await take('2026-11-23', 'invoice', 'C')).toMatchObject({ label: 'BTF2026-000002', issuedOn: '2026-11-24' })
  expect(await take('2027-01-01', 'invoice', 'C')).toMatchObject({ number: 1, label: 'CTF2027-000001' })
  expect(await take('2026-11-24', 'credit_note')).toMatchObject({ number: 1, label: 'BTA2026-000001' })
})

test('an order that is handled twice at the same time gets one invoice', async () => {
  await using shop = await openShop()
  shop.clock.now = new Date('2026-11-23T09:00:00Z')
  const mia = await shop.customer('Mia')
  const order = await aPaidOrder(shop, mia.id)
  const issue = () =>
    shop.db
      .transaction()
      .execute((tx) => issueInvoice(tx, shop.services, order, { actor: { kind: 'job' }, now: shop.clock.now }))
  const issued = await Promise.all([issue(), issue(), issue()])
  expect(issued.filter((one) => 'id' in one)).toHaveLength(1)
  expect(await shop.db.selectFrom('documents').select('label').execute()).toEqual([{ label: 'F2026-000001' }])
})

test('documents are deleted ten years after their year, an invoice together with its last credit note', async () => {
  await using shop = await openShop()
  const example = exampleInvoice(shop.services.identity(), shop.clock.now)
  const store = async (kind: 'invoice' | 'credit_note', today: string, order: number, invoiceId?: number) =>
    shop.db.transaction().execute(async (tx) => {
      const { label, ...taken } = await takeNumber(tx, { kind, isTest: false, today, prefix: '' })
      const document = { ...example, kind, isTest: false, number: label, order: { ...example.order, id: order } }
      const dated = { ...document, issuedOn: taken.issuedOn }
      return insertDocument(tx, { ...taken, document: dated, invoiceId, buyer: 'Mia', now: shop.clock.now })
    })
  // The database compares with its own clock, which may reach the next year during the test.
  const { rows } = await sql<{ year: number }>`select extract(year from now())::integer as year`.execute(shop.db)
  const { year = 0 } = rows[0] ?? {}
  const expired = await store('invoice', `${year - 11}-12-30`, 1)
  await store('credit_note', `${year - 11}-12-31`, 1, expired)
  const credited = await store('invoice', `${year - 11}-12-31`, 2)
  await store('credit_note', `${year - 9}-01-02`, 2, credited)
  const left = async () => (await shop.db.selectFrom('documents').select('label').orderBy('label').execute()).length
  await sweepDocuments(shop.db, new Date(`${year - 1}-12-31T12:00:00Z`))
  expect(await left()).toBe(4)
  await sweepDocuments(shop.db, new Date(`${year}-06-01T12:00:00Z`))
  expect(await left()).toBe(2)
  // The database refuses an earlier deletion.
  await expect(shop.db.deleteFrom('documents').execute()).rejects.toThrow('can not be changed or deleted')
})
