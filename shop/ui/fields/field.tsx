import { type ReactNode, useId } from 'react'
import { useFieldError } from './form-state.ts'

/** The attributes that connect a control with its label, hint and error. */
export interface ControlProps {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

interface FieldProps {
  /** The field's name in the form data. Errors with this name appear below it. */
  name: string
  hint?: ReactNode
  className?: string
  children: (control: ControlProps) => ReactNode
}

/**
 * Wraps one control with its hint and its error. `data-field` marks the extent of the field, so that a control made
 * of several parts counts as left only when the focus leaves all of them.
 */
export function Field({ name, hint, className = '', children }: FieldProps) {
  const id = useId()
  const error = useFieldError(name)
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div data-field={name} className={className}>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': described || undefined })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-muted text-sm">
          {hint}
        </p>
      )}
      {/* Announced when it appears, because the focus may have moved on. */}
      <div aria-live="polite">
        {error && (
          <p id={`${id}-error`} className="mt-1.5 text-danger text-sm wrap-anywhere">
            {error}
          </p>
        )}
      </div>
    </div>
  )
}
