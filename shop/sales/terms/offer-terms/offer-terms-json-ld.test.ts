import { expect, test } from 'vitest'
import type { OfferTerms } from './offer-terms.contract.ts'
import { offerTermsJsonLd } from './offer-terms-json-ld.ts'
import { termsInStock } from './terms-in-stock.ts'

const PAGE = 'https://shop.example/products/mug'
const days = { ready_from: 1, ready_to: 2, way_from: 2, way_to: 3 }
const TERMS: OfferTerms = {
  deliveries: [
    { variants: [7, 8], countries: ['FR', 'MC'], free_from: null, price: '4.90', ...days },
    { variants: [8], countries: ['DE'], free_from: null, price: '12.00', ...days },
  ],
  collections: [{ variants: [8, 9], price: '0.00', ready_from: 1, ready_to: 2 }],
  returns: { countries: ['DE', 'FR', 'MC'], days: 14, is_free: false },
  is_emailed: false,
}

test('lists each delivery option once and refers to it from its variants', () => {
  const { nodes, ofVariant } = offerTermsJsonLd(TERMS, PAGE)
  expect(nodes).toMatchObject([
    {
      '@type': 'OfferShippingDetails',
      '@id': `${PAGE}#delivery-1`,
      shippingRate: { value: '4.90', currency: 'EUR' },
      shippingDestination: [{ addressCountry: 'FR' }, { addressCountry: 'MC' }],
      deliveryTime: { handlingTime: { minValue: 1, maxValue: 2 }, transitTime: { minValue: 2, maxValue: 3 } },
    },
    { '@id': `${PAGE}#delivery-2`, shippingRate: { value: '12.00' } },
    {
      '@type': 'MerchantReturnPolicy',
      '@id': `${PAGE}#returns`,
      applicableCountry: ['DE', 'FR', 'MC'],
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 14,
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    },
  ])
  expect(ofVariant(7)).toEqual({
    shippingDetails: [{ '@id': `${PAGE}#delivery-1` }],
    hasMerchantReturnPolicy: { '@id': `${PAGE}#returns` },
  })
  expect(ofVariant(8)).toMatchObject({
    shippingDetails: [{ '@id': `${PAGE}#delivery-1` }, { '@id': `${PAGE}#delivery-2` }],
    availableDeliveryMethod: 'https://schema.org/OnSitePickup',
  })
})

test('omits shipping details of a variant that can only be collected', () => {
  expect(offerTermsJsonLd(TERMS, PAGE).ofVariant(9)).toEqual({
    availableDeliveryMethod: 'https://schema.org/OnSitePickup',
    hasMerchantReturnPolicy: { '@id': `${PAGE}#returns` },
  })
})

test('omits shipping details and collection of a sold-out variant', () => {
  const variants = [
    { id: 7, stock: 0 },
    { id: 8, stock: 0 },
    { id: 9, stock: 1 },
  ]
  const { nodes, ofVariant } = offerTermsJsonLd(termsInStock(TERMS, variants), PAGE)
  expect(nodes).toMatchObject([{ '@type': 'MerchantReturnPolicy' }])
  for (const id of [7, 8]) expect(ofVariant(id)).toEqual({ hasMerchantReturnPolicy: { '@id': `${PAGE}#returns` } })
  expect(ofVariant(9)).toHaveProperty('availableDeliveryMethod')
})

test('states which items cannot be returned, and that return shipping paid by the shop is free', () => {
  const returned = (returns: Partial<NonNullable<OfferTerms['returns']>>) =>
    offerTermsJsonLd(
      {
        ...{ deliveries: [], collections: [], is_emailed: false },
        returns: { countries: ['FR'], days: 14, is_free: false, ...returns },
      },
      PAGE,
    ).nodes
  expect(returned({ is_free: true })).toMatchObject([{ returnFees: 'https://schema.org/FreeReturn' }])
  const [never] = returned({ days: null })
  expect(never).toMatchObject({ returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' })
  expect(never).not.toHaveProperty('merchantReturnDays')
})

test('returns nothing for unknown terms', () => {
  const { nodes, ofVariant } = offerTermsJsonLd(undefined, PAGE)
  expect([nodes, ofVariant(7)]).toEqual([[], {}])
})
