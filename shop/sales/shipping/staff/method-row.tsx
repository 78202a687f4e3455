import { href, Link } from 'react-router'
import { texts } from '#texts/sales/shipping/staff'
import { showPrice } from '../../../../lib/money.ts'
import { shownNumber } from '../../../../lib/texts/current-formats.ts'
import { showDateRange } from '../dates/show-date-range.ts'
import type { Method } from '../delivery.contract.ts'

/** A shipping method in a zone: name, price, and arrival of an order placed now. */
export function MethodRow({ method }: { method: Method }) {
  const { id, name, is_on, is_tracked, arrives, place } = method
  return (
    <li>
      <Link
        to={href('/admin/delivery/methods/:id', { id: String(id) })}
        className="group grid gap-y-0.5 py-3 text-muted"
      >
        <span className="font-medium text-ink group-hover:underline">{name}</span>
        <span>{pricesInWords(method)}</span>
        {place && <span>{place.split('\n').join(', ')}</span>}
        <span className="empty:hidden">
          {[!is_on && texts.off, is_tracked && texts.tracked].filter(Boolean).join(', ')}
        </span>
        <span>{texts.deliveryDatesNow(showDateRange(arrives))}</span>
      </Link>
    </li>
  )
}

/** Formats the prices by weight: `€4.90 up to 2 kg, €9.90 beyond`. */
export function pricesInWords({ brackets, free_from }: Pick<Method, 'brackets' | 'free_from'>): string {
  const shown = (price: string) => (Number(price) === 0 ? texts.free : showPrice(price))
  const rows = brackets.map(({ up_to, price }) => {
    if (up_to !== null) return texts.priceUpTo(shown(price), inWords(up_to))
    return brackets.length === 1 ? shown(price) : texts.priceBeyond(shown(price))
  })
  return [...rows, ...(free_from === null ? [] : [texts.freeFrom(showPrice(free_from))])].join(', ')
}

/** Kilograms from one on: `2 kg`, `750 g`. */
const inWords = (grams: number) => (grams < 1000 ? `${grams} g` : `${shownNumber(grams / 1000)} kg`)
