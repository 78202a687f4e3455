import { useFetcher } from 'react-router'
import { texts } from '#texts/sales/discounts/staff'
import type { ActionResult } from '../../../ui/feedback/run-action.ts'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import type { DiscountItem } from '../discounts.contract.ts'
import { INTENT } from './discount-intents.ts'

/** The number of single-use codes of a saved discount, and the forms that create and download them. */
export function SingleUseCodes({ discount }: { discount: DiscountItem }) {
  const adding = useFetcher<ActionResult>()
  const download = useFetcher<ActionResult>()
  const { single_use_codes, used_codes } = discount
  return (
    <section aria-labelledby="single-use-codes" className="mt-10 max-w-3xl border-line border-t pt-6">
      <h2 id="single-use-codes" className="text-lg">
        {texts.codesTitle}
      </h2>
      <p className="mt-1 text-muted text-sm">{texts.codesHint}</p>
      <p className="mt-3">
        {single_use_codes === 0 ? texts.noCodesYet : texts.singleUseCodes(used_codes, single_use_codes)}
      </p>
      <ShopForm
        fetcher={adding}
        errors={adding.data?.errors}
        emptyAfter={adding.data?.isDone && adding.data}
        className="mt-4 gap-4"
      >
        <input type="hidden" name={INTENT} value="codes" />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            name="count"
            label={texts.numberOfCodes}
            hint={texts.numberHint}
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField
            name="prefix"
            label={texts.prefix}
            hint={texts.prefixHint}
            required={false}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </div>
        <SubmitButton weight="secondary" className="justify-self-start">
          {texts.createCodes}
        </SubmitButton>
      </ShopForm>
      {single_use_codes > 0 && (
        <ShopForm fetcher={download} className="mt-4">
          <input type="hidden" name={INTENT} value="download" />
          <SubmitButton weight="quiet" className="justify-self-start">
            {texts.downloadCodes}
          </SubmitButton>
        </ShopForm>
      )}
    </section>
  )
}
