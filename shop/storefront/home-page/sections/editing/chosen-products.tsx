import { ArrowUp, X } from 'lucide-react'
import { texts } from '#texts/storefront/home-page/sections'
import type { CardProduct } from '../../../../catalog/products/card/card-product.ts'
import { ProductLine } from '../../../../catalog/products/picker/product-line.tsx'
import { ProductPicker } from '../../../../catalog/products/picker/product-picker.tsx'
import { IconButton } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/fields/field.tsx'

interface ChosenProductsProps {
  name: string
  hint?: string
  most: number
  ids: readonly number[]
  products: ReadonlyMap<number, CardProduct>
  remember: (product: CardProduct) => void
  change: (ids: number[]) => void
}

/** The chosen products of a section: search, order and removal. */
export function ChosenProducts({ name, hint, most, ids, products, remember, change }: ChosenProductsProps) {
  const shown = ids.flatMap((id) => products.get(id) ?? [])
  const moveUp = (index: number) => {
    const [one, ...others] = [ids[index], ...ids.filter((_, at) => at !== index)] as [number, ...number[]]
    change([...others.slice(0, index - 1), one, ...others.slice(index - 1)])
  }
  return (
    <Field name={name} {...(hint && { hint })}>
      {(control) => (
        <fieldset>
          <legend className="font-medium text-sm">{texts.chosen}</legend>
          <p className="text-muted text-sm">{texts.numberChosen(shown.length, most)}</p>
          <ol
            aria-label={texts.chosen}
            className="mt-2 divide-y divide-line rounded-control border border-line empty:hidden"
          >
            {shown.map((product, index) => (
              <li key={product.id}>
                <ProductLine product={product}>
                  <IconButton
                    label={texts.moveUp(product.title)}
                    disabled={index === 0}
                    onClick={() => moveUp(ids.indexOf(product.id))}
                  >
                    <ArrowUp aria-hidden="true" className="size-5" />
                  </IconButton>
                  <IconButton
                    label={texts.removeNamed(product.title)}
                    onClick={() => change(ids.filter((id) => id !== product.id))}
                  >
                    <X aria-hidden="true" className="size-5" />
                  </IconButton>
                </ProductLine>
              </li>
            ))}
          </ol>
          {ids.length < most && (
            <ProductPicker
              control={control}
              isPicked={(id) => ids.includes(id)}
              add={(product) => {
                remember(product)
                change([...ids, product.id])
              }}
            />
          )}
        </fieldset>
      )}
    </Field>
  )
}
