import { href } from 'react-router'
import { texts } from '#texts/sales/payments'
import { ButtonLink } from '../../../ui/button.tsx'
import { Price } from '../../../ui/price.tsx'
import type { Payment } from '../payments.contract.ts'
import { TestMode } from '../test-mode.tsx'
import { CancelUnpaidOrder } from './cancel-unpaid-order.tsx'
import { PaymentDue } from './payment-due.tsx'

/** The shown fields of an order that awaits payment. */
export interface AwaitedOrder {
  id: number
  /** Euros with two decimals. */
  price: string
  payment: Payment | null
  order_product_items: readonly { variant: number; quantity: number; title: string }[]
}

interface UnpaidOrderProps {
  order: AwaitedOrder
  /** Called after the order was cancelled. */
  onCancelled?: () => void
}

/**
 * An order that awaits online payment: lines, price, deadline, payment and cancellation. The customer can place no
 * other order until then.
 */
export function UnpaidOrder({ order, onCancelled }: UnpaidOrderProps) {
  const { id, price, payment, order_product_items } = order
  return (
    <section aria-labelledby="unpaid-order">
      <h2 id="unpaid-order" className="text-xl">
        {texts.orderWaits(id)}
      </h2>
      <p className="mt-2">
        <Price of={price} className="font-display font-semibold text-2xl" />
        <span className="block text-muted text-sm">
          {order_product_items.map(({ quantity, title }) => `${quantity} × ${title}`).join(', ')}
        </span>
      </p>
      <p className="mt-4 mb-3">{texts.payOrCancelFirst}</p>
      {payment?.is_test && <TestMode />}
      {payment && <PaymentDue order={id} payment={payment} />}
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={href('/orders/:id', { id: String(id) })} weight="secondary">
          {texts.seeTheOrder}
        </ButtonLink>
        {payment?.state !== 'processing' && <CancelUnpaidOrder id={id} {...(onCancelled && { onCancelled })} />}
      </div>
    </section>
  )
}
