import { useTextLanguage } from '../../../../ui/identity/shop-identity.ts'
import { ProductGrid } from '../../product-grid.tsx'
import type { HomeSectionShown, SectionProps } from '../home-section-shown.ts'

type ProductsSectionProps = SectionProps<Extract<HomeSectionShown, { kind: 'products' }>>

/** Products under a heading. */
export default function ProductsSection({ id, heading, translated, products, isFirst }: ProductsSectionProps) {
  const title = `products-${id}`
  return (
    <section aria-labelledby={title}>
      <h2 id={title} lang={useTextLanguage({ translated }, 'heading')} className="mb-6 text-2xl wrap-anywhere">
        {heading}
      </h2>
      <ProductGrid products={products} heading="h3" isBelowFold={!isFirst} />
    </section>
  )
}
