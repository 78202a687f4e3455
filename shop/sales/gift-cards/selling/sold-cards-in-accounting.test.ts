import { expect, test } from 'vitest'
import { storeLegalNotice } from '../../../../tests/fixtures/invoices.ts'
import { by, codesTo, openGiftShop } from '../../../../tests/fixtures/selling/gift-card-shop.ts'
import { BERLIN, putInCart } from '../../../../tests/fixtures/selling/selling-shop.ts'
import { saveSettings } from '../../../core/settings/settings.contract.ts'
import { getAccounting } from '../../accounting/accounting.contract.ts'
import { staffDocumentsOf } from '../../invoices/documents.contract.ts'
import { recordManualRefund } from '../../payments/order-payments/staff/staff-payments.contract.ts'
import { listVatRates } from '../../tax/vat-rates.contract.ts'
import { enterGiftCard } from '../gift-cards.contract.ts'

const PERIOD = { from: '2026-11-01', until: '2026-11-30' }

test('a shop without VAT books sold gift cards as a liability, and sales abroad leave them out', async () => {
  await using world = await openGiftShop()
  const { shop, staff, mia, mug, giftCard, methods, order, pay, issued, refund } = world
  await storeLegalNotice(shop)
  await staff.api(saveSettings.vat, { body: { version: 1, mode: 'none' } })
  await putInCart(mia, giftCard, 1)
  const bought = await order()
  await pay(bought.id, '50.00')
  await issued(bought.id)
  const [code = ''] = await codesTo(shop, 'mia@example.com')

  // The card pays a mug that is delivered abroad. The same order buys a second card.
  await putInCart(mia, mug, 1)
  await putInCart(mia, giftCard, 1)
  await mia.api(enterGiftCard, { body: { code } })
  const mixed = await order(mia, {
    delivery: BERLIN,
    method: methods.union,
    total: '74.50',
    paid_by_gift_cards: '24.50',
  })
  expect(mixed).toMatchObject({ price: '74.50', payment: { amount: '50.00' }, taxes: [] })
  await pay(mixed.id, '50.00')
  await issued(mixed.id)
  const soldAbroad = async () => (await staff.api(listVatRates, {})).sold_abroad[0]?.net
  expect(await soldAbroad()).toBe('24.50')
  const documents = async (id: number) => (await staff.api(staffDocumentsOf, by(id))).documents
  await expect.poll(async () => (await documents(mixed.id)).length).toBe(1)
  await expect.poll(async () => (await documents(bought.id)).length).toBe(1)
  const sentences = async () => {
    const rows = await shop.db.selectFrom('documents').select('body').orderBy('id').execute()
    return rows.map(({ body }) => body.sentences.map((sentence) => sentence.split(/[:,]/)[0]))
  }
  expect(await sentences()).toEqual([['Gift cards'], ['VAT not applicable', 'Gift cards']])

  // The second card is refunded to the bank, because a gift card can't have paid it.
  await refund(mixed.id, '50.00', 1)
  const refunds = await shop.db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select(['refunds.id', 'refunds.cents', 'provider'])
    .execute()
  expect(refunds).toMatchObject([{ cents: 50_00, provider: 'transfer' }])
  const transfer = { id: refunds[0]?.id, paid_back_on: '2026-11-23', bank_reference: 'B1' }
  await staff.api(recordManualRefund, { body: transfer as never })
  await expect.poll(async () => (await documents(mixed.id)).length).toBe(2)
  expect(await soldAbroad()).toBe('24.50')

  const sums = await staff.api(getAccounting, { query: PERIOD })
  expect(sums).toMatchObject({ base: '24.50', vat: '0.00', total: '24.50' })
  const { body } = await shop.app.inject({
    url: `/api/accounting/files/fec/export.csv?from=${PERIOD.from}&until=${PERIOD.until}`,
    headers: { authorization: `Token ${staff.token}` },
  })
  const balances = new Map<string, number>()
  for (const line of body.trim().split('\r\n').slice(1)) {
    const cells = line.split('\t')
    const cents = (cell = '') => Number(cell.replace(',', ''))
    const [account = '', debit, credit] = [cells[4], cells[11], cells[12]]
    balances.set(account, (balances.get(account) ?? 0) + cents(debit) - cents(credit))
  }
  // The first card has 25.50 left, and the second one was refunded.
  expect(Object.fromEntries(balances)).toMatchObject({ '4191': -25_50, '707000': -12_50, '7085': -12_00 })
})
