import { MessageCircle } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { href } from 'react-router'
import { texts } from '#texts/sales/orders'
import { ButtonLink } from '../../../ui/button.tsx'
import type { Order } from '../orders.contract.ts'
import { OwnRefundAccount } from '../refund-account/own-refund-account.tsx'
import { BuyAgain } from '../reorder/buy-again.tsx'
import { OrderDetails } from './order-details.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { OrderWithdrawals } from './order-withdrawals.tsx'

/** Loaded only for orders of gift cards. */
const SoldCards = lazy(() => import('../../gift-cards/selling/sold-cards.tsx'))

/** The customer's view of an order: timeline, next steps, lines and actions. */
export function OwnOrderDetails({ order }: { order: Order }) {
  return (
    <>
      <OrderTimeline order={order} />
      <OrderDetails order={order} isOwn />
      <OwnRefundAccount order={order} />
      <OrderWithdrawals order={order} />
      <OrderLines order={order} isOwn />
      {order.order_product_items.some((line) => line.is_gift_card) && (
        <Suspense>
          <SoldCards order={order.id} isOwn />
        </Suspense>
      )}
      <div className="flex flex-wrap items-start gap-3 pb-6 print:hidden">
        {order.status !== 'awaiting_payment' && <BuyAgain order={order.id} />}
        <ButtonLink to={`${href('/contact')}?order=${order.id}`} weight="secondary">
          <MessageCircle aria-hidden="true" className="size-5" />
          {texts.askAboutThisOrder}
        </ButtonLink>
      </div>
    </>
  )
}
