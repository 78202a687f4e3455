import { inject } from 'vitest'
import type { PageOf } from '../../../../lib/page-of.contract.ts'
import type { Product, Variant } from '../../../../shop/catalog/products/read/catalogue.contract.ts'

/** Returns all products from the API, newest first. */
export async function theCatalogue(): Promise<Product[]> {
  const answer = await fetch(`${inject('shop').address}/api/product/?page_size=100`)
  const { results, next } = (await answer.json()) as PageOf<Product>
  if (next) throw new Error('The shop has more products than the journeys know of.')
  return results
}

/** Returns the first product with the property that a test needs. */
export function productWith(
  products: readonly Product[],
  property: string,
  has: (product: Product) => boolean,
): Product {
  return one(products.find(has), `product with ${property}`)
}

export function variantWith(product: Product, property: string, has: (variant: Variant) => boolean): Variant {
  return one(product.variants.find(has), `variant of ${product.slug} with ${property}`)
}

function one<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`The shop has no ${what}.`)
  return found
}
