import { href } from 'react-router'
import * as texts from '#texts/checkout'
import type { Order } from '../../orders/orders.contract.ts'
import { GiveUpOrder } from '../../orders/screens/give-up-order.tsx'
import { TestMode } from '../../payments/test-mode.tsx'
import { ToBePaid } from '../../payments/to-be-paid.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Price } from '../../ui/price.tsx'

/** The order that awaits its payment: how it is paid, and that it can be given up. No other is taken before that is settled. */
export default function UnpaidOrder({ order, givenUp }: { order: Order; givenUp: () => void }) {
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
      <p className="mt-4 mb-3">{texts.payThisFirst}</p>
      {payment?.is_test && <TestMode />}
      {payment && <ToBePaid order={id} payment={payment} />}
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={href('/orders/:id', { id: String(id) })} weight="secondary">
          {texts.seeTheOrder}
        </ButtonLink>
        <GiveUpOrder id={id} givenUp={givenUp} />
      </div>
    </section>
  )
}
