import type { ComponentProps, ReactNode } from 'react'
import { Field } from '../../../../ui/fields/field.tsx'

interface VariantCellProps extends Omit<ComponentProps<'input'>, 'name'> {
  name: string
  /** Above the field where the rows are cards; else the column says it to those who see. */
  label: string
  hint?: ReactNode
}

/** A field in the row of a variant. Everything that an `<input>` takes is passed on; `className` is that of the field's place. */
export function VariantCell({ name, label, hint, className = '', ...input }: VariantCellProps) {
  return (
    <Field name={name} hint={hint} className={`min-w-0 ${className}`}>
      {(control) => (
        <>
          <label htmlFor={control.id} className="mb-1 block text-muted text-xs @3xl:sr-only">
            {label}
          </label>
          <input
            name={name}
            autoComplete="off"
            {...input}
            {...control}
            className={`block h-11 w-full rounded-control border border-edge bg-surface px-2.5 text-base placeholder:text-muted aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger ${input.inputMode ? 'tabular-nums @3xl:text-right' : ''}`}
          />
        </>
      )}
    </Field>
  )
}
