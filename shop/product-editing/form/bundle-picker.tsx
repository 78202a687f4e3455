import { Check, Plus, X } from 'lucide-react'
import { href, useFetcher } from 'react-router'
import * as texts from '#texts/product-editing'
import type { CardProduct } from '../../home/card-product.ts'
import { IconButton } from '../../ui/button.tsx'
import { type ControlProps, Field } from '../../ui/fields/field.tsx'
import type { Edit } from '../drafts/product-draft.ts'
import { MAX_BUNDLED } from '../fields/product-limits.contract.ts'
import { type FoundProducts, WORDS } from '../find-picker-products.ts'
import { ProductLine } from '../product-line.tsx'
import type { ProductField } from '../products.contract.ts'

const RECOMMENDED = 2
const SHOWN = 6
const FIELD: ProductField = 'frequentlyBoughtTogether'

interface BundlePickerProps {
  bundled: readonly CardProduct[]
  /** The product itself, which cannot be bundled with itself. */
  self: number | undefined
  edit: (edit: Edit) => void
}

/** Which products are bought together with this one: found by words, added and removed. */
export function BundlePicker({ bundled, self, edit }: BundlePickerProps) {
  const change = (next: (before: readonly CardProduct[]) => readonly CardProduct[]) =>
    edit((draft) => ({ ...draft, bundled: next(draft.bundled) }))
  return (
    <Field name={FIELD}>
      {(control) => (
        <div>
          <p className="text-muted text-sm">
            {texts.pickingFrequentlyBoughtTogetherProducts(RECOMMENDED)}{' '}
            <span className="tabular-nums">{texts.countPicked(bundled.length)}</span>
          </p>
          {bundled.length > 0 && (
            <ul aria-label={texts.picked} className="mt-3 divide-y divide-line rounded-control border border-line">
              {bundled.map((product) => (
                <li key={product.id}>
                  <ProductLine product={product}>
                    <IconButton
                      label={texts.removeNamed(product.title)}
                      onClick={() => change((before) => before.filter(({ id }) => id !== product.id))}
                    >
                      <X aria-hidden="true" className="size-5" />
                    </IconButton>
                  </ProductLine>
                </li>
              ))}
            </ul>
          )}
          {bundled.length < MAX_BUNDLED && (
            <ProductPicker
              control={control}
              isPicked={(id) => id === self || bundled.some((product) => product.id === id)}
              add={(product) => change((before) => [...before, product])}
            />
          )}
        </div>
      )}
    </Field>
  )
}

interface ProductPickerProps {
  control: ControlProps
  isPicked: (id: number) => boolean
  add: (product: CardProduct) => void
}

/** Finds products by words as one types, to add them. */
export function ProductPicker({ control, isPicked, add }: ProductPickerProps) {
  // The picker's own list, so that there is one way to find a product.
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
        // Enter would send the product's form.
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
                    <span className="sr-only">{texts.pickedOrThisProductItself}</span>
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
