import { X } from 'lucide-react'
import { texts } from '#texts/catalog/products'
import type { CardProduct } from '../../../catalog/products/card/card-product.ts'
import { MAX_BUNDLED } from '../../../catalog/products/fields/product-limits.contract.ts'
import { ProductLine } from '../../../catalog/products/picker/product-line.tsx'
import { ProductPicker } from '../../../catalog/products/picker/product-picker.tsx'
import type { ProductField } from '../../../catalog/products/products.contract.ts'
import { IconButton } from '../../../ui/button.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import type { Edit } from '../drafts/product-draft.ts'

const RECOMMENDED = 2
const FIELD: ProductField = 'frequentlyBoughtTogether'

interface BundlePickerProps {
  bundled: readonly CardProduct[]
  /** The id of the product itself, which cannot be in its own bundle. */
  self: number | undefined
  edit: (edit: Edit) => void
}

/** Selects the products that are bundled with this one: search, add and remove. */
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
