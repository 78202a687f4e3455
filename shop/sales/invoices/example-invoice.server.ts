import { texts } from '#texts/sales/invoices/screens'
import type { ShopIdentity } from '../../../lib/shop-identity.ts'
import { currentLanguage } from '../../../lib/texts/current-language.ts'
import { addDays, inShopTime } from '../shipping/dates/calendar-day.ts'
import { invoiceOf } from './document-of-order.server.ts'
import type { InvoiceDocument } from './invoice-document.ts'

/** Returns an example invoice in the language of the page, for a company, with the particulars of the shop. */
export function exampleInvoice(identity: ShopIdentity, now: Date): InvoiceDocument {
  const isTaxed = identity.selling.vatMode !== 'none'
  const today = inShopTime(now).day
  const address = {
    ...{
      name: 'Camille Dupont',
      company: 'Atelier Dupont',
      street: '12 rue des Lilas',
      second_line: '',
      postcode: '69003',
    },
    ...{ town: 'Lyon', country: 'FR', phone: '' },
  }
  const line = {
    ...{ variant_id: 0, refunded: 0 },
    variant_name: '',
    discount_cents: 0,
    vat_rate: isTaxed ? 2_000 : null,
    vat_class: 'standard',
  }
  return invoiceOf(
    {
      ...{
        id: 1024,
        language: currentLanguage(),
        status: 'making',
        created_at: now,
        is_test: true,
        total_cents: 69_90,
        delivery_cents: 4_90,
      },
      taxes: isTaxed ? [{ rate: 2_000, gross: 69_90, net: 58_25, vat: 11_65 }] : [],
      ...{
        vat_mode: identity.selling.vatMode || 'home',
        method_name: texts.exampleTexts.parcel,
        company: null,
        is_collection: false,
      },
      ...{ payment_state: 'paid', payment_method_text: texts.exampleTexts.card, email: 'camille@example.com' },
      ...{ customer_name: 'Camille Dupont', promised_from: addDays(today, 2), delivered_at: null },
      addresses: [{ ...address, country: 'FR', purpose: 'delivery' }],
      lines: [
        { ...line, id: 1, title: texts.exampleTexts.mug, quantity: 2, unit_price_cents: 12_50 },
        {
          ...line,
          id: 2,
          title: texts.exampleTexts.tablecloth,
          variant_name: '140 × 200 cm',
          quantity: 1,
          unit_price_cents: 40_00,
        },
      ],
      ...{ discounts: [], offers: [] },
      payments: [{ method_text: texts.exampleTexts.card, paid_at: now.toISOString(), received_on: null }],
    },
    identity,
    { label: `${identity.invoices.prefix}TF${today.slice(0, 4)}-000001`, issuedOn: today },
  )
}
