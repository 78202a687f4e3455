import { href, Link } from 'react-router'
import { texts } from '#texts/content/messages/threads/screen'
import { emailKey } from '../../../../../lib/email-key.ts'
import { StatusChip } from '../../../../sales/orders/screens/status-chip.tsx'
import { Price } from '../../../../ui/price.tsx'
import { Day } from '../../../../ui/time.tsx'
import type { Thread } from '../thread.contract.ts'

/**
 * The writer of a message, and the orders of the account that was logged in. A typed address proves nothing, so it
 * shows no orders.
 */
export function MessageSender({ thread: { email, order, sender } }: { thread: Thread }) {
  const { account, address_has_account, orders, orders_count } = sender
  return (
    <div className="grid content-start gap-6 text-sm">
      <section aria-label={texts.sender} className="grid gap-1">
        <h2 className="mb-1 font-semibold text-base">{texts.sender}</h2>
        <p className="wrap-anywhere">{email}</p>
        {account ? (
          <>
            <p className="text-muted wrap-anywhere">{texts.wasLoggedIn(account.name)}</p>
            {emailKey(account.email) !== emailKey(email) && (
              <p className="text-warn wrap-anywhere">{texts.otherAddress(account.email)}</p>
            )}
          </>
        ) : (
          <p className={address_has_account ? 'rounded-control bg-warn-soft px-3 py-2 text-warn' : 'text-muted'}>
            {address_has_account ? texts.unverifiedSenderHint : texts.noAccount}
          </p>
        )}
        {order !== null && (
          <p>
            <OrderLink id={order}>{texts.aboutOrder(order)}</OrderLink>
          </p>
        )}
      </section>
      {account && (
        <section aria-label={texts.orders}>
          <h2 className="mb-2 font-semibold text-base">{texts.orders}</h2>
          {orders.length === 0 && <p className="text-muted">{texts.noOrders}</p>}
          <ul data-rows="" className="divide-y divide-line border-line border-y empty:hidden">
            {orders.map(({ id, status, price, time_created }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
                <OrderLink id={id}>{texts.order(id)}</OrderLink>
                <StatusChip status={status} />
                <Price of={price} className="ml-auto tabular-nums" />
                <Day of={time_created} className="w-full text-muted" />
              </li>
            ))}
          </ul>
          {orders_count > orders.length && (
            <Link
              to={`${href('/admin/orders')}?search=${encodeURIComponent(account.email)}`}
              className="mt-2 lone-link underline underline-offset-4"
            >
              {texts.allOrders(orders_count)}
            </Link>
          )}
        </section>
      )}
    </div>
  )
}

const OrderLink = ({ id, children }: { id: number; children: string }) => (
  <Link to={href('/admin/orders/:id', { id: String(id) })} className="lone-link underline underline-offset-4">
    {children}
  </Link>
)
