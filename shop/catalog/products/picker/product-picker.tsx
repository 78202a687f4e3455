import { Check, Plus } from 'lucide-react'
import { href, useFetcher } from 'react-router'
import { texts } from '#texts/catalog/products'
import { IconButton } from '../../../ui/button.tsx'
import type { ControlProps } from '../../../ui/fields/field.tsx'
import type { CardProduct } from '../card/card-product.ts'
import { type FoundProducts, WORDS } from './find-picker-products.ts'
import { ProductLine } from './product-line.tsx'

const SHOWN = 6

interface ProductPickerProps {
  control: ControlProps
  isPicked: (id: number) => boolean
  add: (product: CardProduct) => void
}

/** Searches products while typing, to add them to a selection. */
export function ProductPicker({ control, isPicked, add }: ProductPickerProps) {
  // Uses the loader of the picker page, so that products are searched in one way only.
  const { data, load, state } = useFetcher<FoundProducts | undefined>()
  const find = (words: string) =>
    void load(`${href('/admin/products/update')}?${new URLSearchParams({ [WORDS]: words })}`)
  const found = data?.products.slice(0, SHOWN)
  return (
    <div className="mt-4">
      <label htmlFor={control.id} className="mb-1.5 block font-medium text-sm">
        {texts.findProductsToPick}
      </label>
      <input
        type="search"
        onFocus={() => data === undefined && state === 'idle' && find('')}
        onChange={({ target }) => find(target.value)}
        // Enter would submit the surrounding form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        placeholder={texts.titleVariantOrWord}
        autoComplete="off"
        {...control}
        className="h-11 w-full rounded-control border border-edge bg-surface px-3.5 text-base placeholder:text-muted"
      />
      <p role="status" className="sr-only">
        {data && texts.countFound(data.count)}
      </p>
      {found && found.length === 0 && <p className="mt-3 text-muted text-sm">{texts.noProductFoundForThese}</p>}
      {found && found.length > 0 && (
        <ul
          aria-label={texts.found}
          className="mt-3 max-h-96 divide-y divide-line overflow-y-auto rounded-control border border-line"
        >
          {found.map((product) => (
            <li key={product.id}>
              <ProductLine product={product}>
                {isPicked(product.id) ? (
                  <span className="grid size-11 shrink-0 place-items-center text-good">
                    <Check aria-hidden="true" className="size-5" />
                    <span className="sr-only">{texts.notPickable}</span>
                  </span>
                ) : (
                  <IconButton label={texts.addProduct(product.title)} onClick={() => add(product)}>
                    <Plus aria-hidden="true" className="size-5" />
                  </IconButton>
                )}
              </ProductLine>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
