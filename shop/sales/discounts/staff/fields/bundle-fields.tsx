import { useState } from 'react'
import { texts } from '#texts/sales/discounts/staff'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { BUNDLE_RULES } from '../../discount-kinds.contract.ts'
import type { DiscountItem } from '../../discounts.contract.ts'
import { Radios } from './choice-fields.tsx'
import { NUMBER, withoutZeroCents } from './number-field.ts'
import { MaxSets } from './set-fields.tsx'

/** The price and the pieces of a bundle. @param discount undefined for a new one, or one of another kind */
export function BundleFields({ discount }: { discount: DiscountItem | undefined }) {
  const [rule, setRule] = useState(discount?.bundle_of ?? 'any')
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...NUMBER}
          inputMode="decimal"
          name="bundle_price"
          label={texts.bundlePrice}
          defaultValue={discount ? withoutZeroCents(discount.bundle_price) : ''}
        />
        <MaxSets discount={discount} />
      </div>
      <Radios
        isInner
        name="bundle_of"
        legend={texts.bundleOf}
        choices={BUNDLE_RULES.map((one) => [one, texts.bundleRules[one]])}
        value={rule}
        change={setRule}
      >
        {rule === 'any' && (
          <TextField
            {...NUMBER}
            name="bundle_pieces"
            label={texts.bundlePieces}
            hint={texts.bundleHint}
            defaultValue={discount?.bundle_pieces || ''}
            className="max-w-48"
          />
        )}
      </Radios>
    </>
  )
}
