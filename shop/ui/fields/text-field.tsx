import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import * as texts from '#texts/ui'
import { IconButton } from '../button.tsx'
import { type ControlProps, Field } from './field.tsx'

const box =
  'block w-full rounded-control border border-edge bg-surface px-3.5 text-base placeholder:text-muted aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'name' | 'size'> {
  name: string
  label: string
  hint?: ReactNode
  /** Makes it a field of several lines, this many of them visible. */
  rows?: number
  /** It grows with its text up to so many lines; without an end by default. */
  maxRows?: number
}

/**
 * A labelled field for text, required unless it says otherwise. What is wrong with it comes from the form around and stands under it.
 * `type="password"` gets a button that shows what was typed; everything else that an `<input>` takes is passed on (`autoComplete`!).
 */
export function TextField({
  name,
  label,
  hint,
  rows,
  maxRows,
  type = 'text',
  className = '',
  ...rest
}: TextFieldProps) {
  return (
    <Field name={name} hint={hint} className={className}>
      {(control) => {
        const input = { name, required: true, ...rest, ...control }
        return (
          <>
            <label htmlFor={control.id} className="mb-1.5 block font-medium text-sm">
              {label}
            </label>
            {rows !== undefined ? (
              <textarea
                rows={rows}
                {...(input as ComponentProps<'textarea'>)}
                // It grows with the text, and would begin with a single line.
                style={{ minHeight: linesHigh(rows), ...(maxRows && { maxHeight: linesHigh(maxRows) }) }}
                className={`${box} field-sizing-content py-2.5`}
              />
            ) : type === 'password' ? (
              <PasswordInput {...input} label={label} />
            ) : (
              <input type={type} {...input} className={`${box} h-11`} />
            )}
          </>
        )
      }}
    </Field>
  )
}

/** The lines and the room around them. */
const linesHigh = (lines: number) => `calc(${lines}lh + 1.25rem + 2px)`

function PasswordInput({ label, ...input }: ComponentProps<'input'> & ControlProps & { label: string }) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <div className="relative">
      <input
        {...input}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        className={`${box} h-11 pr-12`}
      />
      <IconButton
        label={`${isShown ? texts.hide : texts.show} ${label.toLowerCase()}`}
        aria-controls={input.id}
        onClick={() => setShown(!isShown)}
        className="absolute top-0 right-0 text-muted"
      >
        <Icon aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  )
}
