import { lazy, type ReactNode, Suspense } from 'react'
import { texts } from '#texts/storefront/product-page'
import { LOW_STOCK } from '../../../../lib/low-stock.ts'
import { ProductPrice } from '../../../catalog/pricing/product-price.tsx'
import { SaleNote } from '../../../catalog/pricing/sale-note.tsx'
import { priceOfVariant } from '../../../catalog/pricing/variant-price.ts'
import { StockNote } from '../../../catalog/products/card/stock-note.tsx'
import type { Product, ProductOfPage, Variant } from '../../../catalog/products/read/catalogue.contract.ts'
import { shownStock } from '../../../catalog/products/read/shown-stock.ts'
import { useCustomer } from '../../../core/auth/session.ts'
import type { OfferTerms } from '../../../sales/terms/offer-terms/offer-terms.contract.ts'
import { useShopIdentity, useTextLanguage } from '../../../ui/identity/shop-identity.ts'
import { ReviewSummary } from '../review-summary.tsx'
import { Purchase } from './purchase.tsx'
import { VariantPicker } from './variant-picker.tsx'

// Loaded on demand, because most products are in stock. The server imports it at once.
const NotifyMe = import.meta.env.SSR
  ? (await import('../../../sales/back-in-stock/screen/notify-me.tsx')).default
  : lazy(() => import('../../../sales/back-in-stock/screen/notify-me.tsx'))

// Loaded only by shops that sell.
const DeliveryPromise = import.meta.env.SSR
  ? (await import('../../../sales/terms/offer-terms/delivery-promise.tsx')).default
  : lazy(() => import('../../../sales/terms/offer-terms/delivery-promise.tsx'))

// Informs a customer with an unpaid order of the last item. Loaded only by shops that sell.
const SoldOutNote = lazy(() => import('../../../sales/payments/unpaid/sold-out-note.tsx'))

interface BuyBoxProps {
  /** Without `maker_details` while only the product of a list is loaded. */
  product: Product & Partial<Pick<ProductOfPage, 'maker_details'>>
  variant: Variant | undefined
  /** Undefined while they are unknown. */
  terms: OfferTerms | undefined
  /** Shown below the price. */
  note?: ReactNode
}

/** The purchase controls: variant, quantity and buttons. */
export function BuyBox({ product, variant, terms, note }: BuyBoxProps) {
  const { isSelling, hasNoVat } = useShopIdentity()
  // The checkout refuses a product without contact details of its manufacturer.
  const isNotOrderable = isSelling && product.maker_details === null
  return (
    <div className="min-w-0 sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:self-start md:sticky md:top-[calc(var(--spacing-header)+1.5rem)] short:static">
      {product.new && <p className="mb-1.5 font-medium text-muted text-sm">{texts.newLabel}</p>}
      <h1
        lang={useTextLanguage(product, 'title')}
        className="text-[clamp(1.75rem,1rem+2.2vw,2.75rem)] leading-[1.05] wrap-anywhere"
      >
        {product.title}
      </h1>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-3 lg:block">
        <ReviewSummary product={product} />
        <p className="order-first flex flex-wrap items-baseline gap-x-3 lg:mt-3">
          <ProductPrice
            product={product}
            variant={variant}
            className="font-display font-semibold text-xl lg:text-2xl"
            unitClassName="text-sm"
          />
        </p>
      </div>
      <SaleNote of={variant?.reduced ?? null} />
      <p className="text-muted text-xs">{hasNoVat ? texts.priceInEurosWithoutVat : texts.priceInEurosTaxesIncluded}</p>
      {note}
      {variant && isNotOrderable && (
        <>
          <VariantPicker product={product} chosen={variant} />
          <p className="mt-4 font-medium text-warn">{texts.notAvailableForOrder}</p>
        </>
      )}
      {variant && !isNotOrderable && (
        <>
          <VariantPicker product={product} chosen={variant} />
          <p aria-live="polite" className="mt-4 min-h-6">
            <span className="sr-only">{texts.variantForEuros(variant.name, priceOfVariant(product, variant))}</span>
            <Stock variant={variant} stock={shownStock(product, variant)} />
          </p>
          <Purchase key={variant.id} product={product} variant={variant} />
          {variant.stock === 0 && (
            <Suspense>
              <NotifyMe key={variant.id} variant={variant.id} />
            </Suspense>
          )}
          {terms?.returns && (
            <Suspense>
              <DeliveryPromise terms={terms} variant={variant.id} />
            </Suspense>
          )}
        </>
      )}
    </div>
  )
}

/**
 * A separate component, because it depends on the user: a change in the parent would discard its dehydrated children.
 */
function Stock({ variant, stock }: { variant: Variant; stock: number }) {
  const customer = useCustomer()
  const { isSelling } = useShopIdentity()
  if (stock >= LOW_STOCK) return <span className="font-medium text-good text-sm">{texts.inStock}</span>
  const note = <StockNote stock={stock} className="text-sm" />
  if (stock > 0 || !isSelling || !customer) return note
  return (
    <Suspense fallback={note}>
      <SoldOutNote variant={variant.id} />
    </Suspense>
  )
}
