import type { ComponentProps, ReactNode } from 'react'
import { Field } from './field.tsx'

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'name' | 'children'> {
  name: string
  label: string
  hint?: ReactNode
  /** Labels by value, in list order. Use pairs for numeric values, because an object would reorder them. */
  choices: Readonly<Record<string, string>> | readonly (readonly [value: string | number, read: string])[]
}

/** A labelled select. Its error comes from the surrounding form. */
export function SelectField({ name, label, hint, choices, className = '', ...rest }: SelectFieldProps) {
  return (
    <Field name={name} hint={hint} className={className}>
      {(control) => (
        <>
          <label htmlFor={control.id} className="mb-1.5 block font-medium text-sm">
            {label}
          </label>
          <select
            name={name}
            {...rest}
            {...control}
            className="h-11 w-full rounded-control border border-edge bg-surface px-3 text-base aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger"
          >
            {pairsOf(choices).map(([value, read]) => (
              <option key={value} value={value}>
                {read}
              </option>
            ))}
          </select>
        </>
      )}
    </Field>
  )
}

type Choices = SelectFieldProps['choices']
const pairsOf = (choices: Choices) => (isList(choices) ? choices : Object.entries(choices))
/** `Array.isArray` does not narrow readonly arrays. */
const isList = (choices: Choices): choices is Extract<Choices, readonly unknown[]> => Array.isArray(choices)
