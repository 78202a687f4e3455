import { href } from 'react-router'
import { toCents } from '../../../../lib/money.ts'
import { pathInLanguage } from '../../../../lib/texts/page-paths.ts'
import { translatedInto } from '../../../../server/language/in-language.ts'
import type { Services } from '../../../../server/services.ts'
import type { CatalogueProduct, ReadProducts } from '../../../extension/products.ts'
import { cachedProducts } from './as-json/cached-products.server.ts'
import { attributesByName } from './attributes/attributes.contract.ts'
import type { Product } from './catalogue.contract.ts'
import { publicIdsAfter } from './catalogue-store.server.ts'

const MOST = 100

/** Returns the function `products` of the context of extensions. */
export function productsForExtensions(services: Services): ReadProducts {
  return async ({ after = 0, limit = MOST } = {}) => {
    if (!Number.isSafeInteger(after) || after < 0) throw new Error(`The id ${after} is invalid.`)
    if (!Number.isInteger(limit) || limit < 1 || limit > MOST) throw new Error(`The limit ${limit} is invalid.`)
    if (services.identity().notOpenYet) return []
    const ids = await publicIdsAfter(services.db, { after, limit })
    const products = [...(await cachedProducts(services, ids)).values()].map((json) => JSON.parse(json) as Product)
    // Addresses in the language of the titles and slugs.
    const { language: source, languages } = services.identity()
    const language = translatedInto(services) ?? languages.others.find((one) => one === source) ?? languages.first
    const urlOf = (path: string) => new URL(pathInLanguage(path, language, languages), services.publicUrl()).href
    return products.map((product) => recordOf(product, urlOf))
  }
}

const recordOf = (
  { id, slug, title, description, maker, facts, thumbnail, price, variants }: Product,
  urlOf: (path: string) => string,
): CatalogueProduct => ({
  ...{ id, slug, title, description, manufacturer: maker, attributes: attributesByName(facts) },
  address: urlOf(href('/products/:slug', { slug })),
  image: urlOf(thumbnail),
  variants: variants.map((variant) => ({
    ...{ id: variant.id, name: variant.name, sku: variant.sku, gtin: variant.gtin },
    priceCents: toCents(variant.reduced?.price ?? variant.price ?? price),
    ...{ stock: variant.stock, weight: variant.weight },
  })),
})
