import { useEffect, useRef } from 'react'
import { texts } from '#texts/sales/returns'
import type { FieldErrors } from '../../../../lib/forms/form-errors.ts'
import { Button } from '../../../ui/button.tsx'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'

interface ReviewStatementProps {
  facts: readonly (readonly [name: string, value: string])[]
  /** The fields that the button submits. */
  fields: Readonly<Record<string, string>>
  errors: FieldErrors | undefined
  /** Returns to the fields; if undefined, a form button requests them. */
  change?: () => void
}

/** The summary of a withdrawal with the button that submits it. */
export function ReviewStatement({ facts, fields, errors, change }: ReviewStatementProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The clicked button has disappeared, so the heading takes the focus.
  useEffect(() => heading.current?.focus(), [])
  const hidden = Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
  return (
    <section aria-labelledby="review">
      <h2 ref={heading} id="review" tabIndex={-1} className="text-xl outline-none">
        {texts.checkYourWithdrawal}
      </h2>
      <p className="mt-2">{texts.iWithdraw}</p>
      <dl className="mt-4 divide-y divide-line border-line border-y">
        {facts.map(([name, value]) => (
          <div key={name} className="grid gap-x-4 py-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
            <dt className="text-muted text-sm">{name}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 grid gap-3">
        <ShopForm key="review" errors={errors}>
          {hidden}
          <input type="hidden" name="intent" value="confirm" />
          <SubmitButton needsNoScript>{texts.confirmWithdrawal}</SubmitButton>
        </ShopForm>
        {change ? (
          <Button weight="secondary" onClick={change}>
            {texts.change}
          </Button>
        ) : (
          <ShopForm key="change">
            {hidden}
            <input type="hidden" name="intent" value="change" />
            <SubmitButton weight="secondary" needsNoScript>
              {texts.change}
            </SubmitButton>
          </ShopForm>
        )}
      </div>
    </section>
  )
}
