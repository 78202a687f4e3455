import { href } from 'react-router'
import { texts } from '#texts/storefront/home-page'
import { PriceFrom, UnitPriceNote } from '../../../../catalog/pricing/product-price.tsx'
import { cheapestVariant, hasSeveralPrices, priceOfVariant } from '../../../../catalog/pricing/variant-price.ts'
import { useTextLanguage } from '../../../../ui/identity/shop-identity.ts'
import { srcSet } from '../../../../ui/images/image-url.ts'
import { PHONE_SIZES } from '../../../../ui/images/phone-sizes.ts'
import { Link } from '../../../../ui/link.tsx'
import { Welcome } from '../../welcome.tsx'
import type { HeroProduct } from '../home-section-shown.ts'
import type { HeroPicture } from './counter.contract.ts'

interface HeroProps {
  products: readonly HeroProduct[]
  pictures: readonly HeroPicture[]
  /** The hero is the first section and contains the welcome text. */
  isFirst: boolean
}

/** The hero: products of the shop as links over a drawing or photograph, or as framed pictures. */
export default function Counter({ products, pictures, isFirst }: HeroProps) {
  const light = pictures.filter(({ theme }) => theme === 'light')
  const [photograph, ...others] = pictures
  if (photograph && others.length === 0) return <PhotographHero picture={photograph} isFirst={isFirst} />
  return (
    <section aria-label={texts.featured} className={`full-bleed ${isFirst ? '-mt-6 md:-mt-10' : ''}`}>
      <div
        className={`relative isolate flex items-end overflow-hidden bg-sunken ${light.length > 0 ? 'md:max-h-[76svh]' : ''}`}
      >
        {light.length > 0 ? (
          <>
            {isFirst && (
              <div className="absolute inset-x-0 top-0 z-10">
                <div className="shop-width pt-6 md:pt-[5%]">
                  <Welcome isOverPicture />
                </div>
              </div>
            )}
            <DrawnHero pictures={pictures} />
            {light.map((picture) => (
              <ProductLinks key={picture.shape} picture={picture} products={products} />
            ))}
          </>
        ) : (
          <FramedHero products={products} isFirst={isFirst} />
        )}
      </div>
    </section>
  )
}

const PHONE = '(max-width: 47.99rem)'
const DARK = '(prefers-color-scheme: dark)'

/** Selects the picture for the window shape and theme with CSS alone, so that only the visible one is loaded. */
function DrawnHero({ pictures }: { pictures: readonly HeroPicture[] }) {
  const at = (theme: HeroPicture['theme'], shape: HeroPicture['shape']) =>
    pictures.find((picture) => picture.theme === theme && picture.shape === shape)
  const wide = at('light', 'wide')
  if (!wide) return null
  const sources = [
    { picture: at('dark', 'tall'), media: `${PHONE} and ${DARK}`, sizes: PHONE_SIZES },
    { picture: at('light', 'tall'), media: PHONE, sizes: PHONE_SIZES },
    { picture: at('dark', 'wide'), media: DARK, sizes: '100vw' },
  ]
  return (
    <picture className="contents">
      {sources.map(
        ({ picture, media, sizes }) =>
          picture && (
            <source
              key={media}
              media={media}
              srcSet={srcSet(picture.image)}
              sizes={sizes}
              width={picture.width}
              height={picture.height}
            />
          ),
      )}
      <img
        src={wide.image}
        srcSet={srcSet(wide.image)}
        sizes="100vw"
        alt=""
        width={wide.width}
        height={wide.height}
        fetchPriority="high"
        className="h-auto w-full shrink-0"
      />
    </picture>
  )
}

interface ProductLinksProps {
  picture: HeroPicture
  products: readonly HeroProduct[]
}

/** The owner's photograph as the hero. Its free area is unknown, so the welcome text is below it. */
function PhotographHero({ picture: { image, width, height }, isFirst }: { picture: HeroPicture; isFirst: boolean }) {
  return (
    <div>
      <div className={`full-bleed ${isFirst ? '-mt-6 md:-mt-10' : ''}`}>
        <img
          src={image}
          srcSet={srcSet(image)}
          sizes="100vw"
          alt=""
          width={width}
          height={height}
          fetchPriority="high"
          className="aspect-4/3 max-h-[76svh] w-full bg-awaited object-cover md:aspect-5/2"
        />
      </div>
      {isFirst && (
        <div className="mt-8 md:mt-12">
          <Welcome />
        </div>
      )}
    </div>
  )
}

/** A link over each product of a picture, with a price tag at its lower edge. */
function ProductLinks({ picture: { shape, width, height, spots }, products }: ProductLinksProps) {
  const windows = shape === 'tall' ? 'md:hidden' : 'max-md:hidden'
  return (
    <ul className={`absolute inset-x-0 bottom-0 ${windows}`} style={{ aspectRatio: `${width} / ${height}` }}>
      {spots.map(({ product: id, x, y, width, height }) => {
        const product = products.find((one) => one.id === id)
        return (
          product && (
            <li
              key={id}
              className="absolute"
              // Products further down in the picture are in front.
              style={{
                left: percent(x),
                top: percent(y),
                width: percent(width),
                height: percent(1 - y),
                zIndex: Math.round((y + height) * 100),
              }}
            >
              <Link
                to={href('/products/:slug', { slug: product.slug })}
                prefetch="intent"
                className="group flex size-full items-end justify-center rounded-control pb-2 md:pb-4"
              >
                <PriceTag product={product} />
              </Link>
            </li>
          )
        )
      })}
    </ul>
  )
}

/** The lowest current price; hover or focus shows the product's name. */
function PriceTag({ product }: { product: HeroProduct }) {
  const cheapest = cheapestVariant(product)
  return (
    <span className="grid w-max max-w-40 shrink-0 justify-items-center rounded-sm bg-surface px-2 py-1 text-center text-ink text-xs leading-tight shadow-lifted">
      <span
        lang={useTextLanguage(product, 'title')}
        className="sr-only group-focus-visible:not-sr-only group-hover:not-sr-only"
      >
        {product.title}
      </span>
      <PriceFrom
        price={priceOfVariant(product, cheapest)}
        isLeast={hasSeveralPrices(product)}
        className="font-semibold tabular-nums"
      />
      <UnitPriceNote of={cheapest?.unit_price ?? null} />
    </span>
  )
}

/** The hero for products with photographs: each in a frame. */
function FramedHero({ products, isFirst }: { products: readonly HeroProduct[]; isFirst: boolean }) {
  return (
    <div className="counter-wall w-full">
      <div className="shop-width pt-6 pb-8 md:pt-[5%] md:pb-10">{isFirst && <Welcome isOverPicture />}</div>
      <ul className="shop-width flex items-end gap-4 overflow-x-auto pb-2 md:gap-6 lg:justify-between lg:overflow-visible">
        {products.map((product) => (
          <li key={product.id} className="min-w-32 max-w-52 flex-1">
            <Link
              to={href('/products/:slug', { slug: product.slug })}
              prefetch="intent"
              className="group grid justify-items-center gap-3"
            >
              <span className="picture-frame w-full">
                <img
                  src={product.thumbnail}
                  srcSet={srcSet(product.thumbnail, 640)}
                  sizes="(min-width: 48rem) 13rem, 8rem"
                  alt=""
                  width={1280}
                  height={960}
                  className="aspect-4/5 w-full object-cover"
                />
              </span>
              <PriceTag product={product} />
            </Link>
          </li>
        ))}
      </ul>
      <div className="counter-edge" />
    </div>
  )
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`
