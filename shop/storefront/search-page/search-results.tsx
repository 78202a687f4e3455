import type { CardProduct } from '../../catalog/products/card/card-product.ts'
import { PHONE_SIZES } from '../../ui/images/phone-sizes.ts'
import { loadOf } from '../../ui/images/picture.tsx'
import { ProductCard } from '../home-page/product-card.tsx'

/** The width of a card's picture, with and without the filter panel. */
const SIZES = `(min-width: 84rem) 315px, (min-width: 80rem) 24vw, (min-width: 64rem) 32vw, (min-width: 48rem) 30vw, (min-width: 40rem) 46vw, ${PHONE_SIZES}`
const ROW = 3

/** Search results: one column fewer than the grid once the filter panel is shown. */
export function SearchResults({ products }: { products: readonly CardProduct[] }) {
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 md:grid-cols-3 md:gap-5 lg:grid-cols-2 xl:grid-cols-3 xl:gap-6">
      {products.map((product, index) => (
        <li key={product.id} className="grid">
          <ProductCard product={product} load={loadOf(index, ROW)} sizes={SIZES} />
        </li>
      ))}
    </ul>
  )
}
