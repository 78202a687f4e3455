import { expect, test } from 'vitest'
import { inLanguage } from '../../../server/language/in-language.ts'
import { LEGAL } from '../../../tests/fixtures/invoices.ts'
import { invoiceOf } from './document-of-order.server.ts'
import type { InvoicedOrder } from './invoiced-order-store.server.ts'

const ISSUER: Parameters<typeof invoiceOf>[1] = {
  ...{ name: 'Comptoir', language: 'en', languages: { first: 'en', others: [] }, legal: LEGAL },
  contact: { email: 'shop@example.com', telephone: '', address: '', hours: '', social: [] },
  invoices: { prefix: '', vatOnDebits: false, lateRate: null },
}

const orderOf = (cents: number): InvoicedOrder => ({
  ...{ id: 1, language: null, status: 'making', created_at: new Date('2026-11-20T12:00:00Z'), is_test: false },
  ...{ total_cents: cents, delivery_cents: 0, taxes: [{ rate: 2_000, gross: cents, net: cents, vat: 0 }] },
  ...{ vat_mode: 'home', method_name: '', company: null, is_collection: true, payment_state: 'paid' },
  ...{ payment_method_text: 'Bank transfer', email: null, customer_name: 'Mia', promised_from: '2026-11-22' },
  delivered_at: null,
  addresses: [
    {
      ...{ purpose: 'billing', name: 'Mia', company: 'Mia SARL', street: '1 rue A', second_line: '' },
      ...{ postcode: '69001', town: 'Lyon', country: 'FR', phone: '' },
    },
  ],
  lines: [
    {
      ...{ id: 1, variant_id: 1, title: 'Mug', variant_name: '', quantity: 1, unit_price_cents: 10_00 },
      ...{ discount_cents: 10_00 - cents, vat_rate: 2_000, vat_class: 'standard', refunded: 0 },
    },
  ],
  ...{ discounts: [], offers: [] },
  payments: cents > 0 ? [{ method_text: '', paid_at: '2026-11-23T12:00:00Z', received_on: '2026-11-21' }] : [],
})

const invoice = (cents: number) => invoiceOf(orderOf(cents), ISSUER, { label: 'F2026-000001', issuedOn: '2026-11-23' })

test('an invoice for a company has its payment terms also as sentences, which the release before renders', () => {
  const { payment, sentences } = invoice(10_00)
  expect(payment).toMatchObject({ paidOn: '2026-11-21', dueOn: '2026-11-21' })
  expect(sentences.join(' ')).toBe(payment.terms)
  expect(payment.terms).toBe(
    'No discount for early payment. Late payment: interest at three times the legal rate. Late payment: €40 for recovery costs.',
  )
})

test('an invoice of 0 for a company has no due date and no payment terms', () => {
  const { payment, sentences, buyer } = invoice(0)
  expect(buyer.company).toBe('Mia SARL')
  expect(payment).toEqual({ method: 'Bank transfer', paidOn: null })
  expect(sentences).toEqual([])
})

test('an invoice names countries in its language, in that of every process', () => {
  const [billing] = orderOf(10_00).addresses
  const abroad = (language: 'en' | 'fr') => ({
    ...{ ...orderOf(10_00), language, is_collection: false },
    addresses: [
      { ...billing, country: 'DE' },
      { ...billing, purpose: 'delivery' as const, street: '2 rue B', country: 'DE' },
    ] as InvoicedOrder['addresses'],
  })
  const issuer = { ...ISSUER, languages: { first: 'en', others: ['fr'] } } as typeof ISSUER
  const countries = (language: 'en' | 'fr') => {
    const { buyer, deliverTo } = invoiceOf(abroad(language), issuer, { label: 'F2026-000001', issuedOn: '2026-11-23' })
    return [buyer.address.at(-1), deliverTo?.at(-1)]
  }
  expect(inLanguage('en', () => countries('fr'))).toEqual(['Allemagne', 'Allemagne'])
  expect(inLanguage('fr', () => countries('en'))).toEqual(['Germany', 'Germany'])
})

test('a French order has French documents after the shop no longer offers French', () => {
  const numbering = { label: 'F2026-000001', issuedOn: '2026-11-23' }
  const languages = (['fr', 'en', null] as const).map(
    (language) => invoiceOf({ ...orderOf(10_00), language }, ISSUER, numbering).language,
  )
  expect(languages).toEqual(['fr', 'en', 'en'])
  const inFrench = { ...ISSUER, language: 'fr' }
  expect(invoiceOf({ ...orderOf(10_00), language: 'en' }, inFrench, numbering).language).toBe('fr')
})
