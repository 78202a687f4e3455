import type { CardProduct } from '../../catalog/products/card/card-product.ts'
import { loadOf } from '../../ui/images/picture.tsx'
import { ProductCard } from './product-card.tsx'

/** The columns on a wide screen. */
const ROW = 4

interface ProductGridProps {
  products: readonly CardProduct[]
  /** The heading level of the product titles. */
  heading?: 'h2' | 'h3'
  /** Other content precedes the grid, so its first row is not in the first viewport. */
  isBelowFold?: boolean
}

/** A grid of products in one, two, three or four columns. */
export function ProductGrid({ products, heading = 'h2', isBelowFold = false }: ProductGridProps) {
  return (
    <ul className="product-grid grid grid-cols-1 gap-x-4 gap-y-9 sm:grid-cols-2 md:grid-cols-3 md:gap-x-5 lg:grid-cols-4 lg:gap-x-6 lg:gap-y-11">
      {products.map((product, index) => (
        <li key={product.id} className="grid dense:border-line dense:border-t dense:py-3">
          <ProductCard product={product} heading={heading} load={isBelowFold ? 'when near' : loadOf(index, ROW)} />
        </li>
      ))}
    </ul>
  )
}
