import { randomUUID } from 'node:crypto'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { inLanguage } from '../../../../server/language/in-language.ts'
import { storeLegalNotice } from '../../../../tests/fixtures/invoices.ts'
import { addPerson } from '../../../../tests/fixtures/people.ts'
import { openPayingShop } from '../../../../tests/fixtures/selling/paying-shop.ts'
import { fileOf, rowsOf } from '../../../../tests/fixtures/year/accounting-files.ts'
import type { Person, TestShop } from '../../../../tests/processes/open-shop.ts'
import { documentFile, staffDocumentsOf } from '../../invoices/documents.contract.ts'
import { placeManualOrder, quoteManualOrder } from '../../orders/manual/manual-orders.contract.ts'
import { listOrders } from '../../orders/orders.contract.ts'
import { refundOrder } from '../../orders/staff/staff-orders.contract.ts'
import { getPaymentsState } from '../order-payments/staff/staff-payments.contract.ts'

const LANGUAGES = { first: 'en', others: ['fr'] } as const

/** Returns the text of the only document of an order. */
async function invoiceOf({ app }: TestShop, staff: Person, order: number): Promise<string> {
  const documents = async () => (await staff.api(staffDocumentsOf, { params: { id: String(order) } })).documents
  await expect.poll(async () => (await documents())[0]?.is_ready).toBe(true)
  const [found] = await documents()
  const url = documentFile.url.replace(':id', String(found?.id))
  const { rawPayload } = await app.inject({ url, headers: { authorization: `Token ${staff.token}` } })
  return (await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), { mergePages: true })).text
}

test('a French order that is paid from an English page stays French for the provider, in e-mails and documents', async () => {
  await using world = await openPayingShop({ languages: LANGUAGES })
  const { shop, staff, mia, provider, order, page, check } = world
  await storeLegalNotice(shop)
  const placed = await inLanguage('fr', () => order())
  const reference = await inLanguage('en', () => page(placed))
  expect(provider.payments.get(reference)?.wish).toMatchObject({ title: `Commande ${placed.id}`, language: 'en' })
  provider.pay(reference)
  const paid = await inLanguage('en', () => check(placed))
  expect(paid.payment?.paid_by).toBe('Visa, ending in 4242')
  const query = { order: String(placed.id) }
  const shown = await inLanguage('fr', () => mia.api(listOrders, { query }))
  expect(shown.results[0]?.payment).toMatchObject({
    text: 'Par carte ou autre moyen en ligne',
    paid_by: 'Visa se terminant par 4242',
  })
  await staff.api(refundOrder, {
    params: { id: String(placed.id) },
    body: { key: randomUUID(), amount: '1.00', because: 'goodwill', note: '', lines: [] },
  })
  const texts = (await shop.emails(world.email)).map(({ text }) => text).join('\n')
  expect(texts).toContain('Payé\u00a0: 29,90\u00a0€, Visa se terminant par 4242')
  expect(texts).toContain('par votre moyen de paiement d’origine (Visa se terminant par 4242)')
  expect(await invoiceOf(shop, staff, placed.id)).toContain('Par carte ou autre moyen en ligne')
  const [notified] = await shop.emails(shop.config.shopEmail)
  expect(notified?.text).toContain('Payment: paid online, Visa, ending in 4242')
})

test('a manual order has the method of payment in the language of its customer', async () => {
  await using world = await openPayingShop({ languages: LANGUAGES })
  const { shop, staff, mia, mug, variant, methods } = world
  await storeLegalNotice(shop)
  await shop.db.updateTable('users').set({ language: 'fr' }).where('id', '=', mia.id).execute()
  const lines = [{ product: mug.id, variant, quantity: 1 }]
  const method = methods.collect
  const { total } = await staff.api(quoteManualOrder, { body: { lines, method } })
  const paid = { payment: 'received', received_on: '2026-11-23' } as const
  const body = { key: randomUUID(), lines, method, total, email: world.email, ...paid }
  const { id } = await staff.api(placeManualOrder, { body })
  const invoice = await invoiceOf(shop, staff, id)
  expect(invoice).toMatch(/Facture.*Au retrait/s)
})

test('the labels of payments in accounting files are French, in every language of orders', async () => {
  await using world = await openPayingShop({ languages: LANGUAGES })
  const { shop, staff, provider, order, page, check } = world
  for (const language of ['en', 'fr'] as const)
    await inLanguage(language, async () => {
      const placed = await order()
      provider.pay(await page(placed))
      await check(placed)
    })
  const { body } = await fileOf(shop, staff, 'payments', { from: '2026-11-01', until: '2026-11-30' })
  const labels = new Set(rowsOf(body).map(({ label = '' }) => label.replace(/\d+/, '0')))
  expect([...labels]).toEqual(['Règlement commande 0 par carte ou autre moyen en ligne'])
})

test('the reason of a failed refund, in the words of the provider, is French on French pages', async () => {
  await using world = await openPayingShop({ languages: LANGUAGES })
  const { shop, staff, provider, order, page, check, work, pass } = world
  const placed = await order()
  provider.pay(await page(placed))
  await check(placed)
  provider.nextRefundsAre('pending')
  await staff.api(refundOrder, {
    params: { id: String(placed.id) },
    body: { key: randomUUID(), amount: '1.00', because: 'goodwill', note: '', lines: [] },
  })
  await work()
  for (const [reference, refund] of provider.refunds) {
    provider.settleRefundAs(reference, false)
    refund.reason = 'declined'
  }
  pass(24 * 60)
  await work()
  // The first session has ended.
  const { token } = await addPerson(shop.db, { isStaff: true, now: shop.clock.now })
  const reasons = async () => (await shop.as(token).api(getPaymentsState, {})).needs_you.map(({ reason }) => reason)
  expect(await reasons()).toEqual(['declined'])
  expect(await inLanguage('fr', reasons)).toEqual(['La banque du client a refusé le remboursement.'])
})
