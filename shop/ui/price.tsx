import { showPrice } from '../../lib/money.ts'

/** A formatted price with its exact value for machines. */
export function Price({ of: price, className }: { of: string; className?: string }) {
  return (
    <data value={price} className={`tabular-nums ${className ?? ''}`}>
      {showPrice(price)}
    </data>
  )
}
