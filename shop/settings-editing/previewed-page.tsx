import type { ProductOfPage } from '../catalogue/catalogue.contract.ts'
import { AnnouncementLine } from '../frame/announcement.tsx'
import Footer from '../frame/footer.tsx'
import { Header } from '../frame/header.tsx'
import { TabBar } from '../frame/tab-bar.tsx'
import type { CardProduct } from '../home/card-product.ts'
import { ProductGrid } from '../home/product-grid.tsx'
import { Welcome } from '../home/welcome.tsx'
import { chosenVariant } from '../product-page/buy-box/chosen-variant.ts'
import { ProductParts } from '../product-page/product-parts.tsx'
import { ShownToVisitors } from '../session/session.ts'

interface PreviewedPageProps {
  theme: 'light' | 'dark'
  products: readonly CardProduct[]
  /** The page of this one; the home page without it. */
  product: ProductOfPage | null
}

/** A page of the shop with what stands around every page, as visitors see it. */
export function PreviewedPage({ theme, products, product }: PreviewedPageProps) {
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
              <Welcome />
              <div className="mt-8">
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
