import { useState } from 'react'
import { href, Link } from 'react-router'
import * as texts from '#texts/home'
import { isInCart, useCart } from '../cart/use-cart.ts'
import { StockNote } from '../catalogue/stock-note.tsx'
import { type ImageLoading, Picture } from '../images/picture.tsx'
import { ProductPrice } from '../pricing/product-price.tsx'
import { StarRating } from '../reviews/stars/stars.tsx'
import { EditLink } from '../staff/edit-link.tsx'
import { CardCartButton } from './card-cart-button.tsx'
import type { CardProduct } from './card-product.ts'
import { Swatches } from './swatches.tsx'

/** How wide a card's picture stands in the grid's one, two, three or four columns. */
const GRID_SIZES =
  '(min-width: 84rem) 304px, (min-width: 64rem) 23vw, (min-width: 48rem) 30vw, (min-width: 40rem) 46vw, 92vw'

interface ProductCardProps {
  product: CardProduct
  load?: ImageLoading
  sizes?: string
  heading?: 'h2' | 'h3'
}

/** One product, whatever variants it has: picture (the second on hover), colours, title, rating, price and stock. */
export function ProductCard({ product, load, sizes = GRID_SIZES, heading: Heading = 'h2' }: ProductCardProps) {
  // The second picture costs bytes, so it comes only to those who look at the card.
  const [looking, setLooking] = useState(false)
  const { variant, address, image, alt, second } = faceOf(product)
  const lines = useCart().filter((line) => line.product === product.id)
  const stock = variant ? variant.stock : product.variants.reduce((sum, { stock }) => sum + stock, 0)
  return (
    <article
      onPointerEnter={() => setLooking(true)}
      className="group relative flex flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card outline-accent outline-offset-2 transition-[translate,box-shadow] duration-200 ease-out has-[.product-link:focus-visible]:outline-[2.5px] hover:-translate-y-0.5 hover:shadow-lifted"
    >
      <div className="relative overflow-hidden">
        <Picture image={image} alt={alt} sizes={sizes} widest={960} load={load} className="w-full" />
        {looking && second && (
          <Picture
            image={second}
            alt=""
            sizes={sizes}
            widest={960}
            className="absolute inset-0 w-full opacity-0 transition-opacity duration-300 group-hover:opacity-100"
          />
        )}
        <div className="absolute top-3 left-3 flex gap-2">
          {product.new && <Mark>{texts.newLabel}</Mark>}
          {lines.some(isInCart) && <Mark>{texts.inYourCart}</Mark>}
        </div>
        <EditLink product={product} comesBack className="absolute top-2 right-2 z-10" />
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4">
        <Swatches variants={product.variants} shown={variant?.id} />
        <Heading className="text-base leading-snug tracking-normal">
          <Link to={address} className="product-link outline-none after:absolute after:inset-0 after:rounded-card">
            {product.title}
          </Link>
        </Heading>
        <StarRating average={product.average_rating} count={product.reviews_length} />
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-3 gap-y-2 pt-1">
          <div className="flex min-h-10 min-w-0 flex-1 flex-wrap content-end items-baseline gap-x-3">
            <ProductPrice product={product} variant={variant} className="font-semibold text-lg" />
            <StockNote stock={stock} />
          </div>
          <CardCartButton product={product} wanted={variant} lines={lines} />
        </div>
      </div>
    </article>
  )
}

function Mark({ children }: { children: string }) {
  return (
    <span className="rounded-full bg-accent px-2.5 py-0.5 outline outline-transparent font-semibold text-on-accent text-xs">
      {children}
    </span>
  )
}

/** What a card shows first and leads to: the product as it is, or the variant of it that somebody looked for. */
function faceOf({ slug, thumbnail, thumbnail_alt, variants, shown }: CardProduct) {
  const variant = variants.find(({ id }) => id === shown)
  const { image, alt } = variant?.images[0] ?? { image: thumbnail, alt: thumbnail_alt }
  const others = (variant ?? variants[0])?.images.filter((picture) => picture.image !== image)
  const address = href('/products/:slug', { slug }) + (variant ? `?variant=${variant.id}` : '')
  return { variant, address, image, alt, second: others?.[0]?.image }
}
