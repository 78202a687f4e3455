import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { texts } from '#texts/sales/returns'
import type { FieldErrors } from '../../../../lib/forms/form-errors.ts'
import { showPrice, toPrice } from '../../../../lib/money.ts'
import { showDay, showWeekday } from '../../../../lib/texts/dates.ts'
import { titleOfVariant } from '../../../../lib/variant-title.ts'
import { readFormDraft } from '../../../core/auth/form-drafts/form-drafts.ts'
import type { User } from '../../../core/auth/session.contract.ts'
import { useUser } from '../../../core/auth/session.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldsSkeleton } from '../../../ui/loading/form-skeleton.tsx'
import { earlierReturns, namesOfRecomputed, returnedLines } from '../../discounts/returned/returned-lines.ts'
import { priceAsPaid, returnedPrice } from '../../discounts/returned/returned-price.ts'
import type { Order, OrderLine } from '../../orders/orders.contract.ts'
import { ChosenPieces, piecesDraft, type StatementFields } from './chosen-pieces.tsx'
import { ReviewStatement } from './review-statement.tsx'
import { useWithdrawableOrders } from './use-withdrawable-orders.ts'

interface FromOrderProps {
  customer: User
  /** The errors of the withdrawal with this key. */
  refused: { key: string; errors: FieldErrors } | undefined
  switchToForm: () => void
}

/** The pieces chosen from an order. */
interface Choice {
  key: string
  order: Order
  statement: StatementFields
  /** Quantities by variant. */
  pieces: Readonly<Record<number, number>>
}

/** The form by which a customer withdraws one of their orders, completely or in part. */
export default function FromOrder({ customer, refused, switchToForm }: FromOrderProps) {
  const orders = useWithdrawableOrders()
  const [params] = useSearchParams()
  const [chosen, setChosen] = useState(params.get('order') ?? undefined)
  const [made, setChoice] = useState<Choice>()
  // Without a session the withdrawal cannot be submitted: the choice form is shown and reports that.
  const choice = useUser() === null ? undefined : made

  if (!orders) return <FieldsSkeleton />
  const order =
    orders.find(({ id }) => String(id) === chosen) ??
    orders.find(({ id }) => readFormDraft(piecesDraft(id), customer.id)) ??
    (orders.length === 1 ? orders[0] : undefined)
  return (
    <>
      {choice && (
        // Errors of a different choice are not shown.
        <ReviewChoice
          choice={choice}
          errors={refused?.key === choice.key ? refused.errors : undefined}
          change={() => setChoice(undefined)}
        />
      )}
      <div hidden={choice !== undefined}>
        {orders.length === 0 && <p>{texts.noOrders}</p>}
        {orders.length > 0 && (
          <fieldset className="grid gap-2">
            <legend className="mb-2 font-medium">{texts.whichOrder}</legend>
            {orders.map((one) => (
              <label
                key={one.id}
                className="flex cursor-pointer gap-3 rounded-card border border-line p-4 has-checked:border-ink has-checked:bg-sunken/60"
              >
                <input
                  type="radio"
                  name="chosen"
                  value={one.id}
                  checked={one.id === order?.id}
                  onChange={() => setChosen(String(one.id))}
                  className="mt-0.5 size-5 shrink-0"
                />
                <span className="min-w-0">
                  <span className="block font-medium">{texts.orderOf(one.id, showDay(one.time_created))}</span>
                  <span className="block text-muted text-sm wrap-anywhere">
                    {one.order_product_items.map(({ quantity, title }) => `${quantity} × ${title}`).join(', ')}
                  </span>
                  <span className="block text-muted text-sm">
                    {one.withdrawal_ends ? texts.until(showWeekday(one.withdrawal_ends)) : texts.notDeliveredYet}
                  </span>
                </span>
              </label>
            ))}
          </fieldset>
        )}
        {order && (
          <ChosenPieces
            key={order.id}
            order={order}
            customer={customer}
            choose={(pieces, statement) => setChoice({ key: crypto.randomUUID(), order, pieces, statement })}
          />
        )}
        <p className="mt-8 text-muted text-sm">{texts.otherOrder}</p>
        <Button weight="quiet" onClick={switchToForm} className="-ml-4">
          {texts.describeTheOrderInstead}
        </Button>
      </div>
    </>
  )
}

interface ReviewChoiceProps {
  choice: Choice
  errors: FieldErrors | undefined
  change: () => void
}

function ReviewChoice({ choice: { key, order, statement, pieces }, errors, change }: ReviewChoiceProps) {
  const { name, email, refund_holder, refund_iban } = statement
  const lines = order.order_product_items.filter(({ variant }) => pieces[variant])
  const returned = returnedLines(order.order_product_items, pieces, unitsGone)
  const price = returnedPrice(returned, earlierReturns(order))
  const recomputed = namesOfRecomputed(returned, order)
  const sent = lines.flatMap(({ variant }, index) => [
    [`lines[${index}][variant]`, String(variant)],
    [`lines[${index}][quantity]`, String(pieces[variant])],
  ])
  return (
    <ReviewStatement
      facts={[
        [texts.yourName, name],
        [texts.orderNumber, texts.orderOf(order.id, showDay(order.time_created))],
        [texts.email, email],
        [
          texts.itemsToWithdrawFrom,
          lines
            .map(({ variant, title, variant_name }) => `${pieces[variant]} × ${titleOfVariant(title, variant_name)}`)
            .join('\n'),
        ],
        [texts.priceOfItems, showPrice(toPrice(priceAsPaid(returned)))],
        ...(recomputed.length > 0
          ? [[texts.refundOfItems, `${showPrice(toPrice(price))}\n${texts.offerIsRecomputed(recomputed)}`] as const]
          : []),
        ...(refund_iban ? [[texts.refundAccount, `${refund_holder || name}\n${refund_iban}`] as const] : []),
      ]}
      fields={{ order: String(order.id), key, ...statement, ...Object.fromEntries(sent) }}
      errors={errors && { non_field_errors: Object.values(errors).flat() }}
      change={change}
    />
  )
}

/** Withdrawn units are not refunded yet, and staff may have refunded others. */
const unitsGone = ({ withdrawn, refunded }: OrderLine) => Math.max(withdrawn, refunded)
