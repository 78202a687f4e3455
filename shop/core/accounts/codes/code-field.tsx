import { lazy, type ReactNode, Suspense } from 'react'
import { texts } from '#texts/core/accounts'
import { Field } from '../../../ui/fields/field.tsx'

const CodeBoxes = lazy(() => import('./code-boxes.tsx'))

/** The field for an e-mailed code: one box per digit, with paste and autofill. Its form value is one string. */
export function CodeField({ hint, takeFocus }: { hint?: ReactNode; takeFocus?: boolean }) {
  return (
    <Field name="email_verification_code" hint={hint}>
      {(control) => (
        <>
          <label id={`${control.id}-label`} htmlFor={control.id} className="mb-1.5 block font-medium text-sm">
            {texts.verificationCode}
          </label>
          <Suspense fallback={<div className="h-13" />}>
            <CodeBoxes name="email_verification_code" takeFocus={takeFocus} {...control} />
          </Suspense>
        </>
      )}
    </Field>
  )
}
