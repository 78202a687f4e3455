import * as texts from '#texts/product-editing'
import { readPrice, typedPriceOnWire } from '../../../../lib/forms/typed-numbers.ts'
import { showPrice } from '../../../../lib/money.ts'
import { VARIANT_DETAILS, type VariantDetailName } from '../../../catalogue/variant-details.contract.ts'
import { parseContents, unitPrice } from '../../../pricing/contents.contract.ts'
import { UnitPriceNote } from '../../../pricing/product-price.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { VariantDraft } from '../../drafts/product-draft.ts'
import { variantField } from '../../products.contract.ts'
import { numberField, readAs } from '../typed-number.ts'

interface DetailFieldsProps {
  index: number
  details: VariantDraft['details']
  /** As it is typed. */
  productPrice: string
  change: (details: Partial<VariantDraft['details']>) => void
}

/** What may be said of a variant, and need not: a price of its own, its numbers, its weight and what is in it. */
export function DetailFields({ index, details, productPrice, change }: DetailFieldsProps) {
  const field = (name: VariantDetailName) => ({
    name: variantField(index, name),
    label: VARIANT_DETAILS[name].label,
    value: details[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    required: false,
    autoComplete: 'off',
  })
  const price = typedPriceOnWire(details.price.trim() === '' ? productPrice : details.price)
  const perUnit = 'value' in readPrice(price) ? unitPrice(price, parseContents(details.contents)) : null
  return (
    <div className="grid gap-5 sm:grid-cols-2 @2xl:grid-cols-3">
      <TextField
        {...field('price')}
        {...numberField('price', details.price, (price) => change({ price }))}
        label={texts.ownPrice}
        hint={readAs(details.price) ?? asTheProduct(productPrice)}
      />
      <TextField
        {...field('contents')}
        hint={perUnit ? <UnitPriceNote of={perUnit} className="" /> : texts.contentsHint}
      />
      <TextField
        {...field('weight')}
        {...numberField('count', details.weight, (weight) => change({ weight }))}
        label={texts.weightInGrams}
        hint={texts.noWeightYet}
      />
      <TextField {...field('sku')} hint={texts.skuHint} autoCapitalize="off" spellCheck={false} />
      <TextField {...field('gtin')} inputMode="numeric" hint={texts.gtinHint} />
    </div>
  )
}

function asTheProduct(typed: string): string {
  return 'value' in readPrice(typed) ? texts.asTheProduct(showPrice(typedPriceOnWire(typed))) : texts.asTheProductHint
}
