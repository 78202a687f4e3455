import { href, Link, redirect, redirectDocument } from 'react-router'
import { texts } from '#texts/sales/orders'
import type { CallFailed } from '../../../../lib/api-client.ts'
import { ID } from '../../../../lib/fields.contract.ts'
import { pagesOf } from '../../../../lib/page-of.contract.ts'
import { shownRange } from '../../../../lib/texts/shown-range.ts'
import { customerPage } from '../../../core/accounts/customer-page.tsx'
import type { Api } from '../../../core/api.ts'
import { refreshSession } from '../../../core/auth/session.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { IllustratedEmptyState } from '../../../ui/counter/illustrated-empty-state.tsx'
import { runAction } from '../../../ui/feedback/run-action.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { ListSkeleton } from '../../../ui/loading/list-skeleton.tsx'
import { NeedsScript } from '../../../ui/needs-script.tsx'
import { Pages } from '../../../ui/pages.tsx'
import { payOrder } from '../../payments/payments.contract.ts'
import { recordReturnShipment } from '../../returns/statements/withdrawals.contract.ts'
import { cancelOwnOrder, listOrders } from '../orders.contract.ts'
import { saveRefundAccount } from '../refund-account/save-refund-account.contract.ts'
import type { Route } from './+types/orders.page'
import { changeUnpaidOrder } from './change-unpaid-order.ts'
import { OwnOrder } from './own-order.tsx'

const screen = customerPage(() => ({
  title: texts.orders,
  reason: texts.youMustBeLoggedIn,
  failedToLoad: texts.failedToLoadOrdersPerhaps,
  load: loadOrders,
  submit: actOnOrder,
  around: (content) => (
    <div className="mx-auto max-w-3xl">
      <h1 className="text-2xl">{texts.orders}</h1>
      <NeedsScript />
      {content}
    </div>
  ),
  waiting: <ListSkeleton />,
  view: (loaded) => <Orders {...loaded} />,
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page

async function loadOrders(api: Api, { request }: Route.ClientLoaderArgs) {
  const params = new URL(request.url).searchParams
  // E-mails from before orders had their own pages link here.
  const order = params.get('order')
  if (order !== null && ID.test(order)) throw redirect(href('/orders/:id', { id: order }))
  const page = params.get('page') ?? '1'
  const isExpired = params.get('lapsed') === 'true'
  const query = { page, ...(isExpired && { lapsed: 'true' as const }) }
  const { count, results, lapsed } = await api(listOrders, { query })
  return { count, orders: results, page: Number(page), lapsed, isExpired }
}

/** Cancels the order of the form, optionally to order again, or redirects to the payment page. */
async function actOnOrder(api: Api, form: FormData) {
  const id = String(form.get('id'))
  if (form.get('intent') === 'pay') return toPaymentPage(api, id)
  if (form.get('intent') === 'change') return changeUnpaidOrder(api, id)
  if (form.get('intent') === 'sent_back') {
    const body = { tracking: String(form.get('tracking') ?? '') }
    return runAction(api(recordReturnShipment, { params: { id }, body }), texts.thankYouWellLet)
  }
  if (form.get('intent') === 'refund_account') {
    const body = { holder: String(form.get('holder') ?? ''), iban: String(form.get('iban') ?? '') }
    return runAction(api(saveRefundAccount, { params: { id }, body }), texts.refundAccountSaved)
  }
  const result = await runAction(api(cancelOwnOrder, { params: { id } }), texts.orderCancelledNothing)
  // The order's lines are back in the cart.
  await refreshSession().catch(() => {})
  return result
}

async function toPaymentPage(api: Api, id: string) {
  try {
    const { address } = await api(payOrder, { params: { id } })
    return redirectDocument(address)
  } catch (error) {
    if ((error as CallFailed).status === 429) return { isDone: false, wait: (error as CallFailed).message }
    // It was paid meanwhile, or the provider is unavailable; the order is reloaded and shows its state.
    toastApiError(error)
    return { isDone: false }
  }
}

function Orders({ count, orders, page, lapsed, isExpired }: Awaited<ReturnType<typeof loadOrders>>) {
  if (count === 0)
    return (
      <div className="mt-6">
        <IllustratedEmptyState>
          <p className="text-lg">{texts.noOrdersFound}</p>
          <ButtonLink to={href('/')} className="mt-5">
            {texts.moreShopping}
          </ButtonLink>
        </IllustratedEmptyState>
        {!isExpired && <ExpiredOrders count={lapsed} />}
      </div>
    )
  return (
    <>
      <p className="mt-2 text-muted text-sm tabular-nums">
        {isExpired ? (
          <Link to={href('/orders')} className="inline-flex min-h-11 items-center underline underline-offset-4">
            {texts.allYourOrders}
          </Link>
        ) : (
          texts.ordersNewestFirst(shownRange({ page, shown: orders.length, count }))
        )}
      </p>
      <ul className="mt-4 border-line border-t">
        {orders.map((order) => (
          <OwnOrder key={order.id} order={order} />
        ))}
      </ul>
      <Pages page={page} pages={pagesOf(count)} label={texts.pagesOfOrders} />
      {!isExpired && <ExpiredOrders count={lapsed} />}
    </>
  )
}

/** The link to orders that expired unpaid. */
function ExpiredOrders({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <p className="mt-4 text-sm">
      <Link
        to={`${href('/orders')}?lapsed=true`}
        className="inline-flex min-h-11 items-center text-muted underline underline-offset-4"
      >
        {texts.lapsedOrders(count)}
      </Link>
    </p>
  )
}
