import type { CardProduct } from '../../catalog/products/card/card-product.ts'
import { PHONE_SIZES } from '../../ui/images/phone-sizes.ts'
import { loadOf } from '../../ui/images/picture.tsx'
import { ProductCard } from '../home-page/product-card.tsx'

/** How wide a card's picture stands beside the panel of filters, or without it. */
const SIZES = `(min-width: 84rem) 315px, (min-width: 80rem) 24vw, (min-width: 64rem) 32vw, (min-width: 48rem) 30vw, (min-width: 40rem) 46vw, ${PHONE_SIZES}`
const ROW = 3

/** Products beside the filters: a column less than the grid has at each width from where the panel stands. */
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
