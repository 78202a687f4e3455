import { texts } from '#texts/sales/gift-cards'
import { CallFailed } from '../../../lib/api-client.ts'
import { showDay } from '../../../lib/texts/dates.ts'
import { apiFrom } from '../../core/api.ts'
import { toastApiError } from '../../ui/feedback/toast-api-error.ts'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { FormPage } from '../../ui/form-page.tsx'
import { nestedErrors } from '../../ui/forms/nested-errors.ts'
import { ShopForm } from '../../ui/forms/shop-form.tsx'
import { noIndexMeta } from '../../ui/meta/no-index-meta.ts'
import { Price } from '../../ui/price.tsx'
import type { Route } from './+types/balance.page'
import { readBalance } from './gift-cards.contract.ts'

/** Reads the balance. The code is in the body of the request, because addresses are logged. */
export async function clientAction({ context, request }: Route.ClientActionArgs) {
  const form = await request.formData()
  try {
    return { card: await apiFrom(context)(readBalance, { body: { code: String(form.get('code')) } }) }
  } catch (error) {
    if (error instanceof CallFailed && error.status === 400) return { errors: nestedErrors(error.error) }
    return { errors: toastApiError(error) }
  }
}

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.balanceTitle)

/** The balance of a gift card, for visitors who have its code. */
export default function BalancePage({ actionData }: Route.ComponentProps) {
  const card = actionData && 'card' in actionData ? actionData.card : undefined
  const errors = actionData && 'errors' in actionData ? actionData.errors : undefined
  return (
    <FormPage title={texts.balanceTitle}>
      <p className="mb-5 text-muted">{texts.balanceIntro}</p>
      <ShopForm method="post" errors={errors} className="gap-5">
        <TextField
          name="code"
          label={texts.code}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <SubmitButton>{texts.showBalance}</SubmitButton>
      </ShopForm>
      <div role="status" className="mt-6 empty:hidden">
        {card && (
          <>
            <p className="flex items-baseline justify-between gap-4">
              <span>{texts.giftCardNamed(card.last_four)}</span>
              <Price of={card.balance} className="font-semibold text-lg" />
            </p>
            <p className="text-muted text-sm">
              {card.state === 'ended' || card.state === 'blocked'
                ? texts.notSpendable[card.state]
                : card.ends_on === null
                  ? texts.noEnd
                  : texts.validUntil(showDay(Date.parse(`${card.ends_on}T12:00:00Z`)))}
            </p>
          </>
        )}
      </div>
    </FormPage>
  )
}
