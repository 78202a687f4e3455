import { lazy, type ReactNode, Suspense, useState } from 'react'
import { href } from 'react-router'
import { texts } from '#texts/storefront/product-page'
import { toCents, toPrice } from '../../../lib/money.ts'
import { ProductPrice } from '../../catalog/pricing/product-price.tsx'
import { quote } from '../../catalog/pricing/quote.ts'
import { priceOfVariant } from '../../catalog/pricing/variant-price.ts'
import type { CardProduct } from '../../catalog/products/card/card-product.ts'
import { defaultVariant } from '../../catalog/products/read/default-variant.ts'
import { pendingAddition } from '../../sales/cart/pending-additions/pending-addition.ts'
import { useSharedTextLanguage, useTextLanguage } from '../../ui/identity/shop-identity.ts'
import { Picture } from '../../ui/images/picture.tsx'
import { Link } from '../../ui/link.tsx'
import { Price } from '../../ui/price.tsx'
import type { BundleChoice } from './bundle-part/part-choice.tsx'
import { AddToCart } from './buy-box/add-to-cart.tsx'

// Readable before hydration. The server imports it at once.
const PartChoice = import.meta.env.SSR
  ? (await import('./bundle-part/part-choice.tsx')).default
  : lazy(() => import('./bundle-part/part-choice.tsx'))

interface BundleProps {
  product: CardProduct
  /** The variant in view. */
  variant: CardProduct['variants'][number] | undefined
  bundled: readonly CardProduct[]
}

/** The product with products that are often bought together, and the total price. */
export default function Bundle({ product, variant, bundled }: BundleProps) {
  const [choices, setChoices] = useState<Record<number, BundleChoice>>({})
  const parts = [product, ...bundled].map((part) => {
    const choice = choices[part.id] ?? {}
    const meant = part === product ? variant : part.variants.find(({ id }) => id === choice.variant)
    return { part, choice, variant: inStock(part, meant) }
  })
  const taken = parts.filter(({ choice }) => !choice.isLeftOut)
  const wanted = taken.flatMap(({ part, variant }) => {
    if (!variant) return []
    return [pendingAddition(part, variant, { quantity: undefined, saveForLater: false })]
  })
  const { totalCents } = quote(
    taken.map(({ part, variant }) => ({
      unit_price_cents: toCents(priceOfVariant(part, chosenOf(part, variant))),
      quantity: 1,
    })),
  )
  return (
    <section aria-labelledby="bundle" className="full-bleed mt-16 bg-sunken py-10 md:py-16">
      <div className="shop-width">
        <h2 id="bundle" className="text-2xl">
          {texts.frequentlyBoughtTogether}
        </h2>
        <div className="mt-5 flex flex-col gap-4 md:flex-row md:flex-wrap">
          {parts.map(({ part, choice, variant }, index) => (
            <div key={part.id} className="relative md:flex md:gap-4">
              {index > 0 && sign('+')}
              <Part product={part} variant={variant} isLeftOut={choice.isLeftOut}>
                {index > 0 && (
                  <Suspense fallback={<span className="block min-h-11" />}>
                    <PartChoice
                      product={part}
                      variant={variant}
                      choice={choice}
                      choose={(choice) => setChoices({ ...choices, [part.id]: choice })}
                    />
                  </Suspense>
                )}
              </Part>
            </div>
          ))}
          <div className="relative md:flex md:gap-4">
            {sign('=')}
            <div className="grid gap-3 sm:self-start md:mt-6 md:min-w-48">
              <p>
                <span className="block text-muted text-sm">{texts.countChosen(taken.length, parts.length)}</span>
                <Price of={toPrice(totalCents)} className="font-display font-semibold text-2xl" />
              </p>
              <div className="flex flex-wrap gap-2">
                <AddToCart
                  wanted={wanted}
                  leftOut={parts.filter(({ choice }) => choice.isLeftOut).map(({ part }) => part.id)}
                  isSoldOut={wanted.length < taken.length}
                  what={texts.chosen(taken.length, parts.length)}
                  refusal={texts.youCannotAddToCart}
                />
              </div>
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}

/** Returns the variant in view if it is in stock, otherwise the first variant in stock. */
function inStock({ variants }: CardProduct, preferred: BundleProps['variant']): BundleProps['variant'] {
  return preferred && preferred.stock > 0 ? preferred : variants.find(({ stock }) => stock > 0)
}

/** A sold-out product is shown, and counted, as its first variant. */
const chosenOf = ({ variants }: CardProduct, variant: BundleProps['variant']) => variant ?? variants[0]

/** The sign between two products; on phones it is between their pictures. */
const sign = (is: '+' | '=') => (
  <span aria-hidden="true" className="absolute left-4 -mt-6 text-2xl md:static md:mt-12">
    {is}
  </span>
)

interface PartProps {
  product: CardProduct
  /** The variant to add; undefined when the product is sold out. */
  variant: BundleProps['variant']
  isLeftOut: boolean | undefined
  /**
   * The controls for its variant and for excluding it; false for the product of the page: its variant is chosen
   * above.
   */
  children: ReactNode
}

function Part({ product, variant, isLeftOut, children }: PartProps) {
  const chosen = variant && variant !== defaultVariant(product.variants) ? `?variant=${variant.id}` : ''
  const address = href('/products/:slug', { slug: product.slug }) + chosen
  const [ofTitle, ofVariant] = [useTextLanguage(product, 'title'), useSharedTextLanguage()]
  return (
    <div className="relative flex items-start gap-4 md:w-36 md:flex-col md:gap-2">
      <Picture
        image={product.thumbnail}
        alt=""
        sizes="180px"
        widest={640}
        className={`w-20 shrink-0 rounded-control md:w-full ${isLeftOut ? 'opacity-45' : ''}`}
      />
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_fit-content(50%)] gap-x-3 md:flex md:w-full md:flex-col">
        <p lang={ofTitle} className="mb-1 line-clamp-3 font-medium text-sm">
          {children ? (
            <Link to={address} className="after:absolute after:inset-0 hover:underline">
              {product.title}
            </Link>
          ) : (
            product.title
          )}
        </p>
        <p className="text-muted text-sm">
          {!children && product.variants.length > 1 && (
            <span lang={ofVariant} className="block wrap-anywhere">
              {variant?.name}
            </span>
          )}
          {!variant && <span className="block text-danger">{texts.outOfStock}</span>}
          <ProductPrice product={product} variant={chosenOf(product, variant)} unitClassName="block text-xs" />
        </p>
        {children && <div className="col-span-2 flex items-center gap-3 md:mt-auto md:block md:pt-2">{children}</div>}
      </div>
    </div>
  )
}
