import type { Product, Variant } from '../catalogue/catalogue.contract.ts'
import { StockNote } from '../catalogue/stock-note.tsx'
import { Price } from '../ui/price.tsx'
import { Purchase } from './purchase.tsx'
import { ReviewSummary } from './review-summary.tsx'
import { VariantPicker } from './variant-picker.tsx'

/** What a shopper decides on: variant, quantity, and whether to buy. */
export function BuyBox({ product, variant }: { product: Product; variant: Variant | undefined }) {
  return (
    <div className="md:sticky md:top-[calc(var(--spacing-header)+1.5rem)] md:col-start-2 md:row-span-2 md:row-start-1 md:self-start">
      {product.new && <p className="mb-2 font-semibold text-accent text-sm">New</p>}
      <h1 className="text-2xl wrap-break-word">{product.title}</h1>
      <div className="mt-3">
        <ReviewSummary product={product} />
      </div>
      <Price of={product.price} className="mt-4 block font-display font-semibold text-2xl" />
      <p className="text-muted text-sm">Price in euros, taxes included</p>
      {variant && (
        <>
          <VariantPicker variants={product.variants} chosen={variant} />
          <p aria-live="polite" className="mt-4 min-h-6">
            <span className="sr-only">
              {variant.name}, {product.price} euros.{' '}
            </span>
            {variant.stock >= 10 ? (
              <span className="font-medium text-good text-sm">In stock</span>
            ) : (
              <StockNote stock={variant.stock} className="text-sm" />
            )}
          </p>
          <Purchase key={variant.id} product={product} variant={variant} />
        </>
      )}
    </div>
  )
}
