import { useState } from 'react'
import { texts } from '#texts/sales/discounts/staff'
import { GeneratedFields } from '../../../core/extensions/fields/generated-fields.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import type { DiscountItem } from '../discounts.contract.ts'
import { CONDITION, fieldName, keyOf } from './condition-fields.ts'
import type { DiscountChoices } from './describe-discount.ts'

interface ConditionProps {
  stored: DiscountItem['condition'] | undefined
  choices: DiscountChoices['conditions']
}

/** The choice of a condition of an extension with its fields. Renders nothing in shops without such conditions. */
export function ExtensionCondition({ stored, choices }: ConditionProps) {
  const [chosen, setChosen] = useState(stored ? keyOf(stored) : '')
  if (choices.length === 0 && !stored) return null
  const isMissing = stored && choices.every((one) => keyOf(one) !== keyOf(stored))
  const condition = choices.find((one) => keyOf(one) === chosen)
  const values = stored && keyOf(stored) === chosen ? stored.values : undefined
  return (
    <div className="grid gap-4">
      <SelectField
        name={CONDITION}
        label={texts.condition}
        hint={texts.conditionHint}
        choices={[
          ['', texts.noCondition],
          ...choices.map((one) => [keyOf(one), one.label] as const),
          ...(isMissing ? [[keyOf(stored), texts.missingCondition(stored.extension)] as const] : []),
        ]}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        className="max-w-md"
      />
      {condition && condition.fields.length > 0 && (
        <div key={chosen} className="grid gap-4 sm:grid-cols-2">
          <GeneratedFields fields={condition.fields} values={values} nameOf={fieldName} />
        </div>
      )}
      {!condition &&
        values &&
        Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={fieldName(name)} value={String(value)} />
        ))}
      {stored?.problem && <p className="text-sm text-warn">{stored.problem}</p>}
    </div>
  )
}
