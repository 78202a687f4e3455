import { type ReactNode, useId } from 'react'
import { useFieldError } from './form-state.ts'

/** What a control must carry so that it belongs to its label, hint and error. */
export interface ControlProps {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

interface FieldProps {
  /** The field's name on the wire: errors of the form around appear under it. */
  name: string
  hint?: ReactNode
  className?: string
  children: (control: ControlProps) => ReactNode
}

/**
 * The place of one control in a form, with its hint and what is wrong with it underneath. `data-field` tells the form around where a
 * field begins and ends, so that a control made of several parts is left only when all of them are.
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
      {/* Said when it appears, because the focus may be elsewhere by then. */}
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
