import { href, useFetcher } from 'react-router'
import { texts } from '#texts/sales/launch/staff'
import { ButtonLink } from '../../../ui/button.tsx'
import type { ActionResult } from '../../../ui/feedback/run-action.ts'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'

/** Starts the test mode of the demo, or explains it and ends it. */
export function TestModeCard({ isOn }: { isOn: boolean }) {
  const fetcher = useFetcher<ActionResult>()
  return (
    <section
      aria-labelledby="test-mode"
      className={`mt-6 rounded-card border p-4 sm:p-5 ${isOn ? 'border-warn bg-warn-soft' : 'border-line'}`}
    >
      <h2 id="test-mode" className="text-xl">
        {isOn ? texts.testModeIsOn : texts.tryTheCheckout}
      </h2>
      <p className="mt-1 max-w-prose">{isOn ? texts.testModeOn : texts.testModeHint}</p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <ShopForm key={String(isOn)} fetcher={fetcher}>
          <input type="hidden" name="intent" value={isOn ? 'end-test' : 'start-test'} />
          <SubmitButton weight={isOn ? 'secondary' : 'primary'} className="w-fit">
            {isOn ? texts.endTestMode : texts.tryTheCheckout}
          </SubmitButton>
        </ShopForm>
        {isOn && (
          <ButtonLink to={href('/')} weight="quiet">
            {texts.goShopping}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
