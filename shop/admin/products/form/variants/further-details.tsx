import { texts } from '#texts/admin/products/form/variants'
import { priceForApi, readPrice } from '../../../../../lib/forms/typed-numbers.ts'
import { parseContents, unitPrice } from '../../../../catalog/pricing/contents.contract.ts'
import { UnitPriceNote } from '../../../../catalog/pricing/product-price.tsx'
import { variantField } from '../../../../catalog/products/products.contract.ts'
import { VARIANT_DETAILS, type VariantDetailName } from '../../../../catalog/products/read/variant-details.contract.ts'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import type { VariantDraft } from '../../drafts/product-draft.ts'
import { numberField } from '../typed-number.ts'

interface FurtherDetailsProps {
  index: number
  details: VariantDraft['details']
  /** The text as typed. */
  productPrice: string
  change: (details: Partial<VariantDraft['details']>) => void
}

/** Optional details of a variant below its row: contents, weight and bar code number (GTIN). */
export function FurtherDetails({ index, details, productPrice, change }: FurtherDetailsProps) {
  const field = (name: VariantDetailName) => ({
    name: variantField(index, name),
    label: VARIANT_DETAILS[name].label,
    value: details[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    required: false,
    autoComplete: 'off',
  })
  const price = priceForApi(details.price.trim() === '' ? productPrice : details.price)
  const perUnit = 'value' in readPrice(price) ? unitPrice(price, parseContents(details.contents)) : null
  return (
    <div className="grid gap-5 sm:grid-cols-2 @2xl:grid-cols-3">
      <TextField
        {...field('contents')}
        hint={perUnit ? <UnitPriceNote of={perUnit} className="" /> : texts.contentsHint}
      />
      <TextField
        {...field('weight')}
        {...numberField('count', details.weight, (weight) => change({ weight }))}
        label={texts.weightInGrams}
        hint={texts.includingPackaging}
      />
      <TextField {...field('gtin')} inputMode="numeric" hint={texts.gtinHint} />
    </div>
  )
}
