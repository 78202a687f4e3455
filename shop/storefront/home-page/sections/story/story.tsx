import { href } from 'react-router'
import { texts } from '#texts/storefront/home-page'
import { ProductPrice } from '../../../../catalog/pricing/product-price.tsx'
import { ButtonLink } from '../../../../ui/button.tsx'
import { useTextLanguage } from '../../../../ui/identity/shop-identity.ts'
import { PHONE_SIZES } from '../../../../ui/images/phone-sizes.ts'
import { Picture } from '../../../../ui/images/picture.tsx'
import type { HomeSectionShown } from '../home-section-shown.ts'

type Story = Extract<HomeSectionShown, { kind: 'story' }>

/** A featured product with the beginning of its description, across the full width. */
export default function FeaturedProduct({ id, translated, product }: Story) {
  const [ofTitle, ofWords] = [useTextLanguage(product, 'title'), useTextLanguage({ translated }, 'description')]
  const { slug, title, thumbnail, thumbnail_alt, words } = product
  return (
    <section aria-labelledby={`story-${id}`} className="full-bleed bg-sunken">
      <div className="shop-width grid items-center gap-8 py-12 md:grid-cols-2 md:gap-16 md:py-20">
        <Picture
          image={thumbnail}
          alt={thumbnail_alt}
          sizes={`(min-width: 84rem) 600px, (min-width: 48rem) 46vw, ${PHONE_SIZES}`}
          className="w-full rounded-card"
        />
        <div>
          <h2 id={`story-${id}`} lang={ofTitle} className="text-3xl">
            {title}
          </h2>
          <p lang={ofWords} className="mt-5 text-lg text-muted text-pretty">
            {words}
          </p>
          <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink to={href('/products/:slug', { slug })} prefetch="intent">
              {texts.viewProduct}
            </ButtonLink>
            <span className="flex flex-wrap items-baseline gap-x-3">
              <ProductPrice product={product} className="font-semibold text-lg tabular-nums" />
            </span>
          </p>
        </div>
      </div>
    </section>
  )
}
