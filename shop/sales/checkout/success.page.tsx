import type { ReactNode } from 'react'
import { href, Navigate, useLocation } from 'react-router'
import { texts } from '#texts/sales/checkout'
import { apiFrom } from '../../core/api.ts'
import { loadCurrentUser } from '../../core/auth/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { FieldsSkeleton } from '../../ui/loading/form-skeleton.tsx'
import { noIndexMeta } from '../../ui/meta/no-index-meta.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { checkPayment, listOrders, type Order } from '../orders/orders.contract.ts'
import { TransferDetails } from '../payments/unpaid/transfer-details.tsx'
import type { Route } from './+types/success.page'
import { isOrderPlaced } from './order-placed.ts'
import { ThankYou } from './thank-you.tsx'
import { UnconfirmedPayment } from './unconfirmed-payment.tsx'

/** Loads the placed order if it belongs to the viewer; nothing else in the address is trusted. */
export async function clientLoader({
  context,
  request,
}: Route.ClientLoaderArgs): Promise<{ order?: Order | undefined }> {
  const order = new URL(request.url).searchParams.get('order')
  if (!order || !/^[1-9]\d{0,15}$/.test(order) || !(await loadCurrentUser())) return {}
  const found = await apiFrom(context)(listOrders, { query: { order } }).catch(() => undefined)
  return { order: found?.results[0] }
}

/** Queries the state of a payment; the order is reloaded afterwards. */
export async function clientAction({ context, request }: Route.ClientActionArgs) {
  const id = String((await request.formData()).get('order'))
  await apiFrom(context)(checkPayment, { params: { id } }).catch(() => undefined)
  return null
}

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.thankYou)

export function HydrateFallback() {
  return (
    <div className="mx-auto max-w-md">
      <FieldsSkeleton />
    </div>
  )
}

/**
 * The thank-you page after an order, with payment instructions if it is unpaid. Other visitors are redirected to
 * their orders.
 */
export default function SuccessPage({ loaderData }: Route.ComponentProps) {
  const { state, search } = useLocation()
  const order = loaderData?.order
  // The navigation state exists only in the browser, not in the server-rendered page.
  if (!useHydrated()) return <HydrateFallback />
  if (order?.status === 'awaiting_payment')
    return order.payment?.kind === 'online' ? (
      <UnconfirmedPayment order={order} payment={order.payment} />
    ) : (
      <Awaited order={order} />
    )
  // It was not paid; the order page explains its state.
  if (order?.status === 'cancelled') return <Navigate to={href('/orders/:id', { id: String(order.id) })} replace />
  if (order && order.payment?.state !== 'paid')
    return (
      <Thanks
        text={order.is_collection ? texts.placedForCollection(order.id) : texts.isPlaced(order.id)}
        order={order}
      />
    )
  if (order) return <Thanks text={texts.paymentThanks} order={order} />
  if (!isOrderPlaced(state) || search) return <Navigate to={href('/orders')} replace />
  return <Thanks text={texts.paymentThanks} />
}

function Thanks({ text, order }: { text: string; order?: Order }) {
  return (
    <div className="mx-auto max-w-md text-center">
      <ThankYou className="mx-auto w-full max-w-xs" />
      <h1 className="mt-6 text-2xl">{texts.thankYouHeading}</h1>
      <p className="mt-3 text-lg text-muted">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to={href('/contact')}>{texts.rateOurServices}</ButtonLink>
        <OrdersLink order={order}>{texts.viewOrders}</OrdersLink>
      </div>
    </div>
  )
}

/** An order that awaits its bank transfer. */
function Awaited({ order }: { order: Order }) {
  return (
    <div className="mx-auto max-w-md">
      <h1 className="text-2xl">{texts.isPlacedHeading}</h1>
      <p className="mt-3 text-lg text-muted">{texts.preparedOnceTransferred(order.id)}</p>
      <div className="mt-6">{order.payment && <TransferDetails payment={order.payment} />}</div>
      <p className="mt-3 text-muted text-sm">{texts.weHaveEmailed}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <OrdersLink order={order}>{texts.seeTheOrder}</OrdersLink>
        <ButtonLink to={href('/')} weight="secondary">
          {texts.moreShopping}
        </ButtonLink>
      </div>
    </div>
  )
}

function OrdersLink({ order, children }: { order: Order | undefined; children: ReactNode }) {
  return (
    <ButtonLink to={order ? href('/orders/:id', { id: String(order.id) }) : href('/orders')} weight="secondary">
      {children}
    </ButtonLink>
  )
}
