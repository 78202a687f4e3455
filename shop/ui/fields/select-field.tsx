import type { ComponentProps, ReactNode } from 'react'
import { Field } from './field.tsx'

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'name' | 'children'> {
  name: string
  label: string
  hint?: ReactNode
  /** What is read for each value, in the order of the list. */
  choices: Readonly<Record<string, string>>
}

/** A labelled list to choose one thing from; what is wrong with the choice comes from the form around. */
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
            className="h-11 w-full rounded-control border border-edge bg-surface px-3 text-base"
          >
            {Object.entries(choices).map(([value, read]) => (
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
