import { texts } from '#texts/admin/products/form/variants'
import { nestedName } from '../../../../../lib/forms/nested-form.ts'
import { typedValues } from '../../../../catalog/products/fields/typed-values.ts'
import { variantField } from '../../../../catalog/products/products.contract.ts'
import { isSameValue } from '../../../../catalog/products/read/options.ts'
import { Field } from '../../../../ui/fields/field.tsx'
import { withOptions } from '../../drafts/draft-options.ts'
import { calledOption, type OptionDraft, type VariantDraft } from '../../drafts/product-draft.ts'

interface ChosenOptionsProps {
  /** The index of the variant, from 0. */
  index: number
  variant: VariantDraft
  options: readonly OptionDraft[]
  change: (change: Partial<VariantDraft>) => void
}

/** The variant's value of each option. */
export function ChosenOptions({ index, variant, options, change }: ChosenOptionsProps) {
  if (options.length === 0) return null
  return (
    <Field name={variantField(index, 'options')}>
      {() => (
        <div className="grid gap-5 sm:grid-cols-3">
          {options.map((option, place) => {
            const value = variant.options[place] ?? ''
            const values = typedValues(option.values)
            const isKnown = value === '' || values.some((one) => isSameValue(one, value))
            return (
              <Field key={option.key} name={nestedName(['variants', index, 'options', place])}>
                {(control) => (
                  <>
                    <label htmlFor={control.id} className="mb-1.5 block font-medium text-sm">
                      {calledOption(option, place)}
                    </label>
                    <select
                      {...control}
                      name={nestedName(['variants', index, 'options', place])}
                      value={values.find((one) => isSameValue(one, value)) ?? value}
                      onChange={({ target }) => change(withOptions(variant, variant.options.with(place, target.value)))}
                      className="h-11 w-full min-w-0 rounded-control border border-edge bg-surface px-3 text-base aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger"
                    >
                      <option value="">{texts.choose}</option>
                      {[...values, ...(isKnown ? [] : [value])].map((one) => (
                        <option key={one} value={one}>
                          {one}
                        </option>
                      ))}
                    </select>
                  </>
                )}
              </Field>
            )
          })}
        </div>
      )}
    </Field>
  )
}
