import { lazy, Suspense } from 'react'
import type { CardProduct } from '../../catalog/products/card/card-product.ts'
import type { ProductOfPage, Variant } from '../../catalog/products/read/catalogue.contract.ts'
import { NotPublic } from '../../catalog/products/read/publication/not-public.tsx'
import type { SlotContent } from '../../core/extensions/slots/slot-record.contract.ts'
import type { OfferTerms } from '../../sales/terms/offer-terms/offer-terms.contract.ts'
import { BuyBox } from './buy-box/buy-box.tsx'
import { Gallery } from './gallery/gallery.tsx'
import { ReviewsSection } from './reviews-section.tsx'
import { SimilarProducts } from './similar-products.tsx'

// Readable before hydration. The server imports them at once.
const Description = import.meta.env.SSR
  ? (await import('./description.tsx')).default
  : lazy(() => import('./description.tsx'))

// Loaded only if an extension fills a slot.
const ExtensionSlot = import.meta.env.SSR
  ? (await import('../../core/extensions/slots/extension-slot.tsx')).default
  : lazy(() => import('../../core/extensions/slots/extension-slot.tsx'))

const Bundle = import.meta.env.SSR ? (await import('./bundle.tsx')).default : lazy(() => import('./bundle.tsx'))

interface ProductPartsProps {
  product: ProductOfPage
  /** The variant in view. */
  variant: Variant | undefined
  /** The delivery and return terms; undefined for an unsaved product. */
  terms?: OfferTerms | undefined
  bundled: readonly CardProduct[]
  similar: readonly CardProduct[]
}

/** The content of the product page, also used for the preview of an unsaved product. */
export function ProductParts({ product, variant, terms, bundled, similar }: ProductPartsProps) {
  const slot = (contents: readonly SlotContent[] | undefined, className: string) =>
    contents && (
      <Suspense>
        <ExtensionSlot contents={contents} className={className} />
      </Suspense>
    )
  return (
    <>
      <NotPublic product={product} />
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2 sm:grid-rows-[auto_1fr] md:gap-x-8 lg:grid-cols-[minmax(0,1fr)_minmax(19rem,26.25rem)] lg:gap-x-14">
        <Gallery key={`gallery-${variant?.id}`} title={product.title} images={variant?.images ?? []} />
        <BuyBox
          product={product}
          variant={variant}
          terms={terms}
          note={slot(product.slots?.['product.price'], 'mt-2')}
        />
        <Suspense>
          <Description product={product} />
        </Suspense>
      </div>
      {slot(product.slots?.['product.description'], 'mt-6')}
      {bundled.length > 0 && (
        <Suspense>
          <Bundle key={product.id} product={product} variant={variant} bundled={bundled} />
        </Suspense>
      )}
      <ReviewsSection product={product} chosen={variant} />
      {similar.length > 0 && <SimilarProducts products={similar} />}
    </>
  )
}
