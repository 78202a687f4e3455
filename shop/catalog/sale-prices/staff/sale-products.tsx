import { X } from 'lucide-react'
import * as texts from '#texts/catalog/sale-prices/staff'
import { showPrice } from '../../../../lib/money.ts'
import { IconButton } from '../../../ui/button.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { cheapestVariant, priceOfVariant } from '../../pricing/variant-price.ts'
import type { CardProduct } from '../../products/card/card-product.ts'
import { ProductLine } from '../../products/picker/product-line.tsx'
import { ProductPicker } from '../../products/picker/product-picker.tsx'

interface SaleProductsProps {
  products: readonly CardProduct[]
  setProducts: (products: readonly CardProduct[]) => void
  /** Returns the new price; undefined if it does not change. */
  priceOf: (price: string) => string | undefined
}

/** The products of a sale with their new prices: added by search, removed. */
export function SaleProducts({ products, setProducts, priceOf }: SaleProductsProps) {
  return (
    <Field name="products">
      {(control) => (
        <>
          {products.length > 0 && (
            <ul className="mb-5 divide-y divide-line rounded-control border border-line">
              {products.map((product) => {
                const reduced = priceOf(product.price)
                const isNew = reduced !== priceOfVariant(product, cheapestVariant(product))
                return (
                  <li key={product.id}>
                    <ProductLine
                      product={product}
                      besidePrice={
                        reduced &&
                        isNew && (
                          <span className="font-medium text-danger sm:block">{texts.becomes(showPrice(reduced))}</span>
                        )
                      }
                    >
                      <IconButton
                        label={texts.removeNamed(product.title)}
                        onClick={() => setProducts(products.filter(({ id }) => id !== product.id))}
                      >
                        <X aria-hidden="true" className="size-5" />
                      </IconButton>
                    </ProductLine>
                  </li>
                )
              })}
            </ul>
          )}
          <ProductPicker
            control={control}
            isPicked={(id) => products.some((product) => product.id === id)}
            add={(product) => setProducts([...products, product])}
          />
        </>
      )}
    </Field>
  )
}
