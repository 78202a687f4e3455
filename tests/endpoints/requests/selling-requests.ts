import { randomBytes } from 'node:crypto'
import { addressLines } from '../../../shop/core/addresses/address-lines.ts'
import { checkOut, quoteCheckout } from '../../../shop/sales/checkout/checkout.contract.ts'
import { checkCompany, correctCompany } from '../../../shop/sales/companies/company.contract.ts'
import { uploadNotice } from '../../../shop/sales/launch/notices/notices.contract.ts'
import * as selling from '../../../shop/sales/launch/selling.contract.ts'
import * as correcting from '../../../shop/sales/orders/address-correction/correct-address.contract.ts'
import { readAgreedTerms } from '../../../shop/sales/orders/agreed-terms/agreed-terms.contract.ts'
import * as orderEmails from '../../../shop/sales/orders/emails/order-emails.contract.ts'
import { cancelOwnOrder, checkPayment } from '../../../shop/sales/orders/orders.contract.ts'
import { saveRefundAccount } from '../../../shop/sales/orders/refund-account/save-refund-account.contract.ts'
import { recordPayment, refundOrder } from '../../../shop/sales/orders/staff/staff-orders.contract.ts'
import * as payments from '../../../shop/sales/payments/order-payments/staff/staff-payments.contract.ts'
import { payOrder } from '../../../shop/sales/payments/payments.contract.ts'
import * as staffWithdrawals from '../../../shop/sales/returns/staff/staff-withdrawals.contract.ts'
import * as withdrawals from '../../../shop/sales/returns/statements/withdrawals.contract.ts'
import * as delivery from '../../../shop/sales/shipping/delivery.contract.ts'
import { getOfferTerms } from '../../../shop/sales/terms/offer-terms/offer-terms.contract.ts'
import { twoColourPng } from '../../fixtures/png.ts'
import { addProduct } from '../../fixtures/products.ts'
import { addSellable, LYON } from '../../fixtures/selling/selling-shop.ts'
import type { Somebody, World } from '../world.ts'
import { valid } from './request.ts'
import { resourceRequests } from './resource-requests.ts'

const aPng = () => twoColourPng({ width: 400, height: 600 })

const method = {
  zone: 1,
  name: 'Home',
  brackets: ['2000:4.90'],
  ...{ ready_from: 1, ready_to: 2, way_from: 2, way_to: 3 },
} as const

const newZone = async ({ shop }: World) => {
  const { id } = await shop.db
    .insertInto('delivery_zones')
    .values({ name: crypto.randomUUID() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id: String(id) }
}

const newMethod = async ({ shop }: World) => {
  const { name, ready_from, ready_to, way_from, way_to } = method
  const brackets = JSON.stringify([{ up_to: null, cents: 490 }])
  const { id } = await shop.db
    .insertInto('delivery_methods')
    .values({ name, ready_from, ready_to, way_from, way_to, brackets, zone_id: 1, is_collection: false } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id: String(id) }
}

/** Returns a valid checkout body in a shop that sells. */
async function anOrderForm(world: World) {
  await world.sells()
  const { id: product, variantIds } = await addSellable(world.shop)
  const { id: method } = await newCollection(world)
  const lines = [{ product, variant: variantIds[0] ?? 0, quantity: 1 }]
  const body = { key: crypto.randomUUID(), from_cart: false, lines, billing: LYON, method, total: '12.50' }
  return { ...body, payment: 'transfer' as const, keep_address: false }
}

const newCollection = async ({ shop }: World) =>
  shop.db
    .insertInto('delivery_methods')
    .values({
      ...{ name: 'Here', ready_from: 1, ready_to: 1, way_from: 0, way_to: 0 },
      ...{ brackets: JSON.stringify([{ up_to: null, cents: 0 }]), is_collection: true, place: 'Here' },
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow()

async function anUnpaidOrder(world: World, customer: Somebody, payment: 'transfer' | 'online' = 'transfer') {
  const body = { ...(await anOrderForm(world)), payment }
  const { id } = await customer.api(checkOut, { body })
  return { id: String(id) }
}

const SEEN = [...addressLines(LYON), LYON.phone].join('\n')

/** Creates an order that is delivered to Lyon. */
async function aParcel(world: World, customer: Somebody) {
  const { id } = await anUnpaidOrder(world, customer)
  const address = { ...LYON, order_id: Number(id), purpose: 'delivery' as const }
  await world.shop.db.insertInto('order_addresses').values(address).execute()
  return { id }
}

/** Creates a received and disputed payment with a refund that staff must make manually. */
async function aPayment(world: World, customer?: Somebody) {
  const { id: order } = await anUnpaidOrder(world, customer ?? (await world.somebody('customer')))
  const { db, clock } = world.shop
  const now = clock.now
  const { id } = await db
    .updateTable('payments')
    .set({ state: 'paid', paid_at: now, received_cents: 12_50, is_disputed: true })
    .where('order_id', '=', Number(order))
    .returning('id')
    .executeTakeFirstOrThrow()
  const refund = await db
    .insertInto('refunds')
    .values({ payment_id: id, cents: 100, because: 'cancelled', made_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id: String(id), refund: String(refund.id), order }
}

/** Creates a paid order without an open dispute. */
async function aPaidOrder(world: World) {
  const { order } = await aPayment(world)
  const { db, clock } = world.shop
  await db.updateTable('payments').set({ dispute_seen_at: clock.now }).where('order_id', '=', Number(order)).execute()
  return { id: order }
}

/** Each body uses another address, because confirmations per address are limited to five per hour. */
const statedBy = () => ({ key: crypto.randomUUID(), name: 'Mia', email: `mia-${crypto.randomUUID()}@example.com` })

async function anOrderInMaking(world: World, asker: Somebody) {
  const { id } = await anUnpaidOrder(world, asker)
  const { db } = world.shop
  await db.updateTable('orders').set({ status: 'making', held_until: null }).where('id', '=', Number(id)).execute()
  const line = db.selectFrom('order_lines').select('variant_id').where('order_id', '=', Number(id))
  return { id, variant: (await line.executeTakeFirstOrThrow()).variant_id }
}

async function aWithdrawal({ shop }: World, order_id: number | null) {
  const { id } = await shop.db
    .insertInto('withdrawals')
    .values({ ...statedBy(), order_id, order_number: '7', items: 'All of it', stated_at: shop.clock.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const sellingRequests = [
  valid(quoteCheckout, async (world) => {
    const { lines } = await anOrderForm(world)
    return { query: { variant: String(lines[0]?.variant), quantity: '1', country: 'FR' as const } }
  }),
  valid(checkCompany, () => ({ body: { name: 'ACME GmbH', vat_number: 'DE136695976', siren: '' } })),
  valid(correctCompany, async (world) => ({
    params: await anUnpaidOrder(world, await world.somebody('customer')),
    body: { name: 'ACME GmbH', vat_number: 'DE136695976', siren: '', version: 0 },
  })),
  valid(checkOut, async (world) => ({ body: await anOrderForm(world) })),
  valid(orderEmails.listOrderEmails, async (world, asker) => ({ params: await anUnpaidOrder(world, asker) }), {
    ownedBy: 'asker',
  }),
  valid(orderEmails.listStaffOrderEmails, async (world) => ({
    params: await anUnpaidOrder(world, await world.somebody('customer')),
  })),
  valid(readAgreedTerms, async ({ shop }) => {
    const version = { hash: randomBytes(32).toString('hex'), language: 'en', words: '1. What is agreed\n' }
    await shop.db
      .insertInto('terms_versions')
      .values({ ...version, first_used_at: shop.clock.now })
      .execute()
    return { params: { hash: version.hash } }
  }),
  valid(correcting.findOwnAddress, async (world, asker) => ({ params: await aParcel(world, asker) }), {
    ownedBy: 'asker',
  }),
  valid(
    correcting.correctOwnAddress,
    async (world, asker) => ({ params: await aParcel(world, asker), body: { ...LYON, seen: SEEN } }),
    { ownedBy: 'asker' },
  ),
  valid(correcting.findAnAddress, async (world) => ({
    params: await aParcel(world, await world.somebody('customer')),
  })),
  valid(correcting.correctAnAddress, async (world) => ({
    params: await aParcel(world, await world.somebody('customer')),
    body: { ...LYON, seen: SEEN },
  })),
  valid(
    saveRefundAccount,
    async (world, asker) => ({
      params: { id: (await aPayment(world, asker)).order },
      body: { holder: 'Mia Test', iban: 'FR7630006000011234567890189' },
    }),
    { ownedBy: 'asker' },
  ),
  valid(cancelOwnOrder, async (world, asker) => ({ params: await anUnpaidOrder(world, asker) }), { ownedBy: 'asker' }),
  valid(payOrder, async (world, asker) => ({ params: await anUnpaidOrder(world, asker, 'online') }), {
    ownedBy: 'asker',
  }),
  valid(checkPayment, async (world, asker) => ({ params: await anUnpaidOrder(world, asker, 'online') }), {
    ownedBy: 'asker',
  }),
  valid(payments.getPaymentsState, () => ({})),
  valid(payments.askAgain, async (world) => ({ body: { id: (await aPayment(world)).id } })),
  valid(payments.resolveDispute, async (world) => ({ body: { id: (await aPayment(world)).id } })),
  valid(payments.recordManualRefund, async (world) => ({
    body: { id: (await aPayment(world)).refund, paid_back_on: '2026-01-01', bank_reference: 'SEPA 7' },
  })),
  valid(payments.resolveUnmatchedPayment, () => ({ body: { reference: 'cs_1' } })),
  valid(recordPayment, async (world) => ({
    params: await anUnpaidOrder(world, await world.somebody('customer')),
    body: { amount: '12.50', received_on: '2026-01-01' },
  })),
  valid(refundOrder, async (world) => ({
    params: await aPaidOrder(world),
    body: { key: crypto.randomUUID(), because: 'goodwill' as const, amount: '0.01' },
  })),
  valid(
    withdrawals.withdrawLines,
    async (world, asker) => {
      const { id, variant } = await anOrderInMaking(world, asker)
      return { params: { id }, body: { ...statedBy(), lines: [{ variant, quantity: 1 }] } }
    },
    { ownedBy: 'asker' },
  ),
  valid(
    withdrawals.recordReturnShipment,
    async (world, asker) => ({
      params: { id: String(await aWithdrawal(world, Number((await anOrderInMaking(world, asker)).id))) },
      body: { tracking: 'RR 42 FR' },
    }),
    { ownedBy: 'asker' },
  ),
  valid(withdrawals.withdrawWithoutOrder, () => ({ body: { ...statedBy(), order_number: '7', items: 'All of it' } })),
  valid(staffWithdrawals.listWithdrawals, () => ({ query: {} })),
  valid(staffWithdrawals.stepWithdrawal, async (world) => ({
    params: { id: String(await aWithdrawal(world, null)) },
    body: { to: 'arrived' as const, seen: 'received' as const },
  })),
  valid(staffWithdrawals.matchWithdrawal, async (world) => ({
    params: { id: String(await aWithdrawal(world, null)) },
    body: { order: (await anOrderInMaking(world, await world.somebody('customer'))).id },
  })),
  valid(selling.openSelling, () => ({ body: { is_open: false } })),
  valid(selling.switchTestMode, () => ({ body: { is_on: false } })),
  valid(getOfferTerms, async ({ shop }) => ({ params: { slug: (await addProduct(shop.db)).slug } })),
  ...resourceRequests(
    delivery.shippingZones,
    () => ({ name: crypto.randomUUID(), countries: ['DE' as const] }),
    async (world) => (await newZone(world)).id,
  ),
  valid(delivery.shippingMethods.add, () => ({ body: method as never })),
  valid(delivery.shippingMethods.change, async (world) => ({
    params: await newMethod(world),
    body: { ...method, version: 1 } as never,
  })),
  valid(delivery.shippingMethods.remove, async (world) => ({
    params: await newMethod(world),
    query: { version: '1' },
  })),
  valid(selling.getReadiness, () => ({})),
  valid(selling.switchStorefront, () => ({ body: { is_live: true } })),
  valid(selling.dismissRecommendation, () => ({ params: { key: 'logo' as const }, body: { is_dismissed: true } })),
  valid(selling.sendTestEmail, () => ({})),
  valid(selling.confirmTestEmail, async ({ shop }, asker) => {
    const { to } = await shop.as(asker.token ?? '').api(selling.sendTestEmail, {})
    const [code = ''] = (await shop.emails(to)).at(-1)?.subject.split(' ') ?? []
    return { body: { code } }
  }),
  valid(uploadNotice, () => {
    const body = new FormData()
    body.set('notice', new File([new Uint8Array(aPng())], 'notice.png', { type: 'image/png' }))
    return { params: { language: 'fr' as const }, body: body as never }
  }),
]
