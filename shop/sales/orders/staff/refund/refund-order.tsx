import { useState } from 'react'
import { texts } from '#texts/sales/orders/staff'
import { priceForField } from '../../../../../lib/forms/typed-numbers.ts'
import { showPrice, toCents, toPrice } from '../../../../../lib/money.ts'
import { titleOfVariant } from '../../../../../lib/variant-title.ts'
import { CheckBox } from '../../../../ui/fields/check-box.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx'
import { earlierReturns, namesOfRecomputed, returnedLines } from '../../../discounts/returned/returned-lines.ts'
import { priceAsPaid } from '../../../discounts/returned/returned-price.ts'
import { GIFT_CARD_METHOD } from '../../../payments/gift-card-method.ts'
import type { Payment } from '../../../payments/payments.contract.ts'
import { RefundAccountForStaff } from '../../refund-account/refund-account-for-staff.tsx'
import type { StaffOrder } from '../staff-orders.contract.ts'
import { proposedRefund } from './proposed-refund.ts'

interface RefundOrderProps {
  order: StaffOrder
  payment: Payment
  /** The withdrawal that this refund settles, with its quantities by variant. */
  withdrawal?: { id: number; pieces: Readonly<Record<number, number>> }
  close: () => void
}

/** The form by which staff refund an order: pieces, amount and reason. The proposed amount can be changed. */
export default function RefundOrder({ order, payment, withdrawal, close }: RefundOrderProps) {
  const { id, order_product_items, standard_delivery_price } = order
  const [key] = useState(() => crypto.randomUUID())
  const [chosen, setChosen] = useState(() => leftOf(order, withdrawal?.pieces ?? {}))
  const [typed, setTyped] = useState<string>()
  const [because, setReason] = useState<string>(withdrawal ? 'withdrawn' : 'goodwill')

  const isByGiftCard = payment.means === GIFT_CARD_METHOD.method
  const onCards = isByGiftCard
    ? 0
    : order.gift_cards.reduce((sum, one) => sum + toCents(one.amount) - toCents(one.returned), 0)
  const left = toCents(payment.amount) - toCents(payment.refunded) + onCards
  const lines = order_product_items.filter(({ quantity, refunded }) => refunded < quantity)
  const returned = returnedLines(order_product_items, chosen)
  const isWithdrawn = because === 'withdrawn'
  const standardDelivery = toCents(standard_delivery_price)
  const proposed = proposedRefund(returned, { standardDelivery, left, isWithdrawn, ...earlierReturns(order) })
  const recomputed = namesOfRecomputed(returned, order, isWithdrawn)
  // A return that is worth nothing is settled with an amount of 0.
  const isNothing = proposed === 0 && recomputed.length > 0 && withdrawal !== undefined
  const amount = typed ?? (proposed > 0 || isNothing ? priceForField(toPrice(proposed)) : '')
  const movesMoney = !isNothing || /[1-9]/.test(amount)
  return (
    <FormDialog
      title={texts.refundOrder(id)}
      schema={refundForm}
      hidden={{ id, intent: 'refund', key }}
      button={texts.refundNow}
      isDangerous={false}
      cancel={texts.cancel}
      close={close}
    >
      {withdrawal && <input type="hidden" name="withdrawal" value={withdrawal.id} />}
      <ul className="divide-y divide-line border-line border-y empty:hidden">
        {lines.map(({ variant, title, variant_name, unit_price, quantity, refunded }, index) => (
          <li key={variant} className="grid gap-x-4 py-3 sm:grid-cols-[minmax(0,1fr)_6rem]">
            <div className="min-w-0 text-sm">
              <p className="font-medium wrap-anywhere">{title}</p>
              <p className="text-muted">
                {variant_name !== '' && `${variant_name}, `}
                {showPrice(unit_price)}
              </p>
            </div>
            <input type="hidden" name={`lines[${index}][variant]`} value={variant} />
            <TextField
              name={`lines[${index}][quantity]`}
              label={texts.howMany(quantity - refunded)}
              aria-label={texts.quantityOfOf(titleOfVariant(title, variant_name), quantity - refunded)}
              type="number"
              min={0}
              max={quantity - refunded}
              inputMode="numeric"
              autoComplete="off"
              defaultValue={chosen[variant] ?? 0}
              onChange={({ target }) => setChosen({ ...chosen, [variant]: Number(target.value) || 0 })}
            />
            <CheckBox
              className="text-sm"
              name={`lines[${index}][restock]`}
              required={false}
              disabled={!chosen[variant]}
            >
              {texts.restock}
            </CheckBox>
          </li>
        ))}
      </ul>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          name="because"
          label={texts.reason}
          choices={texts.refundReasons}
          value={because}
          onChange={({ target }) => setReason(target.value)}
        />
        <TextField
          name="amount"
          label={texts.amountBack}
          hint={texts.atMost(showPrice(toPrice(left)))}
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      {recomputed.length > 0 && (
        <p className="text-sm" role="status">
          {texts.offerIsRecomputed(recomputed, showPrice(toPrice(priceAsPaid(returned))))}
        </p>
      )}
      <TextField
        name="note"
        label={texts.messageToTheCustomer}
        hint={texts.shownInTheEmailAndInTheOrderHint}
        rows={2}
        required={false}
      />
      {onCards > 0 && <p className="text-muted text-sm">{texts.giftCardsFirst(showPrice(toPrice(onCards)))}</p>}
      {movesMoney && (
        <p className="text-muted text-sm">
          {payment.kind === 'online' ? texts.refundedAutomaticallyToTheOriginal : texts.refundByBankTransfer}
        </p>
      )}
      {movesMoney && payment.kind === 'sent' && <RefundAccountForStaff account={order.refund_account} />}
    </FormDialog>
  )
}

/** The given pieces without those that were already refunded. */
const leftOf = ({ order_product_items }: StaffOrder, pieces: Readonly<Record<number, number>>) =>
  Object.fromEntries(
    order_product_items.map(({ variant, quantity, refunded }) => [
      variant,
      Math.min(pieces[variant] ?? 0, quantity - refunded),
    ]),
  )

const refundForm = async () => (await import('./refund-form.contract.ts')).RefundForm
