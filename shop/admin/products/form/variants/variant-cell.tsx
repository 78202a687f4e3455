import type { ComponentProps, ReactNode } from 'react'
import { Field } from '../../../../ui/fields/field.tsx'

interface VariantCellProps extends Omit<ComponentProps<'input'>, 'name'> {
  name: string
  /** Visible where rows are cards; in the table the column heading is visible instead. */
  label: string
  hint?: ReactNode
}

/** A field in the row of a variant. Props of `<input>` are passed on; `className` styles the container. */
export function VariantCell({ name, label, hint, className = '', ...input }: VariantCellProps) {
  return (
    <Field name={name} hint={hint} className={`min-w-0 ${className}`}>
      {(control) => (
        <>
          <label htmlFor={control.id} className="mb-1 block text-muted text-xs @xl:sr-only">
            {label}
          </label>
          <input
            name={name}
            autoComplete="off"
            {...input}
            {...control}
            className={`block h-11 w-full rounded-control border border-edge bg-surface px-2.5 text-base placeholder:text-muted aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger ${input.inputMode ? 'tabular-nums @xl:text-right' : ''}`}
          />
        </>
      )}
    </Field>
  )
}
