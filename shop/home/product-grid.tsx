import { loadOf } from '../images/picture.tsx'
import type { CardProduct } from './card-product.ts'
import { ProductCard } from './product-card.tsx'

/** As many cards as stand in a row on a desk. */
const ROW = 4

/** Products in one, two, three or four columns. */
export function ProductGrid({ products }: { products: readonly CardProduct[] }) {
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 md:grid-cols-3 md:gap-5 lg:grid-cols-4 lg:gap-6">
      {products.map((product, index) => (
        <li key={product.id} className="grid">
          <ProductCard product={product} load={loadOf(index, ROW)} />
        </li>
      ))}
    </ul>
  )
}
