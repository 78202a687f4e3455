import { useFetcher } from 'react-router'
import * as texts from '#texts/selling/staff'
import type { ActionResult } from '../../feedback/run-action.ts'
import { ShopForm } from '../../forms/shop-form.tsx'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'

/** Opens the shop for selling, or closes it again. What was ordered goes on in both. */
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
