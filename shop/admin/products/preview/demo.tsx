import { useDeferredValue, useState } from 'react'
import { texts } from '#texts/catalog/products'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { cardProduct } from '../../../catalog/products/card/card-product.ts'
import { ProductGrid } from '../../../storefront/home-page/product-grid.tsx'
import { ProductParts } from '../../../storefront/product-page/product-parts.tsx'
import type { Editing } from '../drafts/stored-draft.ts'
import { demoProduct } from './demo-product.ts'
import { useFileUrls } from './use-file-urls.ts'

const SCREENS = localizedConstant(() => ({ product: texts.productPage, grid: texts.homeGrid }))
type Screen = keyof typeof SCREENS

interface DemoProps {
  editing: Editing
  /** The zoom factor of the pages next to the form. */
  zoom?: number
}

/** The product as customers would see it: the components of the product page and of the product grid, inert. */
export default function Demo({ editing, zoom = 1 }: DemoProps) {
  const [screen, setScreen] = useState<Screen>('product')
  const [shown, setShown] = useState<string>()
  // The preview is deferred so that typing stays responsive.
  const { draft, product: before } = useDeferredValue(editing)
  const product = demoProduct(draft, before, useFileUrls())
  const place = draft.variants.findIndex(({ key }) => key === shown)
  const variant = product.variants[Math.max(place, 0)]
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <fieldset className="flex rounded-control border border-edge p-0.5">
          <legend className="sr-only">{texts.displayedPage}</legend>
          {(Object.keys(SCREENS) as Screen[]).map((name) => (
            <label
              key={name}
              className="grid min-h-11 cursor-pointer place-items-center rounded-control px-3.5 text-sm has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name="demo screen"
                checked={screen === name}
                onChange={() => setScreen(name)}
                className="sr-only"
              />
              {SCREENS[name]}
            </label>
          ))}
        </fieldset>
        {screen === 'product' && draft.variants.length > 1 && (
          <label className="flex items-center gap-2 text-muted text-sm">
            {texts.variant}
            <select
              value={draft.variants[Math.max(place, 0)]?.key}
              onChange={({ target }) => setShown(target.value)}
              className="h-11 max-w-48 rounded-control border border-edge bg-surface px-3 text-ink"
            >
              {draft.variants.map(({ key }, index) => (
                <option key={key} value={key}>
                  {product.variants[index]?.name}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <section
        aria-label={SCREENS[screen]}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: overflowing content must be scrollable by keyboard
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto rounded-card bg-paper p-4 [--spacing-header:-1.5rem]"
      >
        <div inert style={{ zoom }}>
          {screen === 'product' ? (
            <ProductParts product={product} variant={variant} bundled={draft.bundled} similar={[]} />
          ) : (
            <ProductGrid products={[cardProduct(product)]} />
          )}
        </div>
      </section>
    </>
  )
}
