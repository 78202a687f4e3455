import { texts } from '#texts/core/accounts'
import { localizedConstant } from '../../../lib/texts/localized-constant.ts'
import { OwnSlotContents } from '../../catalog/collections/own-slot.tsx'
import { myData } from '../../core/accounts/account.contract.ts'
import { type Api, apiFrom } from '../../core/api.ts'
import { customerFrom, useScreenOwner } from '../../core/auth/guards/customer-context.ts'
import { customerScreen } from '../../core/auth/guards/customer-screen.tsx'
import { leaveSocialLogin } from '../../core/auth/session.contract.ts'
import { updateSession } from '../../core/auth/session.ts'
import { ORDER_STATES } from '../../core/order-states/order-states.contract.ts'
import { listOrders } from '../../sales/orders/orders.contract.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { toastApiError } from '../../ui/feedback/toast-api-error.ts'
import { FormPage } from '../../ui/form-page.tsx'
import { FieldsSkeleton } from '../../ui/loading/form-skeleton.tsx'
import { noIndexMeta } from '../../ui/meta/no-index-meta.ts'
import { saveFile } from '../../ui/save-file.ts'
import type { Route } from './+types/account.page'
import { AccountLinks } from './account-links.tsx'
import { Greeting } from './greeting.tsx'
import { RunningOrder } from './running-order.tsx'

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.account)

/** Downloads the customer's data or, with the method DELETE, removes the identity provider from the account. */
export async function clientAction({ request, context }: Route.ClientActionArgs) {
  try {
    const api = apiFrom(context)
    await (request.method === 'DELETE' ? removeProvider(api, await request.formData()) : download(api))
  } catch (error) {
    toastApiError(error)
  }
  return null
}

export const handle = localizedConstant(() =>
  customerScreen({
    around: (content) => <FormPage title={texts.account}>{content}</FormPage>,
    reason: texts.youMustBeLoggedInToSeeYourAccount,
    waiting: <FieldsSkeleton />,
  }),
)

/** Loads the customer's running order. A failure does not block the account page. */
export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const customer = await customerFrom(context)
  if (!customer) return undefined
  const answer = await apiFrom(context)(listOrders, { query: {} }).catch(() => undefined)
  return { of: customer.id, order: answer?.results.find(({ status }) => ORDER_STATES[status].next.length > 0) }
}

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const customer = useScreenOwner()
  const order = loaderData?.of === customer.id ? loaderData.order : undefined
  return (
    <>
      <Greeting customer={customer} />
      {order && <RunningOrder order={order} />}
      <OwnSlotContents slot="account" />
      <AccountLinks customer={customer} />
    </>
  )
}

async function download(api: Api): Promise<void> {
  const data = await api(myData, {})
  saveFile('my-data.json', new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
}

async function removeProvider(api: Api, form: FormData): Promise<void> {
  updateSession(await api(leaveSocialLogin, {}))
  toast({ kind: 'success', text: texts.noLongerLogsYouIn(String(form.get('provider'))) })
}
