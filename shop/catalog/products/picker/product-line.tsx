import type { ReactNode } from 'react'
import { texts } from '#texts/catalog/products'
import { LOW_STOCK } from '../../../../lib/low-stock.ts'
import { Picture } from '../../../ui/images/picture.tsx'
import { PriceFrom } from '../../pricing/product-price.tsx'
import { cheapestVariant, hasSeveralPrices, priceOfVariant } from '../../pricing/variant-price.ts'
import type { CardProduct } from '../card/card-product.ts'

interface ProductLineProps {
  product: CardProduct
  /** Content shown next to the price. */
  besidePrice?: ReactNode
  /** The actions of the row. */
  children: ReactNode
}

/** A product row in an admin list: image, title, price, stock and actions. */
export function ProductLine({ product, besidePrice, children }: ProductLineProps) {
  const { title, slug, thumbnail, variants } = product
  const stock = variants.reduce((sum, variant) => sum + variant.stock, 0)
  return (
    <div className="flex items-center gap-3 px-3 py-2.5 sm:gap-4 sm:px-4">
      <Picture image={thumbnail} alt="" sizes="80px" widest={320} className="w-14 shrink-0 rounded-control sm:w-20" />
      <div className="min-w-0 flex-1 sm:grid sm:grid-cols-[1fr_auto] sm:items-center sm:gap-x-6">
        <div className="min-w-0">
          <p className="wrap-anywhere font-medium leading-snug">{title}</p>
          <p className="truncate text-muted text-sm">{slug}</p>
        </div>
        <p className="flex flex-wrap gap-x-3 text-sm tabular-nums sm:block sm:text-right">
          <PriceFrom
            price={priceOfVariant(product, cheapestVariant(product))}
            isLeast={hasSeveralPrices(product)}
            className="font-medium sm:block"
          />
          {besidePrice}
          <span className={stock === 0 ? 'text-danger' : stock < LOW_STOCK ? 'text-warn' : 'text-muted'}>
            {texts.stockInVariants(stock, variants.length)}
          </span>
        </p>
      </div>
      {children}
    </div>
  )
}
