import type { ReactNode } from 'react'
import { texts as amounts } from '#texts/catalog/pricing'
import { texts } from '#texts/sales/checkout'
import { texts as companyTexts } from '#texts/sales/companies'
import { texts as giftCardTexts } from '#texts/sales/gift-cards'
import { toCents, toPrice } from '../../../../lib/money.ts'
import { Price } from '../../../ui/price.tsx'
import { CodeField } from '../../discounts/entering/code-field.tsx'
import { amountOff, DiscountName, MinusPrice } from '../../discounts/lines/discount-lines.tsx'
import { GiftCardField } from '../../gift-cards/entering/gift-card-field.tsx'
import type { CheckoutQuote } from '../checkout.contract.ts'

interface OrderSumsProps {
  quote: CheckoutQuote
  /** The differences from the quote shown before, as sentences. */
  changed: readonly string[]
}

/** Subtotal, delivery or collection, discounts, total and included VAT, and the discount code. */
export function OrderSums({ quote, changed }: OrderSumsProps) {
  return (
    <div>
      <div role="status">
        {changed.length > 0 && (
          <p className="mb-3 rounded-control bg-warn-soft px-4 py-3 text-sm text-warn">
            {texts.changedMeanwhile} {changed.join(' ')}
          </p>
        )}
      </div>
      <Sums quote={quote} />
      <div className="mt-3">
        <CodeField quote={quote} />
      </div>
      <div className="mt-3">
        <GiftCardField cards={quote.gift_cards} />
      </div>
    </div>
  )
}

function Sums({ quote }: { quote: CheckoutQuote }) {
  const { goods, discounts, total, taxes, has_no_vat, is_export, is_reverse_charge, methods, method, gift_cards, due } =
    quote
  const delivery = toPrice(discounts.reduce((sum, one) => sum + toCents(one.delivery), toCents(quote.delivery)))
  const name = methods.find(({ id }) => id === method)?.name
  return (
    <>
      <dl className="grid gap-1.5">
        <Row name={amounts.subtotal}>
          <Price of={goods} />
        </Row>
        {name && <Row name={name}>{delivery === '0.00' ? amounts.free : <Price of={delivery} />}</Row>}
        {discounts.map((discount, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two discounts can have the same name
          <Row key={index} name={<DiscountName of={discount} />}>
            <MinusPrice of={amountOff(discount)} />
          </Row>
        ))}
        <Row name={amounts.total} className="font-display font-semibold text-xl">
          <Price of={total} />
        </Row>
        {gift_cards
          .filter(({ amount }) => amount !== '0.00')
          .map(({ id, last_four, amount }) => (
            <Row key={id} name={giftCardTexts.giftCardNamed(last_four)}>
              <MinusPrice of={amount} />
            </Row>
          ))}
        {due !== total && (
          <Row name={giftCardTexts.due} className="font-semibold">
            <Price of={due} />
          </Row>
        )}
        {(is_export || is_reverse_charge ? [] : taxes).map(({ rate, vat }) => (
          <Row key={rate} name={amounts.vatContained(Number(rate))} className="text-muted text-sm">
            <Price of={vat} />
          </Row>
        ))}
      </dl>
      {has_no_vat && <p className="mt-1.5 text-muted text-sm">{amounts.vatNotApplicable}</p>}
      {is_reverse_charge && <p className="mt-1.5 text-muted text-sm">{companyTexts.reverseCharge}</p>}
      {is_export && <ExportNote hasNoVat={has_no_vat} />}
    </>
  )
}

/** States which charges are due on arrival outside the European Union. */
function ExportNote({ hasNoVat }: { hasNoVat: boolean }) {
  return (
    <div className="mt-2 grid gap-1 rounded-control bg-warn-soft px-4 py-3 text-sm text-warn">
      {!hasNoVat && <p className="font-medium">{amounts.noVatOnExport}</p>}
      <p>{amounts.importCharges}</p>
    </div>
  )
}

function Row({ name, className = '', children }: { name: ReactNode; className?: string; children: ReactNode }) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${className}`}>
      <dt>{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  )
}
