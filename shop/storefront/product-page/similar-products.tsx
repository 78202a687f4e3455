import { texts } from '#texts/storefront/product-page'
import type { CardProduct } from '../../catalog/products/card/card-product.ts'
import { ProductCard } from '../home-page/product-card.tsx'

/** Similar products: a scrolling row on small screens, four columns on large ones. */
export function SimilarProducts({ products }: { products: readonly CardProduct[] }) {
  return (
    <section aria-labelledby="similar" className="mt-16">
      <h2 id="similar" className="text-2xl">
        {texts.youMayAlsoLike}
      </h2>
      <ul className="-mx-4 mt-5 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pb-4 sm:-mx-6 sm:scroll-px-6 sm:px-6 lg:mx-0 lg:grid lg:grid-cols-4 lg:gap-6 lg:overflow-visible lg:px-0">
        {products.map((product) => (
          <li key={product.id} className="grid w-64 shrink-0 snap-start lg:w-auto">
            <ProductCard product={product} heading="h3" sizes="(min-width: 64rem) 23vw, 256px" />
          </li>
        ))}
      </ul>
    </section>
  )
}
