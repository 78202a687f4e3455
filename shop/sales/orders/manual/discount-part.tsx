import { texts as amounts } from '#texts/catalog/pricing'
import { texts } from '#texts/sales/orders/manual'
import { toCents, toPrice } from '../../../../lib/money.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Price } from '../../../ui/price.tsx'
import { amountOff, DiscountName, MinusPrice } from '../../discounts/lines/discount-lines.tsx'
import type { NewOrderAnswer } from './new-order-answer.ts'

/** The discount code and the one-off reduction of a manual order, as entered. */
export interface EnteredDiscounts {
  code: string
  kind: 'percentage' | 'amount'
  value: string
  reason: string
}

export const NO_DISCOUNTS: EnteredDiscounts = { code: '', kind: 'percentage', value: '', reason: '' }

/** Returns the part of a quote request with the entered discounts; empty fields are left out. */
export const discountsWish = ({ code, kind, value, reason }: EnteredDiscounts) => ({
  ...(code.trim() !== '' && { code }),
  ...(value.trim() !== '' && { reduction: { kind, value, reason: reason.trim() || '?' } }),
})

interface DiscountPartProps {
  entered: EnteredDiscounts
  setEntered: (entered: EnteredDiscounts) => void
  quote: NewOrderAnswer['quote']
}

/** The fields of the discount code and the one-off reduction. */
export function DiscountPart({ entered, setEntered, quote }: DiscountPartProps) {
  const { code, kind, value, reason } = entered
  const change = (what: Partial<EnteredDiscounts>) => setEntered({ ...entered, ...what })
  const isReduced = value.trim() !== ''
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        name="code"
        label={texts.discountCode}
        hint={<span role="status">{code.trim() !== '' && quote?.code?.problem}</span>}
        required={false}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        value={code}
        onChange={({ target }) => change({ code: target.value })}
        className="sm:col-span-2 sm:max-w-xs"
      />
      <SelectField
        name={isReduced ? 'reduction[kind]' : 'kind'}
        label={texts.reductionKind}
        choices={Object.entries(texts.reductionKinds)}
        value={kind}
        onChange={({ target }) => change({ kind: target.value as EnteredDiscounts['kind'] })}
      />
      <TextField
        name={isReduced ? 'reduction[value]' : 'value'}
        label={texts.reductionKinds[kind]}
        required={false}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onChange={({ target }) => change({ value: target.value })}
      />
      {isReduced && (
        <TextField
          name="reduction[reason]"
          label={texts.reductionReason}
          hint={texts.reductionReasonHint}
          autoComplete="off"
          maxLength={80}
          value={reason}
          onChange={({ target }) => change({ reason: target.value })}
          className="sm:col-span-2"
        />
      )}
    </div>
  )
}

/** The sums of the quote: products, discounts, delivery and the total. */
export function ManualSums({ quote }: Pick<DiscountPartProps, 'quote'>) {
  const { goods = '0.00', delivery = '0.00', total = '0.00', discounts = [] } = quote ?? {}
  const before = toPrice(discounts.reduce((sum, one) => sum + toCents(one.delivery), toCents(delivery)))
  return (
    <div role="status" className="grid min-w-64 gap-1">
      {discounts.length > 0 && (
        <dl className="grid gap-1">
          <Row name={amounts.subtotal}>
            <Price of={goods} />
          </Row>
          {discounts.map((discount, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two discounts can have the same name
            <Row key={place} name={<DiscountName of={discount} />}>
              <MinusPrice of={amountOff(discount)} />
            </Row>
          ))}
          <Row name={texts.deliveryCosts}>{before === '0.00' ? amounts.free : <Price of={before} />}</Row>
        </dl>
      )}
      <p className="text-lg">
        {amounts.total} <Price of={total} className="font-semibold" />
      </p>
    </div>
  )
}

interface RowProps {
  name: React.ReactNode
  children: React.ReactNode
}

const Row = ({ name, children }: RowProps) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt>{name}</dt>
    <dd className="tabular-nums">{children}</dd>
  </div>
)
