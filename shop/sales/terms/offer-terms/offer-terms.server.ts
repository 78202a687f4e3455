import { toCents, toPrice } from '../../../../lib/money.ts'
import { HOME_COUNTRY } from '../../../../lib/places/countries.ts'
import type { SellingDetails } from '../../../../lib/shop-identity.ts'
import { dependsOn } from '../../../../server/cache/dependencies.ts'
import { notFound } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import { SETTINGS } from '../../../../server/identity/open-identity.ts'
import type { Services } from '../../../../server/services.ts'
import { priceOfVariant } from '../../../catalog/pricing/variant-price.ts'
import type { Product, Variant } from '../../../catalog/products/read/catalogue.contract.ts'
import { findProductBySlug, findVisibleId } from '../../../catalog/products/read/catalogue-store.server.ts'
import { productTag } from '../../../catalog/products/read/catalogue-tags.server.ts'
import { isGiftCard } from '../../../catalog/products/read/legal/product-choices.contract.ts'
import { productResponse } from '../../../catalog/products/read/product-response.server.ts'
import type { Extensions } from '../../../core/extensions/open-extensions.server.ts'
import { WITHDRAWAL_DAYS } from '../../returns/statements/withdrawal-period.ts'
import { carrierMethods } from '../../shipping/carrier-methods.server.ts'
import { findMethodsOn } from '../../shipping/delivery-store.server.ts'
import { DELIVERY } from '../../shipping/delivery-tags.server.ts'
import { type DeliveryMethod, offeredMethods } from '../../shipping/offered-methods.ts'
import { type CollectionOffer, type DeliveryOffer, getOfferTerms } from './offer-terms.contract.ts'

/**
 * Registers the endpoint that returns delivery options and return policy of a product, for search engines and
 * comparison sites.
 */
export function offerTermsEndpoint(app: ShopApp, { db, clock, identity, extensions }: Services): void {
  app.route({
    ...getOfferTerms,
    handler: async ({ params, principal }) => {
      const { selling } = identity()
      // Staff can also see unpublished products.
      const audience = principal?.isStaff ? 'staff' : 'everybody'
      if (!selling.isOpen) {
        const id = await findVisibleId(db, params.slug, audience)
        if (id === undefined) throw notFound()
        dependsOn(productTag(id), SETTINGS)
        return { deliveries: [], collections: [], returns: null, is_emailed: false }
      }
      const row = await findProductBySlug(db, params.slug, null, audience)
      if (!row) throw notFound()
      dependsOn(productTag(row.id), DELIVERY, SETTINGS)
      const product = productResponse(row, clock())
      const methods = await findMethodsOn(db)
      const delivering = { methods, selling, extensions, now: clock() }
      const served = servedBy(delivering)
      const isEmailed = isGiftCard(row.vat_class)
      return {
        deliveries: isEmailed ? [] : deliveriesOf(product, delivering),
        collections: isEmailed ? [] : collectionsOf(product, delivering),
        is_emailed: isEmailed,
        returns: {
          countries: served.length > 0 ? served : [HOME_COUNTRY],
          days: row.withdrawal === 'allowed' ? WITHDRAWAL_DAYS : null,
          is_free: selling.paysReturns,
        },
      }
    },
  })
}

interface Delivering {
  methods: readonly DeliveryMethod[]
  selling: SellingDetails
  extensions: Extensions
  now: Date
}

const deliversItself = ({ methods }: Delivering) => methods.some(({ countries }) => countries.length > 0)

/** Returns the countries of delivery, sorted; those of carriers in a shop without own shipping methods. */
function servedBy(delivering: Delivering): string[] {
  const { methods, extensions } = delivering
  const served = deliversItself(delivering)
    ? methods.flatMap(({ countries }) => countries)
    : extensions.enabled.flatMap(({ shipping }) => shipping?.countries ?? [])
  return [...new Set(served)].sort()
}

/** Groups variants with the same delivery options. */
function deliveriesOf(product: Product, delivering: Delivering): DeliveryOffer[] {
  const alike = new Map<string, DeliveryOffer>()
  // A country belongs to one zone, so its first country represents the zone.
  const zones = new Map(
    delivering.methods.flatMap(({ countries }) => countries.slice(0, 1).map((one) => [one, countries])),
  )
  // Carriers have no zones. One country limits their calls.
  const served = servedBy(delivering)
  const first = served.includes(HOME_COUNTRY) ? HOME_COUNTRY : served[0]
  if (zones.size === 0 && first !== undefined) zones.set(first, [first])
  for (const variant of product.variants)
    for (const [country, countries] of zones) {
      const terms = cheapestDelivery(product, variant, country, delivering)
      if (!terms) continue
      const key = JSON.stringify([country, terms])
      const known = alike.get(key)
      if (known) known.variants.push(variant.id)
      else alike.set(key, { variants: [variant.id], countries: [...countries], ...terms })
    }
  return [...alike.values()]
}

/** Groups variants by the cheapest collection of one piece. */
function collectionsOf(product: Product, delivering: Delivering): CollectionOffer[] {
  const offers = new Map<string, CollectionOffer>()
  for (const variant of product.variants) {
    const collected = methodsForOne(product, variant, HOME_COUNTRY, delivering).find(
      ({ method }) => method.is_collection,
    )
    if (!collected) continue
    const { ready_from, ready_to } = collected.method
    const terms = { price: toPrice(collected.cents), ready_from, ready_to }
    const key = JSON.stringify(terms)
    const known = offers.get(key)
    if (known) known.variants.push(variant.id)
    else offers.set(key, { variants: [variant.id], ...terms })
  }
  return [...offers.values()]
}

/** Returns the methods for one piece of a variant: deliveries before collections, each sorted by price. */
function methodsForOne(product: Product, variant: Variant, country: string, delivering: Delivering) {
  const { methods, selling, extensions, now } = delivering
  const parcel = {
    country,
    grams: variant.weight ?? selling.defaultGrams,
    goodsCents: toCents(priceOfVariant(product, variant)),
  }
  const ofCarriers = deliversItself(delivering) ? [] : (carrierMethods(extensions, parcel)?.methods ?? [])
  return offeredMethods([...methods, ...ofCarriers], selling, { ...parcel, now }).offered
}

function cheapestDelivery(product: Product, variant: Variant, country: string, delivering: Delivering) {
  const delivered = methodsForOne(product, variant, country, delivering).find(({ method }) => !method.is_collection)
  if (!delivered) return undefined
  const { free_from_cents, ready_from, ready_to, way_from, way_to } = delivered.method
  const free_from = delivered.missing_to_free === null || free_from_cents === null ? null : toPrice(free_from_cents)
  return { price: toPrice(delivered.cents), free_from, ready_from, ready_to, way_from, way_to }
}
