import { useState } from 'react'
import { texts } from '#texts/catalog/collections/editor'
import { priceForField } from '../../../../../lib/forms/typed-numbers.ts'
import { CheckBox } from '../../../../ui/fields/check-box.tsx'
import { Field } from '../../../../ui/fields/field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { ChoiceCard } from './choice-card.tsx'
import { draftOfRule, RULE_FIELD } from './rule-draft.ts'

interface RuleFieldsProps {
  /** The saved rule; null for a manual collection. */
  rule: string | null
  /** The number of products that match the rule now; null if unknown. */
  matching?: number | null
}

/** Chooses between manual products and a rule made of list filters. */
export function RuleFields({ rule, matching = null }: RuleFieldsProps) {
  const [kind, setKind] = useState<'hand' | 'rule'>(rule === null ? 'hand' : 'rule')
  const draft = draftOfRule(rule)
  const flag = (name: 'new' | 'reduced' | 'in_stock', label: string) => (
    <CheckBox name={RULE_FIELD + name} required={false} defaultChecked={draft[name]}>
      {label}
    </CheckBox>
  )
  const line = (name: 'price_from' | 'price_to', label: string) => (
    <TextField
      name={RULE_FIELD + name}
      label={label}
      defaultValue={priceForField(draft[name])}
      required={false}
      inputMode="decimal"
      autoComplete="off"
    />
  )
  const lines = (name: 'option' | 'fact', label: string, hint: string) => (
    <TextField
      name={RULE_FIELD + name}
      label={label}
      hint={hint}
      rows={2}
      defaultValue={draft[name]}
      required={false}
    />
  )
  return (
    <Field name="rule">
      {(control) => (
        <fieldset aria-describedby={control['aria-describedby']}>
          <legend className="mb-1.5 font-medium text-sm">{texts.whichProducts}</legend>
          <div className="grid gap-2 sm:grid-cols-2">
            <ChoiceCard
              name="kind"
              value="hand"
              defaultChecked={kind === 'hand'}
              onChange={() => setKind('hand')}
              title={texts.manual}
              text={texts.youChooseTheProductsAndTheirOrder}
            />
            <ChoiceCard
              name="kind"
              value="rule"
              defaultChecked={kind === 'rule'}
              onChange={() => setKind('rule')}
              title={texts.automaticSelection}
              text={texts.allProductsThatMatch}
              aria-invalid={control['aria-invalid']}
            />
          </div>
          <div hidden={kind === 'hand'} className="mt-4 rounded-card border border-line p-4">
            <div className="grid gap-4 sm:grid-cols-2">
              {line('price_from', texts.priceFrom)}
              {line('price_to', texts.priceTo)}
            </div>
            <div className="mt-2 grid sm:grid-cols-3">
              {flag('new', texts.onlyNew)}
              {flag('reduced', texts.onlyReduced)}
              {flag('in_stock', texts.onlyInStock)}
            </div>
            <div className="mt-2 grid gap-4 sm:grid-cols-2">
              {lines('option', texts.optionValues, texts.optionValuesHint)}
              {lines('fact', texts.attributes, texts.attributesHint)}
            </div>
            <input type="hidden" name={`${RULE_FIELD}rating_range`} value={draft.rating_range} />
            {matching !== null && (
              <p className="mt-3 text-muted text-sm tabular-nums">{texts.matchingProducts(matching)}</p>
            )}
          </div>
        </fieldset>
      )}
    </Field>
  )
}
