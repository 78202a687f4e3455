import { Link } from 'react-router'
import { sumOfPrices } from '../../lib/money.ts'
import { useCart } from '../cart/use-cart.ts'
import type { CardProduct } from '../catalogue/card-product.ts'
import { Picture } from '../images/picture.tsx'
import { Price } from '../ui/price.tsx'
import { AddToCart } from './add-to-cart.tsx'

interface BundleProps {
  product: CardProduct
  /** The variant of it that is looked at; of the others the default one is meant. */
  variant: CardProduct['variants'][number] | undefined
  bundled: readonly CardProduct[]
}

/** The product with what is often bought with it: one plus another equals a sum. */
export function Bundle({ product, variant, bundled }: BundleProps) {
  const cart = useCart()
  const products = [product, ...bundled]
  const parts = [{ product, variant }, ...bundled.map((other) => ({ product: other, variant: other.variants[0] }))]
  const isSoldOut = parts.some(({ variant }) => (variant?.stock ?? 0) === 0)
  const wanted = parts.map(({ product, variant }) => ({
    product: product.id,
    variant: variant?.id ?? 0,
    // SPEC section 9: one of each, and what is there already stays as many as it is.
    quantity: cart.find((line) => line.variant === variant?.id)?.quantity ?? 1,
    saveForLater: false,
  }))
  return (
    <section aria-labelledby="bundle" className="mt-16 rounded-card border border-line bg-surface p-5 md:p-8">
      <h2 id="bundle" className="text-xl">
        Frequently Bought Together
      </h2>
      <div className="mt-5 flex flex-col gap-3 md:flex-row md:flex-wrap md:items-start md:gap-x-4 md:gap-y-6">
        {products.map((product, index) => (
          <div key={product.id} className="flex flex-col gap-3 md:flex-row md:gap-4">
            {index > 0 && <Sign is="+" />}
            <Part product={product} isThis={index === 0} />
          </div>
        ))}
        <div className="flex flex-col gap-3 md:flex-row md:gap-4">
          <Sign is="=" />
          <div className="grid gap-3 md:mt-6 md:min-w-48">
            <p>
              <span className="block text-muted text-sm">All {products.length} together</span>
              <Price
                of={sumOfPrices(products.map(({ price }) => price))}
                className="font-display font-semibold text-2xl"
              />
            </p>
            <AddToCart wanted={wanted} isSoldOut={isSoldOut} refusal="You cannot add to cart before you login" />
          </div>
        </div>
      </div>
    </section>
  )
}

function Sign({ is }: { is: '+' | '=' }) {
  return (
    <span aria-hidden="true" className="text-center font-display text-2xl text-muted md:mt-12">
      {is}
    </span>
  )
}

function Part({ product, isThis }: { product: CardProduct; isThis: boolean }) {
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
            <Link to={`/products/${product.slug}`} className="after:absolute after:inset-0 hover:underline">
              {product.title}
            </Link>
          )}
        </p>
        <Price of={product.price} className="text-muted text-sm" />
      </div>
    </div>
  )
}
