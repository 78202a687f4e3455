import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { storeLegalNotice } from '../../../tests/fixtures/invoices.ts'
import {
  addSellable,
  BERLIN,
  bodyFor,
  LYON,
  openSellingShop,
  putInCart,
} from '../../../tests/fixtures/selling/selling-shop.ts'
import { startVies, type ViesState } from '../../../tests/fixtures/selling/vies-server.ts'
import { myData } from '../../core/accounts/account.contract.ts'
import { auditLog } from '../../core/activity-log/audit-log.contract.ts'
import { checkOut, quoteCheckout } from '../checkout/checkout.contract.ts'
import type { InvoiceDocument } from '../invoices/invoice-document.ts'
import { placeManualOrder, quoteManualOrder } from '../orders/manual/manual-orders.contract.ts'
import { listOrders } from '../orders/orders.contract.ts'
import { readStaffOrder } from '../orders/staff/order/staff-order.contract.ts'
import { recordPayment } from '../orders/staff/staff-orders.contract.ts'
import { CHECK_VALID_MS, checkOfOrder } from './check-vat-number.server.ts'
import { checkCompany, correctCompany } from './company.contract.ts'

const ACME = { name: 'ACME GmbH', vat_number: 'DE136695976', siren: '' }

/** A shop with a VAT number that sells a mug for 12.50, and a stand-in of VIES. */
async function openForCompanies(state: ViesState = 'valid') {
  const vies = await startVies(state)
  const selling = await openSellingShop({ env: { VIES_URL: vies.url } })
  const { shop, staff } = selling
  await storeLegalNotice(shop)
  const mug = await addSellable(shop, { title: 'Mug', priceCents: 12_50 })
  const mia = await shop.customer('Mia')
  await putInCart(mia, mug, 3)
  const quote = (more = {}) =>
    mia.api(quoteCheckout, { query: { country: 'DE' as const, vat_number: ACME.vat_number, ...more } })
  return {
    ...{ vies, shop, staff, mia, mug, quote },
    async [Symbol.asyncDispose]() {
      await selling[Symbol.asyncDispose]()
      await vies[Symbol.asyncDispose]()
    },
  }
}

test('a company of another member state with a valid number pays net prices, and order, e-mail, API and CSV agree', async () => {
  await using opened = await openForCompanies()
  const { shop, staff, mia, vies, quote } = opened
  expect(await quote()).toMatchObject({ vat_check: 'unknown', is_reverse_charge: false, total: '49.50' })
  expect(await mia.api(checkCompany, { body: { ...ACME, vat_number: 'de 136 695.976' } })).toEqual({
    company: ACME,
    vat_check: 'valid',
  })
  expect(vies.requests).toEqual([
    { countryCode: 'DE', vatNumber: '136695976', requesterMemberStateCode: 'FR', requesterNumber: '40303265045' },
  ])
  // 3 × 12.50 and 12.00 with 20 % contained: 3 × 10.42 and 10.00.
  const quoted = await quote()
  expect(quoted).toMatchObject({ vat_check: 'valid', is_reverse_charge: true, total: '41.26', delivery: '10.00' })
  expect(quoted.taxes).toEqual([{ rate: '0.00', gross: '41.26', net: '41.26', vat: '0.00' }])
  // A delivery elsewhere, or collection, is taxed.
  expect(await quote({ country: 'FR' })).toMatchObject({ is_reverse_charge: false })
  expect(await quote({ country: 'BE' })).toMatchObject({ is_reverse_charge: false, total: '49.50' })

  const body = bodyFor(quoted, { delivery: BERLIN, company: ACME })
  await expect(mia.api(checkOut, { body: { ...body, company: undefined } })).rejects.toThrow('409')
  const order = await mia.api(checkOut, { body })
  expect(order).toMatchObject({ price: '41.26', is_reverse_charge: true, company: ACME })
  const [listed] = (await mia.api(listOrders, { query: {} })).results
  expect(listed).toEqual(order)
  const [email] = await shop.emails('mia@example.com')
  expect(email?.text).toContain('ACME GmbH')
  expect(email?.text).toContain('reverse charge')

  const params = { id: String(order.id) }
  await staff.api(recordPayment, { params, body: { amount: '41.26', received_on: '2026-11-23' } })
  // The invoice is an intra-Community supply to the company.
  const findInvoices = async () =>
    (await sql<{ body: InvoiceDocument }>`select body from documents`.execute(shop.db)).rows
  await expect.poll(async () => (await findInvoices()).length).toBe(1)
  const invoices = await findInvoices()
  expect(invoices[0]?.body).toMatchObject({
    buyer: { company: 'ACME GmbH', vatNumber: 'DE136695976' },
    taxes: [{ rate: 0, category: 'K', netCents: 41_26, vatCents: 0 }],
  })
  expect(invoices[0]?.body.sentences.join(' ')).toContain('Intra-Community supply')
  const details = await staff.api(readStaffOrder, { params })
  expect(details.checked_company).toMatchObject({
    ...{ vat_check: 'valid', checked_name: 'ACME GMBH', request_identifier: 'WAPI1', version: 1 },
  })
  const csv = await shop.app.inject({ url: '/api/orders.csv', headers: { authorization: `Token ${staff.token}` } })
  expect(csv.body).toMatch(/ACME GmbH,DE136695976,,true/)

  // The company is saved for the next order and in the data export. VIES is queried again after a day.
  await putInCart(mia, opened.mug, 1)
  expect(await quote()).toMatchObject({ company: ACME, vat_check: 'valid' })
  shop.clock.now = new Date(shop.clock.now.getTime() + CHECK_VALID_MS + 1)
  expect(await quote()).toMatchObject({ vat_check: 'unknown', is_reverse_charge: false })
  expect(JSON.stringify(await mia.api(myData, {}))).toContain('ACME GmbH')
})

test('charges VAT while VIES gives no answer, and stores the later answer with the order', async () => {
  await using opened = await openForCompanies('MS_UNAVAILABLE')
  const { shop, staff, mia, vies, quote } = opened
  for (const state of ['MS_UNAVAILABLE', 'TIMEOUT', 'MS_MAX_CONCURRENT_REQ', 'VAT_BLOCKED'] as const) {
    vies.state = state
    expect(await mia.api(checkCompany, { body: ACME })).toMatchObject({ vat_check: 'unknown' })
  }
  const quoted = await quote()
  expect(quoted).toMatchObject({ vat_check: 'unknown', is_reverse_charge: false, total: '49.50' })
  const order = await mia.api(checkOut, { body: bodyFor(quoted, { delivery: BERLIN, company: ACME }) })
  const jobs = shop.db.selectFrom('jobs').select('payload').where('name', '=', 'check-vat-number')
  await expect.poll(async () => (await jobs.execute()).length).toBe(1)
  await expect(checkOfOrder(shop.services, order.id)).rejects.toThrow('VIES answered VAT_BLOCKED.')

  vies.state = 'valid'
  await checkOfOrder(shop.services, order.id)
  const params = { id: String(order.id) }
  const { checked_company, is_reverse_charge, price } = await staff.api(readStaffOrder, { params })
  // The price of a placed order never changes.
  expect({ vat_check: checked_company?.vat_check, is_reverse_charge, price }).toEqual({
    ...{ vat_check: 'valid', is_reverse_charge: false, price: '49.50' },
  })
})

test('an answer that changes between quote and order is refused, and an invalid number is charged with VAT', async () => {
  await using opened = await openForCompanies('invalid')
  const { shop, mia, vies, quote } = opened
  expect(await mia.api(checkCompany, { body: ACME })).toMatchObject({ vat_check: 'invalid' })
  const charged = await quote()
  expect(charged).toMatchObject({ vat_check: 'invalid', is_reverse_charge: false, total: '49.50' })
  shop.clock.now = new Date(shop.clock.now.getTime() + CHECK_VALID_MS + 1)
  vies.state = 'valid'
  await mia.api(checkCompany, { body: ACME })
  const body = bodyFor(charged, { delivery: BERLIN, company: ACME })
  await expect(mia.api(checkOut, { body })).rejects.toThrow('409 The order has changed')
  await mia.api(checkOut, { body: bodyFor(await quote(), { delivery: BERLIN, company: ACME }) })
  await expect(
    shop.db.updateTable('order_companies').set({ vat_check: 'unknown', checked_at: null }).execute(),
  ).rejects.toThrow('order_companies_reverse_charge')
})

test('waits at most 3 seconds for a silent VIES', { tags: ['deep'] }, async () => {
  await using opened = await openForCompanies('silent')
  const start = performance.now()
  expect(await opened.mia.api(checkCompany, { body: ACME })).toMatchObject({ vat_check: 'unknown' })
  expect(performance.now() - start).toBeLessThan(4_000)
})

test('staff correct a company with an audit entry, and keep the number of an order without VAT', async () => {
  await using opened = await openForCompanies()
  const { staff, mia, quote } = opened
  await mia.api(checkCompany, { body: ACME })
  const order = await mia.api(checkOut, { body: bodyFor(await quote(), { delivery: BERLIN, company: ACME }) })
  const params = { id: String(order.id) }
  const correct = (body: object) => staff.api(correctCompany, { params, body: { ...ACME, version: 1, ...body } })
  await expect(correct({ vat_number: 'FR40303265045' })).rejects.toThrow(/400 .*no VAT because of this number/)
  const changes = await Promise.allSettled([correct({ name: 'ACME One' }), correct({ name: 'ACME Two' })])
  expect(changes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const { checked_company } = await staff.api(readStaffOrder, { params })
  expect(checked_company).toMatchObject({ version: 2, vat_check: 'valid', request_identifier: 'WAPI1' })
  const log = JSON.stringify(await staff.api(auditLog, { query: {} }))
  expect(log).toContain('"company"')
  expect(log).not.toContain('ACME')

  // A company is added to an order of a consumer.
  await putInCart(mia, opened.mug, 1)
  const plain = await mia.api(checkOut, {
    body: bodyFor(await mia.api(quoteCheckout, { query: {} }), { delivery: LYON }),
  })
  expect(plain).toMatchObject({ company: null, is_reverse_charge: false })
  const added = { name: 'Boulangerie', vat_number: '', siren: '303 265 045', version: 0 }
  expect(await staff.api(correctCompany, { params: { id: String(plain.id) }, body: added })).toMatchObject({
    siren: '303265045',
    vat_check: null,
    version: 1,
  })
})

test('a manual order for a company has the prices, the check and the invoice of an order at the checkout', async () => {
  await using opened = await openForCompanies()
  const { shop, mug, vies } = opened
  let { staff } = opened
  const lines = [{ product: mug.id, variant: mug.variantIds[0] ?? 0, quantity: 3 }]
  const quote = async (more = {}) =>
    staff.api(quoteManualOrder, { body: { lines, country: 'DE' as const, vat_number: ACME.vat_number, ...more } })
  const quoted = await quote()
  expect(quoted).toMatchObject({ vat_check: 'valid', is_reverse_charge: true, total: '41.26', delivery: '10.00' })
  expect(await quote({ country: 'FR' })).toMatchObject({ vat_check: 'valid', is_reverse_charge: false })
  expect(await quote({ vat_number: undefined })).toMatchObject({ vat_check: null, total: '49.50' })
  // The answer of VIES is reused.
  expect(vies.requests).toHaveLength(1)

  const paid = { payment: 'received', received_on: '2026-11-23' }
  const place = (more: object, { total, method } = quoted) =>
    staff.api(placeManualOrder, {
      body: { key: randomUUID(), lines, total, method: method ?? 0, name: 'Zoë', company: ACME, ...paid, ...more },
    })
  const billing = { ...BERLIN, name: 'ACME Accounting', street: 'Unter den Linden 5' }
  await expect(place({ delivery: BERLIN, company: undefined })).rejects.toThrow('409')
  const order = await place({ delivery: BERLIN, billing })
  expect(order).toMatchObject({
    ...{ price: '41.26', is_reverse_charge: true, company: ACME, is_manual: true },
    addresses: {
      delivery: ['Mia Test', 'Oranienstraße 1', '10999 Berlin', 'Germany'],
      billing: ['ACME Accounting', 'Unter den Linden 5', '10999 Berlin', 'Germany'],
    },
  })
  const invoiceOf = async (id: number) => {
    const read = () => shop.db.selectFrom('documents').select('body').where('order_id', '=', id).execute()
    await expect.poll(async () => (await read()).length).toBe(1)
    return (await read())[0]?.body
  }
  expect(await invoiceOf(order.id)).toMatchObject({
    buyer: { name: 'ACME Accounting', company: 'ACME GmbH', vatNumber: 'DE136695976', country: 'DE' },
    ...{ deliverTo: ['Mia Test', 'Oranienstraße 1', '10999 Berlin', 'Germany'], deliverToCountry: 'DE' },
    ...{ taxes: [{ rate: 0, category: 'K', netCents: 41_26 }], vatCents: 0 },
  })
  const params = { id: String(order.id) }
  expect((await staff.api(readStaffOrder, { params })).checked_company).toMatchObject({ request_identifier: 'WAPI1' })

  // A collected order has VAT, and its company needs an address for the invoice.
  const collect = (await quote({ country: undefined })).methods.find(({ is_collection }) => is_collection)
  const collected = await quote({ country: undefined, method: collect?.id })
  expect(collected).toMatchObject({ is_reverse_charge: false, total: '37.50' })
  await expect(place({}, collected)).rejects.toThrow(/400 .*"billing".*billing address of the company/)
  const fetched = await place({ billing }, collected)
  expect(fetched).toMatchObject({ price: '37.50', is_reverse_charge: false, addresses: { delivery: null } })
  expect(await invoiceOf(fetched.id)).toMatchObject({ deliverTo: null, vatCents: 6_25 })

  // Without an answer, the order has VAT and is checked later.
  vies.state = 'MS_UNAVAILABLE'
  shop.clock.now = new Date(shop.clock.now.getTime() + CHECK_VALID_MS + 1)
  staff = await shop.staff('orders')
  const unknown = await quote()
  expect(unknown).toMatchObject({ vat_check: 'unknown', is_reverse_charge: false, total: '49.50' })
  const taxed = await place({ delivery: BERLIN }, unknown)
  expect(taxed).toMatchObject({ is_reverse_charge: false, company: ACME })
  const jobs = shop.db.selectFrom('jobs').select('payload').where('name', '=', 'check-vat-number')
  await expect.poll(async () => (await jobs.execute()).map(({ payload }) => payload)).toEqual([{ order: taxed.id }])
  await expect(place({ company: { ...ACME, vat_number: 'DE136695977' } }, unknown)).rejects.toThrow(
    /400 .*"company".*"vat_number"/,
  )
})

test('an invoice names the billing address, and the delivery address only if it differs', async () => {
  await using opened = await openForCompanies()
  const { shop, staff, mia, mug } = opened
  const billing = { ...BERLIN, name: 'Ada Test', street: 'Unter den Linden 5' }
  const invoices = []
  for (const address of [{}, { billing }]) {
    await putInCart(mia, mug, 1)
    const quoted = await mia.api(quoteCheckout, { query: {} })
    const order = await mia.api(checkOut, { body: bodyFor(quoted, address) })
    const body = { amount: order.price, received_on: '2026-11-23' }
    await staff.api(recordPayment, { params: { id: String(order.id) }, body })
    const read = () => shop.db.selectFrom('documents').select('body').where('order_id', '=', order.id).execute()
    await expect.poll(async () => (await read()).length).toBe(1)
    invoices.push((await read())[0]?.body)
  }
  expect(invoices).toMatchObject([
    { buyer: { name: 'Mia Test', address: ['12 rue Mercière', '69002 Lyon'] }, deliverTo: null },
    {
      buyer: { name: 'Ada Test', address: ['Unter den Linden 5', '10999 Berlin', 'Germany'], country: 'DE' },
      ...{ deliverTo: ['Mia Test', '12 rue Mercière', '69002 Lyon'], deliverToCountry: 'FR' },
    },
  ])
})

test.each([
  [{ vat_number: 'DE136695977' }, 'vat_number', 'a character is missing or mistyped'],
  [{ vat_number: 'DE12' }, 'vat_number', 'with its country code'],
  [{ vat_number: '136695976' }, 'vat_number', 'with its country code'],
  [{ vat_number: 'SE556188840501' }, 'vat_number', 'a character is missing or mistyped'],
  [{ siren: '303265046' }, 'siren', 'This SIREN is not valid'],
  [{ siren: '30326504' }, 'siren', 'A SIREN has 9 digits.'],
  [{ vat_number: 'FR40303265045', siren: '732829320' }, 'siren', 'does not belong to the VAT number'],
  [{ name: ' ' }, 'name', 'This field may not be blank.'],
])('rejects the company %j at its field', async (wrong, field, message) => {
  await using shop = await openSellingShop()
  const mia = await shop.shop.customer('Mia')
  await expect(mia.api(checkCompany, { body: { ...ACME, vat_number: '', ...wrong } })).rejects.toThrow(
    new RegExp(`400 .*"${field}".*${message}`),
  )
})
