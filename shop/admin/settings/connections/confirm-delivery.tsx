import { Check } from 'lucide-react'
import { useFetcher } from 'react-router'
import { texts } from '#texts/admin/settings/connections'
import type { ActionResult } from '../../../ui/feedback/run-action.ts'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'

/** Confirms by the code of a test message that e-mails arrive. */
export function ConfirmDelivery({ isConfirmed }: { isConfirmed: boolean }) {
  const fetcher = useFetcher<ActionResult>()
  return (
    <section aria-labelledby="delivery" className="mt-10 border-line border-t pt-6">
      <h3 id="delivery" className="font-medium">
        {texts.delivery}
      </h3>
      {isConfirmed ? (
        <p className="mt-1 flex items-center gap-2 text-sm">
          <Check aria-hidden="true" className="size-5 text-good" />
          {texts.isConfirmed}
        </p>
      ) : (
        <>
          <p className="mt-1 mb-4 text-muted text-sm">{texts.confirmText}</p>
          <ShopForm fetcher={fetcher} errors={fetcher.data?.errors}>
            <input type="hidden" name="intent" value="confirm" />
            <div className="flex flex-wrap items-start gap-3">
              <TextField
                name="code"
                label={texts.code}
                inputMode="numeric"
                autoComplete="one-time-code"
                className="w-56"
              />
              <SubmitButton weight="secondary" className="sm:mt-[1.75rem]">
                {texts.confirm}
              </SubmitButton>
            </div>
          </ShopForm>
        </>
      )}
    </section>
  )
}
