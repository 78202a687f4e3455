import { randomUUID } from 'node:crypto'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { LEGAL } from '../../../tests/fixtures/invoices.ts'
import { openPayingShop } from '../../../tests/fixtures/selling/paying-shop.ts'
import { addSellable, checkOutCart, openSellingShop, putInCart } from '../../../tests/fixtures/selling/selling-shop.ts'
import type { Person, TestShop } from '../../../tests/processes/open-shop.ts'
import { listEvents } from '../../admin/events/events.contract.ts'
import { auditLog } from '../../core/activity-log/audit-log.contract.ts'
import { saveSettings } from '../../core/settings/settings.contract.ts'
import { recordRefunded } from '../orders/record-order-events.server.ts'
import { recordPayment, refundOrder } from '../orders/staff/staff-orders.contract.ts'
import { checkDocuments } from './check-documents.server.ts'
import {
  correctInvoice,
  issueOrderInvoice,
  listDocuments,
  ownDocuments,
  staffDocumentsOf,
} from './documents.contract.ts'
import { findDocument } from './documents-store.server.ts'

const params = (id: number) => ({ params: { id: String(id) } })

const saveLegal = (staff: Person, version: number, change: Partial<typeof LEGAL> = {}) =>
  staff.api(saveSettings.legal, { body: { ...LEGAL, ...change, version } })

const file = ({ app }: TestShop, { token }: Person, url: string) =>
  app.inject({ url, headers: { authorization: `Token ${token}` } })

async function textOf(pdf: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}

/** Waits until an order has this number of documents with their PDFs. */
const documentsOf = async (staff: Person, id: number, count: number) => {
  const read = async () => (await staff.api(staffDocumentsOf, params(id))).documents
  await expect.poll(async () => (await read()).filter(({ is_ready }) => is_ready).length).toBe(count)
  return read()
}

test('a payment issues the invoice, refunds issue credit notes, and the customer gets both as PDF', async () => {
  await using selling = await openPayingShop()
  const { shop, staff, mia, mug } = selling
  await saveLegal(staff, 0)
  await putInCart(mia, mug, 2)
  const order = await checkOutCart(mia)
  expect(await staff.api(staffDocumentsOf, params(order.id))).toEqual({ documents: [], can_issue: false })
  await staff.api(recordPayment, { ...params(order.id), body: { amount: order.price, received_on: '2026-11-23' } })
  const [invoice] = await documentsOf(staff, order.id, 1)
  expect(invoice).toMatchObject({
    ...{ kind: 'invoice', number: 'F2026-000001', order: order.id, issued_on: '2026-11-23', total: order.price },
    billed: { name: 'Mia Test', company: '', address: ['12 rue Mercière', '69002 Lyon'] },
  })
  const address = `/api/orders/${order.id}/documents/${invoice?.id}/file.pdf`
  const own = await file(shop, mia, address)
  expect(own.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="F2026-000001.pdf"',
  })
  expect(await textOf(own.rawPayload)).toMatch(
    /Söhne & Fils SARL .*Invoice F2026-000001 .*Mia Test .*Mug.*Total incl\. VAT .*RCS Lyon 303 265 045 · VAT number FR40303265045/,
  )
  expect((await file(shop, await shop.customer('Ben'), address)).statusCode).toBe(404)
  expect((await shop.app.inject(address)).statusCode).toBe(401)

  const refund = (amount: string, lines: { variant: number; quantity: number }[]) =>
    staff.api(refundOrder, {
      ...params(order.id),
      body: { key: randomUUID(), because: 'goodwill', amount, note: 'One was chipped.', lines } as never,
    })
  await refund('12.50', [{ variant: mug.variantIds[0] ?? 0, quantity: 1 }])
  await shop.db.updateTable('refunds').set({ state: 'done', done_at: shop.clock.now }).execute()
  await shop.db.transaction().execute(async (tx) => {
    const made = await tx
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'payment_id')
      .select(['refunds.id', 'payment_id', 'order_id', 'refunds.cents', 'because'])
      .executeTakeFirstOrThrow()
    await recordRefunded(tx, made, { actorId: null, now: shop.clock.now })
  })
  const [, note] = await documentsOf(staff, order.id, 2)
  expect(note).toMatchObject({ kind: 'credit_note', number: 'A2026-000001', total: '12.50' })
  const stored = await findDocument(shop.db, note?.id ?? 0)
  expect(stored?.body).toMatchObject({
    credits: { number: 'F2026-000001', issuedOn: '2026-11-23' },
    lines: [{ title: 'Mug', quantity: 1, unitCents: 12_50, grossCents: 12_50 }],
    ...{ charges: [], reason: 'One was chipped.', grossCents: 12_50, netCents: 10_42, vatCents: 2_08 },
  })
  const subjects = (await shop.emails('mia@example.com')).map(({ subject }) => subject)
  expect(subjects).toContain(`Your order ${order.id} at Comptoir: invoice F2026-000001`)
  expect(subjects).toContain(`Your order ${order.id} at Comptoir: credit note A2026-000001`)
  expect((await mia.api(ownDocuments, params(order.id))).documents).toHaveLength(2)
  const issued = async () => {
    const { results } = await staff.api(listEvents, { query: {} })
    return results.filter(({ type }) => type === 'invoice.issued').map(({ data }) => data)
  }
  // An event can be published after the PDF of its document is stored.
  await expect.poll(issued).toEqual([
    { document: invoice?.id, kind: 'invoice', number: 'F2026-000001', total: order.price },
    { document: note?.id, kind: 'credit_note', number: 'A2026-000001', total: '12.50' },
  ])
  await expect(
    staff.api(correctInvoice, {
      ...params(invoice?.id ?? 0),
      body: { reason: 'Company', name: 'Mia Test', company: 'Mia SARL', address: '', vat_number: '', siren: '' },
    }),
  ).rejects.toThrow('A part of this invoice is credited')

  const found = await staff.api(listDocuments, { query: { search: 'mia@' } })
  expect(found.results.map(({ number }) => number)).toEqual(['A2026-000001', 'F2026-000001'])
  expect((await staff.api(listDocuments, { query: { until: '2026-11-22' } })).results).toEqual([])
  const archive = await file(shop, staff, '/api/documents/archive.zip?from=2026-11-01&until=2026-11-30')
  const files = unzipSync(new Uint8Array(archive.rawPayload))
  expect(Object.keys(files)).toEqual(['F2026-000001.pdf', 'A2026-000001.pdf'])
  expect(Buffer.from(files['F2026-000001.pdf'] ?? []).equals(own.rawPayload)).toBe(true)
  const { results: entries } = await staff.api(auditLog, { query: {} })
  expect(JSON.stringify(entries)).toContain('2026-11-01 – 2026-11-30 (2)')

  await expect(sql`update documents set buyer = 'Eve'`.execute(shop.db)).rejects.toThrow('can not be changed')
  await expect(sql`delete from documents`.execute(shop.db)).rejects.toThrow('can not be changed or deleted')
  await expect(sql`update document_files set pdf = ''`.execute(shop.db)).rejects.toThrow('can not be changed')
  const emailsAboutChanges = async () =>
    (await shop.emails('shop@localhost')).filter(({ subject }) => /document/.test(subject))
  await checkDocuments(shop.services)
  expect(await emailsAboutChanges()).toEqual([])
  // A change without the triggers is found by its hash.
  await sql`alter table document_files disable trigger user`.execute(shop.db)
  await sql`update document_files set pdf = '' where document_id = ${note?.id}`.execute(shop.db)
  await checkDocuments(shop.services)
  expect(await emailsAboutChanges()).toMatchObject([
    { subject: '1 stored document was changed', text: expect.stringContaining('A2026-000001') },
  ])
})

test('issuing waits for the particulars of the seller, and a shop without a legal notice issues nothing', async () => {
  await using selling = await openSellingShop()
  const { shop, staff } = selling
  const mia = await shop.customer('Mia')
  const mug = await addSellable(shop, { title: 'Mug', priceCents: 12_50 })
  const paid = async () => {
    await putInCart(mia, mug, 1)
    const order = await checkOutCart(mia)
    await staff.api(recordPayment, { ...params(order.id), body: { amount: order.price, received_on: '2026-11-23' } })
    return order.id
  }
  const early = await paid()
  const handled = sql<{ count: number }>`
    select count(*)::integer as count from events where type = 'order.paid' and position is not null
      and not exists (select from event_deliveries where event = events.number and subscriber = 'invoices')`
  await expect.poll(async () => (await handled.execute(shop.db)).rows[0]?.count).toBe(1)
  await expect(staff.api(issueOrderInvoice, params(early))).rejects.toThrow('Enter the legal notice')
  await saveLegal(staff, 0, { registration: '' })
  await expect(staff.api(issueOrderInvoice, params(early))).rejects.toThrow('The legal notice is incomplete')
  const late = await paid()
  await expect.poll(async () => (await staff.api(listDocuments, { query: {} })).delayed).toBeGreaterThan(0)
  await saveLegal(staff, 1)
  shop.clock.now = new Date(shop.clock.now.getTime() + 31 * 60_000)
  await sql`select pg_notify('event_published', '')`.execute(shop.db)
  await documentsOf(staff, late, 1)
  expect(await staff.api(staffDocumentsOf, params(early))).toEqual({ documents: [], can_issue: true })
  await staff.api(issueOrderInvoice, params(early))
  const [issued] = await documentsOf(staff, early, 1)
  expect(issued?.number).toBe('F2026-000002')
  await expect(staff.api(issueOrderInvoice, params(early))).rejects.toThrow('has an invoice already')

  const body = {
    reason: 'Company name',
    name: 'Mia Test',
    company: 'Mia SARL',
    address: '1 rue A\n69001 Lyon',
    siren: '',
  }
  await expect(
    staff.api(correctInvoice, { ...params(issued?.id ?? 0), body: { ...body, vat_number: 'FR00303265045' } }),
  ).rejects.toThrow('vat_number')
  const saveRate = (late_rate: string) =>
    staff.api(saveSettings.invoices, { body: { version: 0, prefix: '', vat_on_debits: 'on', late_rate } })
  // The law allows no less than three times the legal rate.
  for (const rate of ['7,85', '0', '0.01']) await expect(saveRate(rate)).rejects.toThrow('equal to 7.86.')
  await expect(saveRate('x')).rejects.toThrow('A valid number is required.')
  await saveRate('12,5')
  const preview = await textOf((await file(shop, staff, '/api/documents/preview.pdf')).rawPayload)
  for (const shown of [
    'Söhne & Fils SARL',
    'Invoice TF2026-000001',
    'Due date 23 November 2026',
    'VAT is paid on debits.',
    'Late payment: interest at 12.5 % a year. Late payment: €40 for recovery costs.',
  ])
    expect(preview).toContain(shown)
  const { documents } = await staff.api(correctInvoice, {
    ...params(issued?.id ?? 0),
    body: { ...body, vat_number: '' },
  })
  expect(documents.map(({ number, kind, is_replaced, billed }) => [number, kind, is_replaced, billed.company])).toEqual(
    [
      ['F2026-000002', 'invoice', true, ''],
      ['A2026-000001', 'credit_note', false, ''],
      ['F2026-000003', 'invoice', false, 'Mia SARL'],
    ],
  )
  const bodies = await shop.db.selectFrom('documents').select('body').orderBy('id', 'desc').limit(2).execute()
  const [corrected, credited] = bodies.map(({ body }) => body.payment)
  expect(corrected).toMatchObject({
    paidOn: '2026-11-23',
    dueOn: '2026-11-23',
    terms: expect.stringContaining('12.5 %'),
  })
  expect(credited).not.toHaveProperty('dueOn')
  await expect(
    staff.api(correctInvoice, { ...params(issued?.id ?? 0), body: { ...body, vat_number: '' } }),
  ).rejects.toThrow('A corrected invoice replaces this one')
})
