import { texts } from '#texts/catalog/products'
import { variantField } from '../../../catalog/products/products.contract.ts'
import { VARIANT_DETAILS } from '../../../catalog/products/read/variant-details.contract.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { type Edit, inVariant, type ProductDraft } from '../drafts/product-draft.ts'
import { formatTypedPrice, numberField } from './typed-number.ts'

interface PriceAndStockProps {
  draft: ProductDraft
  /** Without variants, the stock and SKU of the only one are edited here. */
  isVaried: boolean
  edit: (edit: Edit) => void
}

/** The price and, for a product without variants, its stock and SKU. */
export function PriceAndStock({ draft: { price, variants }, isVaried, edit }: PriceAndStockProps) {
  const [only] = variants
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-3">
      <TextField
        name="price"
        label={texts.priceInEuros}
        {...numberField('price', price, (price) => edit((draft) => ({ ...draft, price })))}
        hint={formatTypedPrice(price) ?? texts.forExample1250}
      />
      {!isVaried && only && (
        <>
          <TextField
            name={variantField(0, 'stock')}
            label={texts.stock}
            {...numberField('count', only.stock, (stock) => edit(inVariant(only.key, () => ({ stock }))))}
            hint={only.saved && only.stock !== only.saved.stock && texts.was(only.saved.stock)}
          />
          <TextField
            name={variantField(0, 'sku')}
            label={VARIANT_DETAILS.sku.label}
            value={only.details.sku}
            onChange={({ target }) =>
              edit(inVariant(only.key, ({ details }) => ({ details: { ...details, sku: target.value } })))
            }
            required={false}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
        </>
      )}
    </div>
  )
}
