import { Suspense, use } from 'react'
import { href, Link } from 'react-router'
import { texts } from '#texts/sales/cart/changes'
import { showPrice, toCents, toPrice } from '../../../../lib/money.ts'
import { ProductPrice } from '../../../catalog/pricing/product-price.tsx'
import { quote } from '../../../catalog/pricing/quote.ts'
import { priceOfVariant } from '../../../catalog/pricing/variant-price.ts'
import type { Product } from '../../../catalog/products/read/catalogue.contract.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { useOwnerLanguage, useSharedTextLanguage } from '../../../ui/identity/shop-identity.ts'
import { Picture } from '../../../ui/images/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import { isInCart, useCart } from '../use-cart.ts'
import type { CartAddition } from './cart-form.ts'

export interface AddedProducts {
  products: readonly Product[]
  /** Products that are often bought together with them, or similar ones. */
  goesWith: readonly Product[]
}

interface AddedToCartProps {
  added: readonly CartAddition[]
  products: Promise<AddedProducts>
}

const MOST_LINES = 3
const MAX_RECOMMENDED = 2

/**
 * The added items with a link to the cart and, on a wide screen, recommendations. Space is reserved while they load.
 */
export function AddedToCart({ added, products }: AddedToCartProps) {
  const items = useCart()
    .filter(isInCart)
    .reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <div className="grid gap-3 pt-1">
      <Suspense fallback={<div className="min-h-14" style={{ height: `${linesIn(added) * 3.75}rem` }} />}>
        <Lines added={added} products={products} />
      </Suspense>
      <ButtonLink to={href('/cart')} weight="secondary" className="w-full">
        {texts.viewCart(items)}
      </ButtonLink>
      <Suspense>
        <GoesWith products={products} />
      </Suspense>
    </div>
  )
}

/** At most four lines of 3.75 rem, the last one for "and 1 more". */
const linesIn = (added: readonly CartAddition[]) => Math.min(added.length, MOST_LINES + 1)

function Lines({ added, products }: AddedToCartProps) {
  const known = use(products).products
  const [owner, ofName] = [useOwnerLanguage(), useSharedTextLanguage()]
  const lines = useCart()
  return (
    <ul className="grid gap-2">
      {added.slice(0, MOST_LINES).map(({ product: id, variant: variantId }) => {
        const product = known.find((one) => one.id === id)
        const variant = product?.variants.find((one) => one.id === variantId)
        const quantity = lines.find((line) => line.variant === variantId)?.quantity ?? 1
        return (
          product &&
          variant && (
            <li key={variantId} className="flex items-center gap-3">
              <Picture
                image={variant.images[0]?.image ?? product.thumbnail}
                alt=""
                sizes="56px"
                widest={320}
                load="at once"
                className="aspect-square! w-14 shrink-0 rounded-control"
              />
              <p className="min-w-0 flex-1 leading-snug">
                <span
                  lang={product.translated?.includes('title') ? undefined : owner}
                  className="block truncate font-medium"
                >
                  {product.title}
                </span>
                <span lang={ofName} className="block truncate text-muted">
                  {variant.name}
                </span>
                <Amount price={priceOfVariant(product, variant)} quantity={quantity} />
              </p>
            </li>
          )
        )
      })}
      {added.length > MOST_LINES && <li className="text-muted">{texts.andMore(added.length - MOST_LINES)}</li>}
    </ul>
  )
}

/** Shows the price of all pieces, and the unit price if there are several. */
function Amount({ price, quantity }: { price: string; quantity: number }) {
  if (quantity === 1) return <Price of={price} className="block font-medium" />
  const { totalCents } = quote([{ unit_price_cents: toCents(price), quantity }])
  return (
    <span className="block font-medium tabular-nums">
      {texts.amount(quantity, showPrice(price), showPrice(toPrice(totalCents)))}
    </span>
  )
}

function GoesWith({ products }: Pick<AddedToCartProps, 'products'>) {
  const owner = useOwnerLanguage()
  const lines = useCart()
  const recommended = use(products)
    .goesWith.filter(
      ({ id, variants }) => !lines.some((line) => line.product === id) && variants.some(({ stock }) => stock > 0),
    )
    .slice(0, MAX_RECOMMENDED)
  if (recommended.length === 0) return null
  return (
    <div className="max-md:hidden">
      <p className="text-muted text-xs">{texts.recommendedProducts}</p>
      <ul className="mt-1.5 grid grid-cols-2 gap-3">
        {recommended.map((product) => (
          <li key={product.id} className="relative flex min-w-0 items-center gap-2.5">
            <Picture
              image={product.thumbnail}
              alt=""
              sizes="56px"
              widest={320}
              className="aspect-square! w-14 shrink-0 rounded-control"
            />
            <p className="min-w-0 leading-snug">
              <Link
                lang={product.translated?.includes('title') ? undefined : owner}
                to={href('/products/:slug', { slug: product.slug })}
                className="block truncate font-medium after:absolute after:inset-0 hover:underline"
              >
                {product.title}
              </Link>
              <ProductPrice product={product} className="block text-muted" unitClassName="block text-xs" />
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
