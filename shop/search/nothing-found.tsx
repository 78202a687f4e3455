import * as texts from '#texts/search'
import type { CardProduct } from '../home/card-product.ts'
import { ProductCard } from '../home/product-card.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { type Filters, NO_FILTERS, searchAddress } from './filters/filters.ts'

/** When the words are to be had, but not so. */
export function NothingFits({ words, filters }: { words: string; filters: Filters }) {
  return (
    <div className="rounded-card border border-line border-dashed px-6 py-16 text-center">
      <p className="wrap-break-word text-lg">{texts.nothingThatFitsPassesThese(words)}</p>
      <ButtonLink to={searchAddress(words, { ...filters, ...NO_FILTERS })} weight="secondary" className="mt-6">
        {texts.clearFilters}
      </ButtonLink>
    </div>
  )
}

/** For somebody whose search found nothing. */
export function PopularProducts({ products }: { products: readonly CardProduct[] }) {
  return (
    <section aria-labelledby="popular" className="mt-12">
      <h2 id="popular" className="text-xl">
        {texts.whatOthersLike}
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
