import { expect, test } from 'vitest'
import { UNNAMED } from '../../../lib/shop-identity.ts'
import { missingParticulars } from '../invoices/missing-particulars.ts'
import { readinessOf, type SellingState } from './readiness.ts'

const LEGAL = {
  ...UNNAMED.legal,
  ...{
    operator: 'Söhne SARL',
    legal_form: 'SARL',
    address: '12 rue des Arts',
    telephone: '+33 4',
    host: 'Hosting SAS',
  },
  ...{ registration: 'RCS Lyon', vat_number: 'FR40303265045', publisher: 'Anna Söhne', mediator: 'Médiateur' },
}
const READY: SellingState = {
  ...{ legal: LEGAL, contact: { ...UNNAMED.contact, email: 'anna@example.com' } },
  selling: { ...UNNAMED.selling, vatMode: 'home', isPaidOnCollection: true },
  ...{ methods: { parcels: 1, collections: 1 }, hasName: true, hasLogo: true, hasProduct: true, hasRecipients: true },
  ...{ hasFrenchNotice: true, hasFrenchPages: true, sellsInFrance: true, publicUrl: 'https://shop.example' },
  ...{ email: 'arrives', provider: 'none', withoutManufacturer: 0, demoPages: 0, hasBackup: true, dismissed: [] },
}
const missingIn = (change: Partial<SellingState>) =>
  readinessOf({ ...READY, ...change }).filter(({ is_ready, is_needed }) => is_needed && !is_ready)

test.each(['home', 'none'] as const)('requires each particular of an invoice, with the VAT mode %s', (vatMode) => {
  const selling = { ...READY.selling, vatMode }
  expect(missingIn({ selling })).toEqual([])
  const fields = missingParticulars(UNNAMED.legal, vatMode !== 'none')
  expect(fields.length).toBeGreaterThan(3)
  for (const field of fields)
    expect(missingIn({ selling, legal: { ...LEGAL, [field]: '' } })).toMatchObject([
      { key: 'seller', missing: [field] },
    ])
})

test('requires the French notice, and French pages for sales in France', () => {
  expect(missingIn({ hasFrenchNotice: false })).toMatchObject([{ key: 'notice' }])
  expect(missingIn({ hasFrenchPages: false, dismissed: ['french'] })).toMatchObject([{ key: 'french' }])
  expect(missingIn({ hasFrenchPages: false, sellsInFrance: false })).toEqual([])
})
