import { useState } from 'react'
import { texts } from '#texts/sales/discounts/staff'
import type { CardProduct } from '../../../../catalog/products/card/card-product.ts'
import { ProductsField } from '../../../../catalog/products/picker/products-field.tsx'
import { CheckBox } from '../../../../ui/fields/check-box.tsx'
import { Field } from '../../../../ui/fields/field.tsx'
import { DISCOUNT_SCOPES } from '../../discount-kinds.contract.ts'
import type { DiscountItem } from '../../discounts.contract.ts'
import type { DiscountChoices } from '../describe-discount.ts'
import { Collections, Radios, Tick } from './choice-fields.tsx'

interface ScopeFieldsProps {
  /** Undefined for a new one. */
  discount: DiscountItem | undefined
  choices: DiscountChoices
  /** The products of the scope, or of its variants. */
  products: readonly CardProduct[]
  /** Called after a product was added or removed. */
  changed: () => void
}

/** The goods to which a discount applies: everything, collections, products or variants. */
export function ScopeFields({ discount, choices, products: begin, changed }: ScopeFieldsProps) {
  const [scope, setScope] = useState(discount?.scope ?? 'everything')
  const [products, setProducts] = useState(begin)
  function change(next: readonly CardProduct[]) {
    setProducts(next)
    changed()
  }
  // Products and variants that the catalogue does not list, such as those of drafts, stay in the scope.
  const listed = begin.flatMap(({ variants }) => variants.map(({ id }) => id))
  const unlisted = {
    products: discount?.products.filter((id) => begin.every((product) => product.id !== id)) ?? [],
    variants: discount?.variants.filter((id) => !listed.includes(id)) ?? [],
  }
  return (
    <Radios
      name="scope"
      legend={texts.appliesTo}
      choices={DISCOUNT_SCOPES.map((one) => [one, texts.scopes[one]])}
      value={scope}
      change={setScope}
    >
      {scope === 'collections' && (
        <Collections name="collections" choices={choices} chosen={discount?.collections ?? []} />
      )}
      {(scope === 'products' || scope === 'variants') &&
        unlisted[scope].map((id) => <input key={id} type="hidden" name={scope} value={id} />)}
      {scope === 'products' && <ProductsField name="products" products={products} setProducts={change} />}
      {scope === 'variants' && (
        <Field name="variants">
          {() => (
            <ProductsField
              name="variant_products"
              products={products}
              setProducts={change}
              below={(product) => <Variants product={product} chosen={discount?.variants ?? []} />}
            />
          )}
        </Field>
      )}
      <CheckBox name="excludes_reduced" required={false} defaultChecked={discount?.excludes_reduced}>
        {texts.excludesReduced}
      </CheckBox>
    </Radios>
  )
}

/** The variants of a product. The only one is chosen at once. */
function Variants({ product: { title, variants }, chosen }: { product: CardProduct; chosen: readonly number[] }) {
  return (
    <fieldset className="grid gap-x-4 px-4 pb-2 sm:grid-cols-2">
      <legend className="sr-only">{texts.variantsOf(title)}</legend>
      {variants.map(({ id, name }) => (
        <Tick
          key={id}
          name="variants"
          value={String(id)}
          isTicked={chosen.includes(id) || variants.length === 1}
          label={name || texts.standardVariant}
        />
      ))}
    </fieldset>
  )
}
