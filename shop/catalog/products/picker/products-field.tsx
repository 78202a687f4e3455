import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { texts } from '#texts/catalog/products'
import { IconButton } from '../../../ui/button.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import type { CardProduct } from '../card/card-product.ts'
import { ProductLine } from './product-line.tsx'
import { ProductPicker } from './product-picker.tsx'

interface ProductsFieldProps {
  /** The name of the form field, which has the id of each product. */
  name: string
  products: readonly CardProduct[]
  setProducts: (products: readonly CardProduct[]) => void
  /** Returns content next to the price of a product. */
  besidePrice?: (product: CardProduct) => ReactNode
  /** Returns content below the row of a product. */
  below?: (product: CardProduct) => ReactNode
}

/** A form field with several products: added by search, removed. */
export function ProductsField({ name, products, setProducts, besidePrice, below }: ProductsFieldProps) {
  return (
    <Field name={name}>
      {(control) => (
        <>
          {products.length > 0 && (
            <ul className="mb-4 divide-y divide-line rounded-control border border-line">
              {products.map((product) => (
                <li key={product.id}>
                  <input type="hidden" name={name} value={product.id} />
                  <ProductLine product={product} besidePrice={besidePrice?.(product)}>
                    <IconButton
                      label={texts.removeNamed(product.title)}
                      onClick={() => setProducts(products.filter(({ id }) => id !== product.id))}
                    >
                      <X aria-hidden="true" className="size-5" />
                    </IconButton>
                  </ProductLine>
                  {below?.(product)}
                </li>
              ))}
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
