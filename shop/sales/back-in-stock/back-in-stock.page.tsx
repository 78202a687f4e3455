import { Form, href, type ShouldRevalidateFunctionArgs, useNavigation } from 'react-router'
import { texts } from '#texts/sales/back-in-stock'
import { CallFailed } from '../../../lib/api-client.ts'
import { titleOfVariant } from '../../../lib/variant-title.ts'
import { apiFrom } from '../../core/api.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { linkParameters } from '../../ui/emails/link-parameters.ts'
import { toastApiError } from '../../ui/feedback/toast-api-error.ts'
import { FormPage } from '../../ui/form-page.tsx'
import { FieldsSkeleton } from '../../ui/loading/form-skeleton.tsx'
import { noIndexMeta } from '../../ui/meta/no-index-meta.ts'
import type { Route } from './+types/back-in-stock.page'
import { type AwaitedVariant, cancelBackInStock, confirmBackInStock } from './back-in-stock.contract.ts'

type Outcome = { step: 'confirmed'; wished: AwaitedVariant } | { step: 'forgotten' | 'dead' } | undefined

/** Reads the token of the e-mail's link. Loading changes nothing, because e-mail scanners follow links too. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => ({
  token: linkParameters(request).get('token') ?? '',
})
clientLoader.hydrate = true as const

// Submitting the form drops the fragment from the address.
export const shouldRevalidate = ({ formMethod }: ShouldRevalidateFunctionArgs) => formMethod === undefined

export async function clientAction({ context, request }: Route.ClientActionArgs): Promise<Outcome> {
  const form = await request.formData()
  const [api, body] = [apiFrom(context), { token: String(form.get('token')) }]
  try {
    if (form.get('intent') === 'confirm') return { step: 'confirmed', wished: await api(confirmBackInStock, { body }) }
    await api(cancelBackInStock, { body })
    return { step: 'forgotten' }
  } catch (error) {
    if (error instanceof CallFailed && (error.status === 404 || error.status === 400)) return { step: 'dead' }
    toastApiError(error)
    return undefined
  }
}

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.backInStockNotification)

export function HydrateFallback() {
  return (
    <FormPage title={texts.backInStockNotification}>
      <FieldsSkeleton />
    </FormPage>
  )
}

export default function BackInStockPage({ loaderData: { token }, actionData }: Route.ComponentProps) {
  return (
    <FormPage title={texts.backInStockNotification}>
      <div aria-live="polite">{actionData ? <OutcomeMessage {...actionData} /> : <Question token={token} />}</div>
    </FormPage>
  )
}

function Question({ token }: { token: string }) {
  const isPending = useNavigation().state !== 'idle'
  if (token === '') return <OutcomeMessage step="dead" />
  return (
    <Form method="post">
      <p>{texts.confirmQuestion}</p>
      <input type="hidden" name="token" value={token} />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="confirm" aria-disabled={isPending}>
          {texts.confirm}
        </Button>
        <Button type="submit" name="intent" value="take_back" weight="secondary" aria-disabled={isPending}>
          {texts.deleteMyAddress}
        </Button>
      </div>
    </Form>
  )
}

function OutcomeMessage(outcome: NonNullable<Outcome>) {
  if (outcome.step !== 'confirmed')
    return (
      <>
        <p>{outcome.step === 'forgotten' ? texts.addressDeleted : texts.linkExpired}</p>
        <ButtonLink to={href('/')} weight="secondary" className="mt-6">
          {texts.toTheShop}
        </ButtonLink>
      </>
    )
  const { title, variant_name, slug, variant } = outcome.wished
  return (
    <>
      <p>{texts.confirmedForProduct(titleOfVariant(title, variant_name))}</p>
      <ButtonLink to={`${href('/products/:slug', { slug })}?variant=${variant}`} weight="secondary" className="mt-6">
        {texts.viewProduct}
      </ButtonLink>
    </>
  )
}
