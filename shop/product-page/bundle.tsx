import { href, Link } from 'react-router'
import * as texts from '#texts/product-page'
import { toCents, toPrice } from '../../lib/money.ts'
import { cartWish } from '../cart/wishes/wish.ts'
import type { CardProduct } from '../home/card-product.ts'
import { Picture } from '../images/picture.tsx'
import { ProductPrice } from '../pricing/product-price.tsx'
import { quote } from '../pricing/quote.ts'
import { priceOfVariant } from '../pricing/variant-price.ts'
import { Price } from '../ui/price.tsx'
import { AddToCart } from './buy-box/add-to-cart.tsx'

interface BundleProps {
  product: CardProduct
  /** The variant of it that is looked at. */
  variant: CardProduct['variants'][number] | undefined
  bundled: readonly CardProduct[]
}

/** The product with what is often bought with it: one plus another equals a sum. */
export function Bundle({ product, variant, bundled }: BundleProps) {
  const products = [product, ...bundled]
  const parts = products.map((part) => ({ part, variant: inStock(part, part === product ? variant : undefined) }))
  const wanted = parts.flatMap(({ part, variant }) => {
    if (!variant) return []
    return [cartWish(part, variant, { quantity: undefined, saveForLater: false })]
  })
  const { totalCents } = quote(
    parts.map(({ part, variant }) => ({
      unit_price_cents: toCents(priceOfVariant(part, meantOf(part, variant))),
      quantity: 1,
    })),
  )
  return (
    <section aria-labelledby="bundle" className="full-bleed mt-16 bg-sunken py-10 md:py-14">
      <div className="shop-width">
        <h2 id="bundle" className="text-2xl">
          {texts.frequentlyBoughtTogether}
        </h2>
        <div className="mt-5 flex flex-col gap-3 md:flex-row md:flex-wrap md:items-start md:gap-x-4 md:gap-y-6">
          {parts.map(({ part, variant }, index) => (
            <div key={part.id} className="flex flex-col gap-3 md:flex-row md:gap-4">
              {index > 0 && <Sign is="+" />}
              <Part product={part} variant={variant} isThis={index === 0} />
            </div>
          ))}
          <div className="flex flex-col gap-3 md:flex-row md:gap-4">
            <Sign is="=" />
            <div className="grid gap-3 md:mt-6 md:min-w-48">
              <p>
                <span className="block text-muted text-sm">{texts.allTogether(products.length)}</span>
                <Price of={toPrice(totalCents)} className="font-display font-semibold text-2xl" />
              </p>
              <div className="flex flex-wrap gap-2">
                <AddToCart
                  wanted={wanted}
                  isSoldOut={wanted.length < parts.length}
                  what={texts.all(products.length)}
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

/** The variant that is looked at when there is some of it, else the first of which there is. */
function inStock({ variants }: CardProduct, looked: BundleProps['variant']): BundleProps['variant'] {
  return looked && looked.stock > 0 ? looked : variants.find(({ stock }) => stock > 0)
}

/** What is sold out is shown, and counted, as its first variant. */
const meantOf = ({ variants }: CardProduct, variant: BundleProps['variant']) => variant ?? variants[0]

function Sign({ is }: { is: '+' | '=' }) {
  return (
    <span aria-hidden="true" className="text-center font-display text-2xl text-muted md:mt-12">
      {is}
    </span>
  )
}

interface PartProps {
  product: CardProduct
  /** The one that is added; undefined when nothing of the product is in stock. */
  variant: BundleProps['variant']
  isThis: boolean
}

function Part({ product, variant, isThis }: PartProps) {
  // The first variant is shown at the product's own address.
  const chosen = variant && variant !== product.variants[0] ? `?variant=${variant.id}` : ''
  const address = href('/products/:slug', { slug: product.slug }) + chosen
  return (
    <div className="relative flex items-center gap-4 md:w-36 md:flex-col md:items-start md:gap-2">
      <Picture
        image={product.thumbnail}
        alt=""
        sizes="180px"
        widest={640}
        className="w-28 shrink-0 rounded-control md:w-full"
      />
      <div>
        <p className="line-clamp-3 text-balance font-medium text-sm">
          {isThis ? (
            product.title
          ) : (
            <Link to={address} className="after:absolute after:inset-0 hover:underline">
              {product.title}
            </Link>
          )}
        </p>
        <p className="text-muted text-sm">
          {variant && product.variants.length > 1 && <span className="block">{variant.name}</span>}
          {!variant && <span className="block text-danger">{texts.outOfStock}</span>}
          <ProductPrice product={product} variant={meantOf(product, variant)} unitClassName="block text-xs" />
        </p>
      </div>
    </div>
  )
}
