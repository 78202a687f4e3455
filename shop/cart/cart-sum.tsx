import { ButtonLink } from '../ui/button.tsx'
import { Price } from '../ui/price.tsx'
import { type CartLine, isBuyable, sumOf } from './cart-line.ts'

/** What the cart costs, what is in that, and the ways on from here. */
export function CartSum({ lines }: { lines: readonly CartLine[] }) {
  const { price, pieces } = sumOf(lines)
  const left = lines.filter((line) => !isBuyable(line)).length
  return (
    <section
      aria-labelledby="sum"
      className="rounded-card border border-line bg-surface p-5 shadow-card lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)] lg:self-start"
    >
      <h2 id="sum" className="text-xl">
        Sum
      </h2>
      <p aria-live="polite" className="mt-3 flex items-baseline justify-between gap-4">
        <span className="text-muted">
          {pieces} {pieces === 1 ? 'piece' : 'pieces'}
        </span>
        <Price of={price} className="font-display font-semibold text-2xl" />
      </p>
      <p className="mt-1 text-muted text-sm">Taxes included, delivery not.</p>
      {left > 0 && (
        <p className="mt-3 text-danger text-sm">
          {left === 1
            ? 'One line cannot be bought as it is and is'
            : `${left} lines cannot be bought as they are and are`}{' '}
          not counted.
        </p>
      )}
      <div className="mt-5 grid gap-3">
        {pieces > 0 && (
          <ButtonLink to="/checkout" state={{ is_cart_checkout: true }}>
            Checkout
          </ButtonLink>
        )}
        <ButtonLink to="/" weight="secondary">
          More Shopping
        </ButtonLink>
      </div>
    </section>
  )
}
