import * as texts from '#texts/catalog/pricing'
import { showPrice } from '../../../lib/money.ts'
import { Price } from '../../ui/price.tsx'
import { Sentence } from '../../ui/sentence.ts'
import type { UnitPrice } from './contents.contract.ts'
import { cheapestVariant, hasSeveralPrices, priceOfVariant } from './variant-price.ts'

/** What a reduction says: what it costs, and what it cost before, where that may be said. */
interface ShownReduction {
  price: string
  /** The lowest price of the 30 days before; null where that is no higher. */
  before: string | null
  percent: number | null
}

interface PricedVariant {
  price: string | null
  reduced: ShownReduction | null
  unit_price: UnitPrice | null
}

interface ProductPriceProps {
  product: { price: string; variants: readonly PricedVariant[] }
  /** The variant that is meant; without one the price of all, or "from" the least. */
  variant?: PricedVariant | undefined
  className?: string
  /** Of the line that says what a kilogram, litre or metre costs. */
  unitClassName?: string
}

/** What a product or one of its variants costs, and what a kilogram, litre or metre of it. */
export function ProductPrice({ product, variant, className, unitClassName = 'text-xs' }: ProductPriceProps) {
  const shown = variant ?? cheapestVariant(product)
  return (
    <>
      <PriceFrom
        price={priceOfVariant(product, shown)}
        isLeast={variant === undefined && hasSeveralPrices(product)}
        className={className}
      />
      {shown?.reduced && <PriceBefore reduced={shown.reduced} />}
      <UnitPriceNote of={shown?.unit_price ?? null} className={unitClassName} />
    </>
  )
}

/** What something cost before it was reduced, struck, and how much less that is; nothing where it may not be said. */
function PriceBefore({ reduced: { before, percent } }: { reduced: ShownReduction }) {
  if (before === null) return null
  return (
    <span className="whitespace-nowrap text-sm tabular-nums">
      <span className="sr-only">{texts.before}</span>
      <s className="text-muted">{showPrice(before)}</s>
      {percent !== null && percent > 0 && <span className="ml-2 font-medium text-danger">{texts.less(percent)}</span>}
    </span>
  )
}

interface PriceFromProps {
  price: string
  /** There are variants that cost more. */
  isLeast: boolean
  className?: string | undefined
}

/** A price, or the least of several. */
export function PriceFrom({ price, isLeast, className }: PriceFromProps) {
  if (!isLeast) return <Price of={price} className={className} />
  return (
    <span className={className}>
      <Sentence of={texts.from(<Price of={price} />)} />
    </span>
  )
}

/** What a kilogram, litre or metre costs; nothing where nobody asks. */
export function UnitPriceNote({ of: unit, className = 'text-xs' }: { of: UnitPrice | null; className?: string }) {
  if (!unit) return null
  return <span className={`text-muted tabular-nums ${className}`}>{texts.per(showPrice(unit.price), unit.per)}</span>
}
