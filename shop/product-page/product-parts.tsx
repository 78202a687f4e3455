import * as texts from '#texts/product-page'
import type { ProductOfPage, Variant } from '../catalogue/catalogue.contract.ts'
import { type Fact, parseFacts } from '../catalogue/facts.contract.ts'
import { NotPublic } from '../catalogue/publication/not-public.tsx'
import type { CardProduct } from '../home/card-product.ts'
import { Markdown } from '../markdown/markdown.tsx'
import { Bundle } from './bundle.tsx'
import { BuyBox } from './buy-box/buy-box.tsx'
import { Gallery } from './gallery.tsx'
import { ReviewsSection } from './reviews-section.tsx'
import { SimilarProducts } from './similar-products.tsx'

interface ProductPartsProps {
  product: ProductOfPage
  /** The one that is looked at. */
  variant: Variant | undefined
  bundled: readonly CardProduct[]
  similar: readonly CardProduct[]
}

/** All that the product page shows, also where staff look at a product that is not saved yet. */
export function ProductParts({ product, variant, bundled, similar }: ProductPartsProps) {
  return (
    <>
      <NotPublic product={product} />
      <div className="grid gap-x-6 gap-y-6 sm:grid-cols-2 sm:grid-rows-[auto_1fr] md:gap-x-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-12">
        <Gallery key={`gallery-${variant?.id}`} title={product.title} images={variant?.images ?? []} />
        <BuyBox product={product} variant={variant} />
        <Description product={product} />
      </div>
      {bundled.length > 0 && <Bundle product={product} variant={variant} bundled={bundled} />}
      <ReviewsSection product={product} chosen={variant} />
      {similar.length > 0 && <SimilarProducts products={similar} />}
    </>
  )
}

function Description({ product: { description_blocks, facts } }: { product: ProductOfPage }) {
  return (
    <section aria-labelledby="description" className="mt-6 max-w-2xl sm:col-start-1">
      <h2 id="description" className="text-xl">
        {texts.aboutThisProduct}
      </h2>
      <Markdown blocks={description_blocks} className="mt-3" />
      {facts !== '' && <FactTable facts={parseFacts(facts)} />}
    </section>
  )
}

function FactTable({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="mt-6 border-line border-t text-sm">
      {facts.map(({ name, value }) => (
        <div key={name} className="grid gap-x-6 border-line border-b py-2.5 sm:grid-cols-[minmax(8rem,1fr)_2fr]">
          <dt className="text-muted wrap-anywhere">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
