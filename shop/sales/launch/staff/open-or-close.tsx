import { useFetcher } from 'react-router'
import * as texts from '#texts/sales/launch/staff'
import type { ActionResult } from '../../../ui/feedback/run-action.ts'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'

/** The button that opens or closes the shop. Existing orders are not affected. */
export function OpenOrClose({ isOpen }: { isOpen: boolean }) {
  const fetcher = useFetcher<ActionResult>()
  return (
    <ShopForm key={String(isOpen)} fetcher={fetcher} className="mt-5">
      <input type="hidden" name="intent" value={isOpen ? 'close' : 'open'} />
      <SubmitButton weight={isOpen ? 'secondary' : 'primary'} className="w-fit">
        {isOpen ? texts.closeShop : texts.openShop}
      </SubmitButton>
    </ShopForm>
  )
}
