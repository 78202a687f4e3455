import type { Endpoint, RequestOf, ResponseOf } from '../lib/endpoint.ts'
import type { ApiExample } from '../server/http/reference/api-document.ts'
import { listCustomers } from './admin/customers/customers.contract.ts'
import { listEvents } from './admin/events/events.contract.ts'
import { createWebhook, listDeliveries } from './admin/webhooks/webhooks.contract.ts'
import { getProductBySlug } from './catalog/products/read/catalogue.contract.ts'
import { adjustStock } from './catalog/products/stock/movements.contract.ts'
import { placeManualOrder } from './sales/orders/manual/manual-orders.contract.ts'
import { listStaffOrders, recordPayment, type StaffOrder } from './sales/orders/staff/staff-orders.contract.ts'
import { transitionOrder } from './sales/orders/staff/steps/steps.contract.ts'

/** Returns an example that its contract types. `tests/endpoints/reference.test.ts` validates it. */
const example = <E extends Endpoint>(
  endpoint: E,
  response: ResponseOf<E>,
  body?: RequestOf<E> extends { body: infer Body } ? Body : never,
): ApiExample => ({ endpoint, response, ...(body !== undefined && { body }) })

const ORDER_LINE = {
  ...{ product: 12, variant: 31, slug: 'stoneware-mug', title: 'Stoneware mug', variant_name: 'Blue', quantity: 2 },
  ...{ unit_price: '18.00', discount: '0.00', thumbnail: '/media/92ce1f053c198ca54fc665df/1280.webp' },
  ...{ withdrawal: 'allowed' as const, is_gift_card: false, withdrawn: 0, refunded: 0, refunded_as_paid: 0 },
}

const ADDRESS = ['Anna Petit', '12 rue Mercière', '69002 Lyon']

const ORDER: StaffOrder = {
  ...{ id: 1042, time_created: '2026-11-24T09:12:30.000Z', status: 'making', price: '40.90', delivery_price: '4.90' },
  ...{ discounts: [], recomputed_offers: [], returned_price: '0.00' },
  gift_cards: [],
  taxes: [{ rate: '20.00', gross: '40.90', net: '34.08', vat: '6.82' }],
  ...{
    has_no_vat: false,
    is_export: false,
    is_reverse_charge: false,
    company: null,
    method: 'Home delivery',
    is_collection: false,
    collection_place: '',
  },
  ...{ promised: { earliest: '2026-11-27', latest: '2026-11-30' }, is_late: false },
  addresses: { delivery: ADDRESS, billing: ADDRESS },
  payment: {
    ...{ means: 'transfer', kind: 'sent', text: 'Bank transfer', short_text: 'Transfer', state: 'paid' },
    ...{ reference: 'RF57001042', amount: '40.90', refunded: '0.00', ends_on: null },
    ...{ paid_on: '2026-11-25T10:00:00.000Z', paid_by: '', is_checked: false, is_test: false, account: null },
  },
  ...{ refunds: [], refund_account: null, takes_refund_account: false, withdrawals: [], withdrawal_ends: null },
  ...{ cancelled_because: null, from_cart: true, terms: null, tracking: null },
  steps: [
    { status: 'awaiting_payment', time_created: '2026-11-24T09:12:30.000Z', by: null },
    { status: 'making', time_created: '2026-11-25T10:00:00.000Z', by: 'Bank import' },
  ],
  order_product_items: [ORDER_LINE],
  ...{
    carrier_rate: null,
    standard_delivery_price: '4.90',
    transfer_account: null,
    payment_due: '',
    checked_company: null,
  },
  customer: { id: 7, name: 'Anna Petit', email: 'anna@example.com' },
  recipient: { name: 'Anna Petit', email: 'anna@example.com' },
  ...{ is_manual: false, should_cancel: false },
}

const PACKED: StaffOrder = {
  ...ORDER,
  status: 'shipping',
  steps: [...ORDER.steps, { status: 'shipping', time_created: '2026-11-26T08:30:00.000Z', by: 'Warehouse' }],
}

const MANUAL: StaffOrder = {
  ...ORDER,
  ...{ id: 1043, time_created: '2026-11-26T14:05:00.000Z', customer: null, is_manual: true, from_cart: false },
  steps: [{ status: 'making', time_created: '2026-11-26T14:05:00.000Z', by: null }],
  recipient: { name: 'Anna Petit', email: '' },
}

/** Examples of the endpoints that other programs use most. */
export const API_EXAMPLES: readonly ApiExample[] = [
  example(getProductBySlug, {
    ...{ id: 12, slug: 'stoneware-mug', title: 'Stoneware mug', description: 'Thrown by hand.', facts: '' },
    ...{ meta_title: '', meta_description: '', maker: 'Lumen', model: '', warnings: '', vat_class: 'standard' },
    ...{ withdrawal: 'allowed', price: '18.00', new: true, thumbnail: '/media/92ce1f053c198ca54fc665df/1280.webp' },
    ...{ thumbnail_alt: 'Stoneware mug', average_rating: 4.5, reviews_length: 2, recommended_reviews: [] },
    ...{ frequentlyBoughtTogether: [], recommended_products: [], options: [] },
    variants: [
      {
        ...{ id: 31, name: 'Blue', color: null, stock: 8, options: [], price: null, reduced: null, sku: 'MUG-BLUE' },
        ...{ gtin: '4006381333931', weight: 380, contents: null, unit_price: null, default: true },
        images: [{ id: 55, image: '/media/5e7ad77e55e8bf4d1e9cef22/1280.webp', alt: 'Stoneware mug, Blue' }],
        ...{ can_review: false, posted_review: null },
      },
    ],
    ...{ version: 3, state: 'published', published_from: null },
    description_blocks: [{ kind: 'paragraph', content: [{ text: 'Thrown by hand.' }] }],
    maker_details: null,
  }),
  example(
    adjustStock,
    { stock: 20, change: 12 },
    { key: 'f7a1f0a8-1c55-4f0a-9c39-4a5f6f0e1a11', variant: 31, reason: 'received', change: 12, note: 'Delivery 7' },
  ),
  example(listStaffOrders, {
    ...{ count: 1, next: null, previous: null, results: [ORDER] },
    counts: { awaiting_payment: 0, making: 1, shipping: 0, shipped: 4, delivered: 37, cancelled: 2 },
    ...{ total: '40.90', are_more: false, late: 0, unpaid: 0 },
  }),
  example(recordPayment, ORDER, { amount: '40.90', received_on: '2026-11-25' }),
  example(transitionOrder, PACKED, { from: 'making', to: 'shipping' }),
  example(placeManualOrder, MANUAL, {
    key: '0b7c6b6e-7b0b-4f6c-9b1c-2f3f0b9f4a10',
    lines: [{ product: 12, variant: 31, quantity: 2 }],
    ...{ name: 'Anna Petit', method: 1, payment: 'received', received_on: '2026-11-26', total: '40.90' },
    delivery: {
      ...{ name: 'Anna Petit', company: '', street: '12 rue Mercière', second_line: '', postcode: '69002' },
      ...{ town: 'Lyon', country: 'FR', phone: '' },
    },
  }),
  example(listCustomers, {
    ...{ count: 1, next: null, previous: null, counts: { all: 1, ordered: 1, never: 0 }, are_more: false },
    results: [
      {
        ...{ id: 7, name: 'Anna Petit', email: 'anna@example.com', is_staff: false, orders: 3, spent: '122.70' },
        ...{ time_created: '2026-03-02T18:20:00.000Z', last_ordered: '2026-11-24T09:12:30.000Z' },
        ...{ tags: ['Wholesale'], marketing_consent: 'none' },
      },
    ],
  }),
  example(listEvents, {
    results: [
      {
        ...{ id: 'a7c9835d-1bd6-4a1f-8b72-7100a9b5c3ca', position: 1795600000123, sequence: 2, type: 'order.paid' },
        subject: { kind: 'order', id: '1042' },
        data: { payment: 981, amount: '40.90', currency: 'EUR', is_online: false },
        ...{ actor: { kind: 'api_key', id: 2 }, at: '2026-11-25T10:00:00.000Z' },
      },
    ],
    ...{ next: '1795600000123', has_more: false },
  }),
  example(
    createWebhook,
    {
      ...{ id: 3, name: 'Accounting', url: 'https://hooks.example.com/shop', types: ['order.paid'], is_on: true },
      ...{ disabled_for: null, failing_since: null, last_failed_at: null, last_failure: null, paused_until: null },
      ...{ previous_secret_until: null, waiting: 0, created_at: '2026-11-20T08:00:00.000Z', version: 1 },
      secret: 'whsec_kPSXgF9PdgYOAELKIsjiY4VwRBrKz/p7Dxbfa+e6JyQ=',
    },
    { name: 'Accounting', url: 'https://hooks.example.com/shop', types: ['order.paid'], is_on: true, own_password: '' },
  ),
  example(listDeliveries, {
    results: [
      {
        ...{ id: 88, message_id: 'a7c9835d-1bd6-4a1f-8b72-7100a9b5c3ca', type: 'order.paid', state: 'delivered' },
        ...{ is_test: false, next_attempt_at: null, created_at: '2026-11-25T10:00:01.000Z' },
        payload: '{"type":"order.paid","timestamp":"2026-11-25T10:00:00.000Z","data":{"amount":"40.90"}}',
        attempts: [{ at: '2026-11-25T10:00:01.000Z', duration_ms: 84, status: 200, error: null, answer: 'ok' }],
      },
    ],
    next: null,
  }),
]

/** Examples of the data of events, by type. */
export const EVENT_EXAMPLES: Record<string, { subject: string; data: object }> = {
  'order.placed': {
    subject: '1042',
    data: { total: '40.90', currency: 'EUR', is_manual: false, is_paid_online: false },
  },
  'order.paid': { subject: '1042', data: { payment: 981, amount: '40.90', currency: 'EUR', is_online: true } },
  'order.shipped': { subject: '1042', data: { from: 'shipping' } },
  'order.delivered': { subject: '1042', data: { from: 'shipped' } },
  'order.cancelled': { subject: '1042', data: { from: 'making', because: null } },
  'order.refunded': {
    subject: '1042',
    data: { refund: 12, payment: 981, amount: '18.00', currency: 'EUR', because: 'withdrawn' },
  },
  'invoice.issued': {
    subject: '1042',
    data: { document: 77, kind: 'invoice', number: 'F2026-000077', total: '40.90' },
  },
  'withdrawal.received': { subject: '5', data: { order: 1042 } },
  'product.changed': { subject: '12', data: { slug: 'stoneware-mug', is_public: true } },
  'product.published': { subject: '12', data: { slug: 'stoneware-mug' } },
  'product.deleted': { subject: '12', data: { slug: 'stoneware-mug' } },
  'stock.changed': { subject: '31', data: { product: 12, stock: 8 } },
  'customer.created': { subject: '7', data: {} },
  'customer.erased': { subject: '7', data: {} },
  'review.posted': { subject: '64', data: { product: 12, variant: 31, rating: 4.5 } },
  'message.received': { subject: '19', data: { order: 1042, reply: null } },
}
