import { useState } from 'react'
import { href } from 'react-router'
import { texts } from '#texts/storefront/home-page'
import { ProductPrice } from '../../catalog/pricing/product-price.tsx'
import type { CardProduct } from '../../catalog/products/card/card-product.ts'
import { StockNote } from '../../catalog/products/card/stock-note.tsx'
import { StarRating } from '../../catalog/reviews/stars/stars.tsx'
import { EditLink } from '../../core/admin-kit/edit-link/edit-link.tsx'
import { isInCart, useCart } from '../../sales/cart/use-cart.ts'
import { useTextLanguage } from '../../ui/identity/shop-identity.ts'
import { PHONE_SIZES } from '../../ui/images/phone-sizes.ts'
import { type ImageLoading, Picture } from '../../ui/images/picture.tsx'
import { Link, useIsLeadingTo } from '../../ui/link.tsx'
import { CardCartButton } from './card-cart-button.tsx'
import { Swatches } from './swatches.tsx'

/** The width of a card's picture in the grid's one, two, three or four columns. */
const GRID_SIZES = `(min-width: 84rem) 304px, (min-width: 64rem) 23vw, (min-width: 48rem) 30vw, (min-width: 40rem) 46vw, ${PHONE_SIZES}`

interface ProductCardProps {
  product: CardProduct
  load?: ImageLoading
  sizes?: string
  heading?: 'h2' | 'h3'
  /** Fills a cell that is taller than the picture. */
  isLarge?: boolean
}

/** A product card: picture (the second on hover), title and price on one line, then colours, rating and stock. */
export function ProductCard({
  product,
  load,
  sizes = GRID_SIZES,
  heading: Heading = 'h2',
  isLarge = false,
}: ProductCardProps) {
  // The second picture is loaded only when the card gets hover or focus.
  const [looking, setLooking] = useState(false)
  const { variant, address, image, alt, second } = cardContent(product)
  // A product may be on the page twice; only the pressed card gets the transition.
  const [isPressed, setPressed] = useState(false)
  const isOpening = useIsLeadingTo(address) && isPressed
  const lines = useCart().filter((line) => line.product === product.id)
  const stock = variant ? variant.stock : product.variants.reduce((sum, { stock }) => sum + stock, 0)
  return (
    <article
      onPointerEnter={() => setLooking(true)}
      className={`group relative grid rounded-card outline-accent outline-offset-4 has-[.product-link:focus-visible]:outline-[2.5px] ${isLarge ? 'grid-rows-[1fr_auto_auto]' : 'grid-rows-[auto_auto_1fr] dense:grid-cols-[7rem_minmax(0,1fr)] dense:grid-rows-[auto_1fr] dense:gap-x-4'}`}
    >
      <div
        className={`relative col-start-1 row-start-1 overflow-hidden rounded-card dense:row-span-2 dense:self-start ${isOpening ? 'grows-into-page' : ''}`}
      >
        <Picture
          image={image}
          alt={alt}
          sizes={sizes}
          widest={isLarge ? 1280 : 960}
          load={load}
          className={`w-full dark:brightness-95 ${isLarge ? 'lg:aspect-auto! lg:absolute lg:inset-0 lg:h-full' : ''}`}
        />
        {looking && second && (
          <Picture
            image={second}
            alt=""
            sizes={sizes}
            widest={960}
            className="absolute inset-0 h-full w-full opacity-0 transition-opacity duration-300 group-hover:opacity-100"
          />
        )}
        <div className="absolute top-2.5 left-2.5 flex gap-1.5">
          {product.new && <Mark>{texts.newLabel}</Mark>}
          {lines.some(isInCart) && <Mark>{texts.inYourCart}</Mark>}
        </div>
        <EditLink product={product} returnsToPage className="absolute top-2 right-2 z-10" />
      </div>
      <div className="mt-2.5 flex items-start justify-between gap-x-4 dense:col-start-2 dense:row-start-1 dense:mt-0">
        <Heading className="min-w-0 font-medium font-sans text-base leading-snug tracking-normal wrap-anywhere">
          <Link
            lang={useTextLanguage(product, 'title')}
            to={address}
            prefetch="intent"
            viewTransition
            onClick={() => setPressed(true)}
            className="product-link outline-none after:absolute after:inset-0 after:rounded-card"
          >
            {product.title}
          </Link>
        </Heading>
        <div className="flex shrink-0 flex-col items-end leading-snug">
          <ProductPrice product={product} variant={variant} className="font-medium" />
        </div>
      </div>
      <div className="mt-1.5 flex flex-wrap content-start items-center gap-x-3 gap-y-1 dense:col-start-2 dense:row-start-2 dense:pr-12">
        <Swatches variants={product.variants} shown={variant?.id} />
        {product.average_rating !== null && (
          <StarRating average={product.average_rating} count={product.reviews_length} className="h-3.5" />
        )}
        <StockNote stock={stock} />
      </div>
      {/* In the corner of the picture; in tab order it follows the title. */}
      <div className="card-bag z-10 col-start-1 row-start-1 m-2.5 self-end justify-self-end dense:col-start-2 dense:row-start-2 dense:m-0">
        <CardCartButton product={product} wanted={variant} lines={lines} />
      </div>
    </article>
  )
}

/** A label on the picture. */
function Mark({ children }: { children: string }) {
  return (
    <span className="rounded-sm bg-paper/90 px-2 py-0.5 font-medium text-ink text-xs outline outline-transparent">
      {children}
    </span>
  )
}

/**
 * Returns the picture and the link of a card: those of the variant that was searched for, otherwise those of the
 * product.
 */
function cardContent({ slug, thumbnail, thumbnail_alt, variants, shown }: CardProduct) {
  const variant = variants.find(({ id }) => id === shown)
  const { image, alt } = variant?.images[0] ?? { image: thumbnail, alt: thumbnail_alt }
  const others = (variant ?? variants[0])?.images.filter((picture) => picture.image !== image)
  const address = href('/products/:slug', { slug }) + (variant ? `?variant=${variant.id}` : '')
  return { variant, address, image, alt, second: others?.[0]?.image }
}
