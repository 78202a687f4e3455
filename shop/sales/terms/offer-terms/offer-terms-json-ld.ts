import { CURRENCY } from '../../../../lib/money.ts'
import type { JsonLd } from '../../../ui/meta/page-meta.ts'
import type { DeliveryOffer, OfferTerms } from './offer-terms.contract.ts'

/** The offer terms of a page as schema.org data. */
export interface OfferTermsJsonLd {
  /** Shared nodes; several variants refer to the same one. */
  nodes: JsonLd[]
  /** Returns the references of a variant's offer to these nodes. */
  ofVariant: (id: number) => JsonLd
}

const UNKNOWN: OfferTerms = { deliveries: [], collections: [], returns: null, is_emailed: false }

/**
 * Returns delivery and returns as schema.org's `OfferShippingDetails` and `MerchantReturnPolicy`, to which offers refer
 * by `@id` (Google's merchant documentation, "product variants").
 * @param terms undefined if they are unknown
 * @param page the product's public address
 */
export function offerTermsJsonLd(terms: OfferTerms | undefined, page: string): OfferTermsJsonLd {
  const { deliveries, collections, returns } = terms ?? UNKNOWN
  const deliveryId = (index: number) => `${page}#delivery-${index + 1}`
  const returnsId = `${page}#returns`
  return {
    nodes: [
      ...deliveries.map((delivery, index) => deliveryJsonLd(delivery, deliveryId(index))),
      ...(returns ? [returnsJsonLd(returns, returnsId)] : []),
    ],
    ofVariant: (id) => {
      const pointers = deliveries.flatMap(({ variants }, index) =>
        variants.includes(id) ? [{ '@id': deliveryId(index) }] : [],
      )
      return {
        ...(pointers.length > 0 && { shippingDetails: pointers }),
        ...(collections.some(({ variants }) => variants.includes(id)) && {
          availableDeliveryMethod: 'https://schema.org/OnSitePickup',
        }),
        ...(returns && { hasMerchantReturnPolicy: { '@id': returnsId } }),
      }
    },
  }
}

function deliveryJsonLd(delivery: DeliveryOffer, id: string): JsonLd {
  const { countries, price, ready_from, ready_to, way_from, way_to } = delivery
  return {
    '@context': 'https://schema.org',
    '@type': 'OfferShippingDetails',
    '@id': id,
    shippingRate: { '@type': 'MonetaryAmount', value: price, currency: CURRENCY },
    shippingDestination: countries.map((addressCountry) => ({ '@type': 'DefinedRegion', addressCountry })),
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: daysJsonLd(ready_from, ready_to),
      transitTime: daysJsonLd(way_from, way_to),
    },
  }
}

const daysJsonLd = (minValue: number, maxValue: number): JsonLd => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
})

function returnsJsonLd({ countries, days, is_free }: NonNullable<OfferTerms['returns']>, id: string): JsonLd {
  const policy = { '@context': 'https://schema.org', '@type': 'MerchantReturnPolicy', '@id': id }
  const applicableCountry = [...countries]
  if (days === null)
    return { ...policy, applicableCountry, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
  return {
    ...policy,
    applicableCountry,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: days,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: `https://schema.org/${is_free ? 'FreeReturn' : 'ReturnFeesCustomerResponsibility'}`,
  }
}
