import type { CardProduct } from '../../../catalog/products/card/card-product.ts'
import type { ProductOfPage } from '../../../catalog/products/read/catalogue.contract.ts'
import { ShownToVisitors } from '../../../core/auth/session.ts'
import { ProductGrid } from '../../../storefront/home-page/product-grid.tsx'
import { beginWithTitle } from '../../../storefront/home-page/sections/begin-with-title.ts'
import type { HomeSectionShown } from '../../../storefront/home-page/sections/home-section-shown.ts'
import HomeSections from '../../../storefront/home-page/sections/home-sections.tsx'
import { Welcome } from '../../../storefront/home-page/welcome.tsx'
import { AnnouncementLine } from '../../../storefront/layout/announcement.tsx'
import Footer from '../../../storefront/layout/footer.tsx'
import { Header } from '../../../storefront/layout/header.tsx'
import { TabBar } from '../../../storefront/layout/tab-bar.tsx'
import { chosenVariant } from '../../../storefront/product-page/buy-box/chosen-variant.ts'
import { ProductParts } from '../../../storefront/product-page/product-parts.tsx'

interface PreviewedPageProps {
  theme: 'light' | 'dark'
  products: readonly CardProduct[]
  /** The sections above the products on the home page. */
  sections: readonly HomeSectionShown[]
  /** The product of the shown page; null for the home page. */
  product: ProductOfPage | null
}

/** A page of the shop with its layout, as visitors see it. */
export function PreviewedPage({ theme, products, sections, product }: PreviewedPageProps) {
  return (
    <ShownToVisitors value={true}>
      <div className="flex min-h-dvh flex-col overflow-x-clip">
        <AnnouncementLine />
        <Header ground={theme} />
        <div className="shop-width flex-1 pt-6 md:pt-10">
          {product ? (
            <ProductParts product={product} variant={chosenVariant(product, null)} bundled={[]} similar={products} />
          ) : (
            <>
              {!beginWithTitle(sections) && <Welcome />}
              {sections.length > 0 && <HomeSections sections={sections.map((section) => inTheme(section, theme))} />}
              <div className={sections.length > 0 ? 'mt-20' : 'mt-8'}>
                <ProductGrid products={products} />
              </div>
            </>
          )}
        </div>
        <Footer />
        <TabBar />
      </div>
    </ShownToVisitors>
  )
}

/** Keeps only the hero pictures of the previewed theme, because the browser would choose by the user's theme. */
function inTheme(section: HomeSectionShown, theme: PreviewedPageProps['theme']): HomeSectionShown {
  if (section.kind !== 'counter') return section
  const pictures = section.pictures.filter((picture) => picture.theme === theme)
  if (pictures.length === 0) return section
  return { ...section, pictures: pictures.map((picture) => ({ ...picture, theme: 'light' })) }
}
