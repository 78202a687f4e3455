import { OTPField } from '@base-ui/react/otp-field'
import { texts } from '#texts/core/accounts'
import { CODE_LENGTH } from '../../../../lib/fields.contract.ts'
import type { ControlProps } from '../../../ui/fields/field.tsx'

interface CodeBoxesProps extends ControlProps {
  name: string
  /** Whether the code is the main field of the step. */
  takeFocus: boolean | undefined
}

/**
 * The digit boxes of a `CodeField`, imported on demand. The first one has the field's name; the others are labelled
 * by position.
 */
export default function CodeBoxes({ name, id, takeFocus, ...control }: CodeBoxesProps) {
  return (
    <OTPField.Root
      id={id}
      name={name}
      length={CODE_LENGTH}
      aria-labelledby={`${id}-label`}
      aria-describedby={control['aria-describedby']}
      className="relative flex gap-2"
    >
      {Array.from({ length: CODE_LENGTH }, (_, box) => (
        <OTPField.Input
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes are identical and never move
          key={box}
          aria-label={box === 0 ? undefined : texts.digitOf(box + 1, CODE_LENGTH)}
          {...control}
          autoFocus={takeFocus && box === 0}
          className="h-13 min-w-0 max-w-12 flex-1 rounded-control border border-edge bg-surface text-center font-semibold text-lg tabular-nums aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger"
        />
      ))}
    </OTPField.Root>
  )
}
