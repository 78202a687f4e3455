import { useEffect } from 'react'
import { href, useFetcher } from 'react-router'
import * as texts from '#texts/cart'
import { showPrice } from '../../../lib/money.ts'
import { showDateRange } from '../../delivery/dates/show-date-range.ts'
import { sayCountries } from '../../delivery/say-countries.ts'
import { sayMeans } from '../../payments/means-text.ts'
import { CART_QUOTE, type QuotedDelivery } from './cart-quote.ts'

interface CartDeliveryProps {
  /** What the cart holds, in a text that is another one whenever that changes. */
  of: string
}

/** What a cart costs besides its goods, when it would come and how it can be paid, before anybody goes to the checkout. */
export default function CartDelivery({ of }: CartDeliveryProps) {
  const { data, load } = useFetcher<{ quote?: QuotedDelivery }>({ key: CART_QUOTE })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another cart costs something else
  useEffect(() => void load(href('/checkout/quote')), [load, of])
  const quote = data?.quote
  if (!quote) return null
  const { methods, method, taxes, means, countries } = quote
  const chosen = methods.find(({ id }) => id === method)
  return (
    <div className="grid gap-2 pb-3 text-sm">
      {chosen && (
        <p>
          {chosen.price === '0.00' ? texts.freeDelivery : texts.deliveryFrom(showPrice(chosen.price))}
          <span className="block text-muted">
            {chosen.is_collection
              ? texts.readyBetween(showDateRange(chosen))
              : texts.arrivesBetween(showDateRange(chosen))}
          </span>
        </p>
      )}
      {chosen?.missing_to_free && <p className="font-medium">{texts.moreForFree(showPrice(chosen.missing_to_free))}</p>}
      {taxes.map(({ rate, vat }) => (
        <p key={rate} className="text-muted">
          {texts.vatOf(Number(rate), showPrice(vat))}
        </p>
      ))}
      <p className="text-muted">
        {sayCountries(countries)} {sayMeans(means)}
      </p>
    </div>
  )
}
