import { texts } from '#texts/storefront/home-page'
import type { CardProduct } from '../../../../catalog/products/card/card-product.ts'
import { PHONE_SIZES } from '../../../../ui/images/phone-sizes.ts'
import { ProductCard } from '../../product-card.tsx'

/** The newest products: one large and four small cards. */
export default function NewProducts({ id, products }: { id: number; products: readonly CardProduct[] }) {
  const title = `new-${id}`
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="mb-6 text-2xl">
        {texts.newInTheShop}
      </h2>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4 lg:gap-6">
        {products.map((product, index) => (
          <li key={product.id} className={`grid ${index === 0 ? 'sm:col-span-2 lg:row-span-2' : ''}`}>
            <ProductCard
              product={product}
              heading="h3"
              isLarge={index === 0}
              {...(index === 0 && { sizes: `(min-width: 84rem) 640px, (min-width: 40rem) 92vw, ${PHONE_SIZES}` })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
