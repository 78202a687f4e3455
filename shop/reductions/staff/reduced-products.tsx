import { Check, Plus, X } from 'lucide-react'
import { href, useFetcher } from 'react-router'
import * as texts from '#texts/reductions/staff'
import { showPrice } from '../../../lib/money.ts'
import type { CardProduct } from '../../home/card-product.ts'
import { cheapestVariant, priceOfVariant } from '../../pricing/variant-price.ts'
import { type FoundProducts, WORDS } from '../../product-editing/find-picker-products.ts'
import { ProductLine } from '../../product-editing/product-line.tsx'
import { IconButton } from '../../ui/button.tsx'
import { Field } from '../../ui/fields/field.tsx'

const SHOWN = 8

interface ReducedProductsProps {
  products: readonly CardProduct[]
  setProducts: (products: readonly CardProduct[]) => void
  /** What a price becomes; undefined where it stays. */
  priceOf: (price: string) => string | undefined
}

/** Which products are reduced, each with what it will cost: found by words, added and removed. */
export function ReducedProducts({ products, setProducts, priceOf }: ReducedProductsProps) {
  const { data, load, state } = useFetcher<FoundProducts | undefined>()
  const find = (words: string) =>
    void load(`${href('/admin/products/update')}?${new URLSearchParams({ [WORDS]: words })}`)
  const found = data?.products.slice(0, SHOWN)
  const isAdded = (id: number) => products.some((product) => product.id === id)
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
          <label htmlFor={control.id} className="mb-1.5 block font-medium text-sm">
            {texts.addProducts}
          </label>
          <input
            {...control}
            type="search"
            onFocus={() => data === undefined && state === 'idle' && find('')}
            onChange={({ target }) => find(target.value)}
            // Enter would send the form around.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            placeholder={texts.findByTitle}
            autoComplete="off"
            className="h-11 w-full rounded-control border border-edge bg-surface px-3.5 text-base placeholder:text-muted"
          />
          {found && found.length === 0 && <p className="mt-3 text-muted text-sm">{texts.nothingFound}</p>}
          {found && found.length > 0 && (
            <ul className="mt-3 max-h-96 divide-y divide-line overflow-y-auto rounded-control border border-line">
              {found.map((product) => (
                <li key={product.id}>
                  <ProductLine product={product}>
                    {isAdded(product.id) ? (
                      <span className="grid size-11 shrink-0 place-items-center text-good">
                        <Check aria-hidden="true" className="size-5" />
                        <span className="sr-only">{texts.isAdded}</span>
                      </span>
                    ) : (
                      <IconButton
                        label={texts.addNamed(product.title)}
                        onClick={() => setProducts([...products, product])}
                      >
                        <Plus aria-hidden="true" className="size-5" />
                      </IconButton>
                    )}
                  </ProductLine>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Field>
  )
}
