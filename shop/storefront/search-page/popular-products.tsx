import { texts } from '#texts/catalog/search'
import type { CardProduct } from '../../catalog/products/card/card-product.ts'
import { ProductCard } from '../home-page/product-card.tsx'

/** Popular products, shown when a search has no results. */
export function PopularProducts({ products }: { products: readonly CardProduct[] }) {
  return (
    <section aria-labelledby="popular" className="mt-12">
      <h2 id="popular" className="text-xl">
        {texts.popularProducts}
      </h2>
      <ul className="mt-5 grid grid-cols-1 gap-4 sm:grid-cols-2 md:grid-cols-3 md:gap-5 lg:grid-cols-4 lg:gap-6">
        {products.map((product) => (
          <li key={product.id} className="grid">
            <ProductCard product={product} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
