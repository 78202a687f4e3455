import { useState } from 'react'
import { texts } from '#texts/sales/discounts/staff'
import type { CardProduct } from '../../../../catalog/products/card/card-product.ts'
import { ProductsField } from '../../../../catalog/products/picker/products-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { GET_SCOPES } from '../../discount-kinds.contract.ts'
import type { DiscountItem } from '../../discounts.contract.ts'
import type { DiscountChoices } from '../describe-discount.ts'
import { Collections, Radios } from './choice-fields.tsx'
import { NUMBER, withoutZeroCents } from './number-field.ts'

interface SetFieldsProps {
  /** Undefined for a new one, or one of another kind. */
  discount: DiscountItem | undefined
  choices: DiscountChoices
  /** The products that are reduced. */
  products: readonly CardProduct[]
  /** Called after a product was added or removed. */
  changed: () => void
}

/** The pieces of buy X get Y, and which products are reduced. */
export function SetFields({ discount, choices, products: begin, changed }: SetFieldsProps) {
  const [scope, setScope] = useState(discount?.get_scope ?? 'same')
  const [products, setProducts] = useState(begin)
  function change(next: readonly CardProduct[]) {
    setProducts(next)
    changed()
  }
  // Products that the catalogue does not list, such as drafts, stay.
  const unlisted = discount?.get_products.filter((id) => begin.every((product) => product.id !== id)) ?? []
  return (
    <>
      <p className="text-muted text-sm">{texts.cheapestHint}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...NUMBER} name="buy_pieces" label={texts.buyPieces} defaultValue={discount?.buy_pieces ?? ''} />
        <TextField {...NUMBER} name="get_pieces" label={texts.getPieces} defaultValue={discount?.get_pieces ?? ''} />
        <TextField
          {...NUMBER}
          inputMode="decimal"
          name="get_percent"
          label={texts.getPercent}
          hint={texts.getPercentHint}
          defaultValue={discount ? withoutZeroCents(discount.get_percent) : '100'}
        />
        <MaxSets discount={discount} />
      </div>
      <Radios
        isInner
        name="get_scope"
        legend={texts.getScope}
        choices={GET_SCOPES.map((one) => [one, texts.getScopes[one]])}
        value={scope}
        change={setScope}
      >
        {scope === 'collections' && (
          <Collections name="get_collections" choices={choices} chosen={discount?.get_collections ?? []} />
        )}
        {scope === 'products' && (
          <>
            {unlisted.map((id) => (
              <input key={id} type="hidden" name="get_products" value={id} />
            ))}
            <ProductsField name="get_products" products={products} setProducts={change} />
          </>
        )}
      </Radios>
    </>
  )
}

/** The maximum number of sets or bundles in an order. */
export const MaxSets = ({ discount }: { discount: DiscountItem | undefined }) => (
  <TextField
    {...NUMBER}
    name="max_sets"
    label={texts.maxSets}
    hint={texts.emptyForNoMaximum}
    defaultValue={discount?.max_sets ?? ''}
  />
)
