import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { texts } from '#texts/ui'
import { IconButton } from '../button.tsx'
import { type ControlProps, Field } from './field.tsx'

const box =
  'block w-full rounded-control border border-edge bg-surface px-3.5 text-base placeholder:text-muted aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'name' | 'size'> {
  name: string
  label: string
  hint?: ReactNode
  /** Number of visible lines; makes the field a textarea. */
  rows?: number
  /** The textarea grows with its text up to this number of lines; unlimited by default. */
  maxRows?: number
}

/**
 * A labelled text field, required by default. Its error comes from the surrounding form. `type="password"` adds a
 * button that reveals the password. All other attributes of `<input>` are passed on; remember `autoComplete`.
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
                // `field-sizing` alone would start with a single line.
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

/** The lines with padding and border. */
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
