import type { ShopIdentity } from '../../../lib/shop-identity.ts'
import { addDays, inShopTime } from '../shipping/dates/calendar-day.ts'
import { invoiceOf } from './document-of-order.server.ts'
import type { InvoiceDocument } from './invoice-document.ts'

/** Returns an example invoice for a company with the particulars of the shop, for the preview in the settings. */
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
        language: null,
        status: 'making',
        created_at: now,
        is_test: true,
        total_cents: 69_90,
        delivery_cents: 4_90,
      },
      taxes: isTaxed ? [{ rate: 2_000, gross: 69_90, net: 58_25, vat: 11_65 }] : [],
      ...{ vat_mode: identity.selling.vatMode || 'home', method_name: 'Parcel', company: null, is_collection: false },
      ...{ payment_state: 'paid', payment_method_text: 'By card', email: 'camille@example.com' },
      ...{ customer_name: 'Camille Dupont', promised_from: addDays(today, 2), delivered_at: null },
      addresses: [{ ...address, country: 'FR', purpose: 'delivery' }],
      lines: [
        { ...line, id: 1, title: 'Stoneware mug', quantity: 2, unit_price_cents: 12_50 },
        {
          ...line,
          id: 2,
          title: 'Linen tablecloth',
          variant_name: '140 × 200 cm',
          quantity: 1,
          unit_price_cents: 40_00,
        },
      ],
      ...{ discounts: [], offers: [] },
      payments: [{ method_text: 'By card', paid_at: now.toISOString(), received_on: null }],
    },
    identity,
    { label: `${identity.invoices.prefix}TF${today.slice(0, 4)}-000001`, issuedOn: today },
  )
}
