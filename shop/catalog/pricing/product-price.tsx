import { texts } from '#texts/catalog/pricing'
import { showPrice } from '../../../lib/money.ts'
import { Price } from '../../ui/price.tsx'
import { Sentence } from '../../ui/sentence.ts'
import type { UnitPrice } from './contents.contract.ts'
import { cheapestVariant, hasSeveralPrices, priceOfVariant } from './variant-price.ts'

/** The sale price and, if permitted, the compare-at price. */
interface ShownSalePrice {
  price: string
  /** The lowest price of the 30 days before the sale; null if it is not higher. */
  before: string | null
  percent: number | null
}

interface PricedVariant {
  price: string | null
  reduced: ShownSalePrice | null
  unit_price: UnitPrice | null
}

interface ProductPriceProps {
  product: { price: string; variants: readonly PricedVariant[] }
  /** The selected variant; undefined for the lowest price of the product, shown with "from" if prices differ. */
  variant?: PricedVariant | undefined
  className?: string
  /** Class of the unit price line. */
  unitClassName?: string
}

/** The price and unit price of a product or variant. */
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

/** The struck compare-at price and the discount. Renders nothing without a compare-at price. */
function PriceBefore({ reduced: { before, percent } }: { reduced: ShownSalePrice }) {
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
  /** True if other variants cost more. */
  isLeast: boolean
  className?: string | undefined
}

/** A price, with "from" if it is the lowest of several. */
export function PriceFrom({ price, isLeast, className }: PriceFromProps) {
  if (!isLeast) return <Price of={price} className={className} />
  return (
    <span className={className}>
      <Sentence of={texts.from(<Price of={price} />)} />
    </span>
  )
}

/** The unit price. Renders nothing if null. */
export function UnitPriceNote({ of: unit, className = 'text-xs' }: { of: UnitPrice | null; className?: string }) {
  if (!unit) return null
  return <span className={`text-muted tabular-nums ${className}`}>{texts.per(showPrice(unit.price), unit.per)}</span>
}
