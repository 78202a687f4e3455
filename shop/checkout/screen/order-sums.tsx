import type { ReactNode } from 'react'
import * as texts from '#texts/checkout'
import { Price } from '../../ui/price.tsx'
import type { CheckoutQuote } from '../checkout.contract.ts'

interface OrderSumsProps {
  quote: CheckoutQuote
  /** What has changed while somebody looked, in words: no sum becomes another one in silence. */
  changed: readonly string[]
}

/** What an order costs: goods, delivery, together, and the VAT that this contains. */
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
    </div>
  )
}

function Sums({ quote }: { quote: CheckoutQuote }) {
  const { goods, delivery, total, taxes, has_no_vat, methods, method } = quote
  const name = methods.find(({ id }) => id === method)?.name
  return (
    <dl className="grid gap-1.5">
      <Row name={texts.goods}>
        <Price of={goods} />
      </Row>
      {name && <Row name={name}>{delivery === '0.00' ? texts.free : <Price of={delivery} />}</Row>}
      <Row name={texts.total} className="font-display font-semibold text-xl">
        <Price of={total} />
      </Row>
      {taxes.map(({ rate, vat }) => (
        <Row key={rate} name={texts.vatContained(Number(rate))} className="text-muted text-sm">
          <Price of={vat} />
        </Row>
      ))}
      {has_no_vat && <p className="text-muted text-sm">{texts.noVat}</p>}
    </dl>
  )
}

function Row({ name, className = '', children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${className}`}>
      <dt>{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  )
}
