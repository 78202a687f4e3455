import type { ComponentProps, ReactNode } from 'react'
import { Field } from './field.tsx'

interface CheckBoxProps extends Omit<ComponentProps<'input'>, 'name' | 'type'> {
  name: string
  /** The label, which may contain links. */
  children: ReactNode
}

/** A checkbox, required by default. Its form value is `'on'`, or absent when it is not checked. */
export function CheckBox({ name, children, className = '', ...rest }: CheckBoxProps) {
  return (
    <Field name={name} className={className}>
      {(control) => (
        <div className="flex items-start gap-3">
          <input
            type="checkbox"
            name={name}
            required
            {...rest}
            {...control}
            className="mt-2.5 size-6 shrink-0 rounded aria-invalid:outline-2 aria-invalid:outline-danger"
          />
          <label htmlFor={control.id} className="min-h-11 py-2.5">
            {children}
          </label>
        </div>
      )}
    </Field>
  )
}
