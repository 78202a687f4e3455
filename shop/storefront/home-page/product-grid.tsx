import type { CardProduct } from '../../catalog/products/card/card-product.ts'
import { loadOf } from '../../ui/images/picture.tsx'
import { ProductCard } from './product-card.tsx'

/** As many cards as stand in a row on a desk. */
const ROW = 4

interface ProductGridProps {
  products: readonly CardProduct[]
  /** Of which level the title of each is. */
  heading?: 'h2' | 'h3'
  /** Other things stand before it: no screen shows its first row at once. */
  isFurtherDown?: boolean
}

/** Products in one, two, three or four columns. */
export function ProductGrid({ products, heading = 'h2', isFurtherDown = false }: ProductGridProps) {
  return (
    <ul className="product-grid grid grid-cols-1 gap-x-4 gap-y-9 sm:grid-cols-2 md:grid-cols-3 md:gap-x-5 lg:grid-cols-4 lg:gap-x-6 lg:gap-y-11">
      {products.map((product, index) => (
        <li key={product.id} className="grid dense:border-line dense:border-t dense:py-3">
          <ProductCard product={product} heading={heading} load={isFurtherDown ? 'when near' : loadOf(index, ROW)} />
        </li>
      ))}
    </ul>
  )
}
