import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { texts } from '#texts/storefront/product-page'
import { priceOfVariant } from '../../../catalog/pricing/variant-price.ts'
import type { Product, Variant } from '../../../catalog/products/read/catalogue.contract.ts'
import { useSharedTextLanguage, useTextLanguage } from '../../../ui/identity/shop-identity.ts'
import { Price } from '../../../ui/price.tsx'

interface BuyBarProps {
  product: Pick<Product, 'title' | 'price' | 'variants' | 'translated'>
  variant: Variant
  /** The buttons in the buy box. The bar is shown while they are above the viewport. */
  row: RefObject<HTMLElement | null>
  /** The purchase buttons of the bar. */
  children: ReactNode
}

/** On phones, repeats the purchase buttons in a fixed bar above the tab bar once the visitor has scrolled past them. */
export function BuyBar({ product, variant, row, children }: BuyBarProps) {
  const bar = useRef<HTMLElement>(null)
  const isShown = useIsAboveViewport(row, bar)
  const [ofTitle, ofVariant] = [useTextLanguage(product, 'title'), useSharedTextLanguage()]
  const isVaried = product.variants.length > 1
  // The keyboard reaches the same buttons in the buy box. A bar that appears while tabbing would change the order.
  useEffect(() => {
    for (const button of bar.current?.querySelectorAll('button') ?? []) button.tabIndex = -1
  })
  if (!isShown) return null
  return (
    <section ref={bar} aria-label={texts.buyThisProduct} className="buy-bar rise print:hidden">
      <p className="min-w-0 flex-1 leading-tight">
        <Price of={priceOfVariant(product, variant)} className="block font-display font-semibold" />
        <span lang={isVaried ? ofVariant : ofTitle} className="block truncate text-muted text-xs">
          {isVaried ? variant.name : product.title}
        </span>
      </p>
      {children}
    </section>
  )
}

/** True while the row is above the viewport. When it comes back into view, focus moves from the bar to the row. */
function useIsAboveViewport(row: RefObject<HTMLElement | null>, bar: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setAbove] = useState(false)
  useEffect(() => {
    const buttons = row.current
    if (!buttons) return
    const observer = new IntersectionObserver(
      (entries) => {
        const isNowAbove = !entries.at(-1)?.isIntersecting
        if (!isNowAbove && bar.current?.contains(document.activeElement))
          buttons.querySelector('button')?.focus({ preventScroll: true })
        setAbove(isNowAbove)
      },
      // A row below the viewport counts as intersecting, so a jump past it is noticed too.
      { rootMargin: '0px 0px 1000000px 0px' },
    )
    observer.observe(buttons)
    return () => observer.disconnect()
  }, [row, bar])
  return isAbove
}
