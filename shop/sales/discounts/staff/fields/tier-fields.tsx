import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { texts } from '#texts/sales/discounts/staff'
import { Button, IconButton } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/fields/field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { MAX_TIERS, TIER_UNITS, TIERS_PER } from '../../discount-kinds.contract.ts'
import type { DiscountItem } from '../../discounts.contract.ts'
import { Radios } from './choice-fields.tsx'
import { NUMBER, withoutZeroCents } from './number-field.ts'

interface TierFieldsProps {
  /** Undefined for a new one. */
  discount: DiscountItem | undefined
  /** Called after a tier was removed. */
  changed: () => void
}

/** The tiers of a discount, their unit, and how pieces are counted. */
export function TierFields({ discount, changed }: TierFieldsProps) {
  const begin = discount?.tiers.length ? discount.tiers : [undefined]
  const [tiers, setTiers] = useState(() => begin.map((tier, key) => ({ key, tier })))
  const [unit, setUnit] = useState(discount?.tier_unit ?? 'percent')
  const [per, setPer] = useState(discount?.tiers_per ?? 'scope')
  const add = () => setTiers([...tiers, { key: Math.max(...tiers.map(({ key }) => key)) + 1, tier: undefined }])
  function remove(key: number) {
    setTiers(tiers.filter((one) => one.key !== key))
    changed()
  }
  return (
    <>
      <Radios
        isInner
        name="tier_unit"
        legend={texts.tierUnit}
        choices={TIER_UNITS.map((one) => [one, texts.tierUnits[one]])}
        value={unit}
        change={setUnit}
      />
      <Field name="tiers">
        {() => (
          <ol className="grid gap-3" aria-label={texts.tiers}>
            {tiers.map(({ key, tier }, index) => (
              <li key={key} className="flex items-start gap-3">
                <fieldset className="grid max-w-md flex-1 grid-cols-2 gap-3">
                  <legend className="sr-only">{texts.tierNumber(index + 1)}</legend>
                  <TextField
                    {...NUMBER}
                    name={`tiers[${index}][pieces]`}
                    label={texts.fromPieces}
                    defaultValue={tier?.pieces ?? ''}
                  />
                  <TextField
                    {...NUMBER}
                    inputMode="decimal"
                    name={`tiers[${index}][value]`}
                    label={unit === 'percent' ? texts.percent : texts.euros}
                    defaultValue={tier ? withoutZeroCents(tier.value) : ''}
                  />
                </fieldset>
                {tiers.length > 1 && (
                  <IconButton label={texts.removeTier(index + 1)} onClick={() => remove(key)} className="mt-6.5">
                    <X aria-hidden="true" className="size-5" />
                  </IconButton>
                )}
              </li>
            ))}
          </ol>
        )}
      </Field>
      {tiers.length < MAX_TIERS && (
        <Button weight="secondary" className="w-fit" onClick={add}>
          <Plus aria-hidden="true" className="size-4" />
          {texts.addTier}
        </Button>
      )}
      <Radios
        isInner
        name="tiers_per"
        legend={texts.tiersPer}
        choices={TIERS_PER.map((one) => [one, texts.tiersPers[one]])}
        value={per}
        change={setPer}
      />
    </>
  )
}
