import { useEffect } from 'react'
import { href, useFetcher } from 'react-router'
import { texts as amounts } from '#texts/catalog/pricing'
import { texts } from '#texts/sales/cart'
import { showPrice } from '../../../../lib/money.ts'
import { countryName } from '../../../../lib/places/countries.ts'
import { Price } from '../../../ui/price.tsx'
import { CodeField } from '../../discounts/entering/code-field.tsx'
import { amountOff, DiscountName, MinusPrice } from '../../discounts/lines/discount-lines.tsx'
import { formatPaymentMeans } from '../../payments/format-payment-means.ts'
import { showDateRange } from '../../shipping/dates/show-date-range.ts'
import { formatCountries } from '../../shipping/format-countries.ts'
import { CART_QUOTE, type QuotedDelivery } from './cart-quote.ts'

interface CartDeliveryProps {
  /** A key that changes with the cart lines. */
  of: string
}

/** Shows delivery or collection, the total with its VAT, and the payment methods of a cart. */
export default function CartDelivery({ of }: CartDeliveryProps) {
  const { data, load } = useFetcher<{ quote?: QuotedDelivery }>({ key: CART_QUOTE })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another cart has another quote
  useEffect(() => void load(href('/checkout/quote')), [load, of])
  const quote = data?.quote
  if (!quote) return null
  const { methods, method, means, countries, not_delivered } = quote
  const chosen = methods.find(({ id }) => id === method)
  return (
    <div className="grid gap-2 pb-3 text-sm">
      <CodeField quote={quote} />
      {not_delivered && <NotDelivered quote={quote} />}
      {chosen && (
        <>
          <p>
            {chosen.is_emailed
              ? texts.sentByEmail
              : chosen.is_collection
                ? collectionText(chosen.price)
                : deliveryText(chosen.price)}
            {!chosen.is_emailed && (
              <span className="block text-muted">
                {chosen.is_collection
                  ? texts.readyBetween(showDateRange(chosen))
                  : texts.arrivesBetween(showDateRange(chosen))}
              </span>
            )}
          </p>
          {chosen.missing_to_free && (
            <p className="font-medium">
              {chosen.is_collection
                ? texts.moreForFreeCollection(showPrice(chosen.missing_to_free))
                : texts.moreForFree(showPrice(chosen.missing_to_free))}
            </p>
          )}
          <Total quote={quote} method={chosen} />
          {quote.is_export && <p className="text-muted">{amounts.importCharges}</p>}
        </>
      )}
      <p className="text-muted">
        {(!not_delivered || countries.length === 0) && `${formatCountries(countries)} `}
        {formatPaymentMeans(means)}
      </p>
      {!quote.has_no_vat && (
        <p className="text-muted">{quote.is_export ? amounts.noVatOnExport : amounts.taxesIncluded}</p>
      )}
    </div>
  )
}

const deliveryText = (price: string) => (price === '0.00' ? texts.freeDelivery : texts.deliveryFrom(showPrice(price)))

const collectionText = (price: string) => (price === '0.00' ? texts.collectForFree : texts.collectFor(showPrice(price)))

function NotDelivered({ quote: { not_delivered, country, countries } }: { quote: QuotedDelivery }) {
  // A shop without delivery zones only offers collection, so nothing needs to be explained.
  if (countries.length === 0) return null
  return (
    <p className="font-medium">
      {not_delivered?.reason === 'too_heavy'
        ? texts.tooHeavyForParcel
        : not_delivered?.reason === 'no_rate'
          ? texts.noMethodForParcel
          : texts.notDeliveredTo(countryName(country))}
    </p>
  )
}

/** The discounts, and the total with the VAT that it contains. */
function Total({
  quote: { discounts, total, taxes, is_export },
  method: { is_collection, is_emailed },
}: {
  quote: QuotedDelivery
  method: QuotedDelivery['methods'][number]
}) {
  return (
    <dl className="grid gap-1 border-line border-t pt-2">
      {discounts.map((discount, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two discounts can have the same name
        <div key={index} className="flex items-baseline justify-between gap-4">
          <dt>
            <DiscountName of={discount} />
          </dt>
          <dd>
            <MinusPrice of={amountOff(discount)} />
          </dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 font-medium">
        <dt>{is_emailed ? amounts.total : is_collection ? texts.totalWithCollection : texts.totalWithDelivery}</dt>
        <dd>
          <Price of={total} />
        </dd>
      </div>
      {(is_export ? [] : taxes).map(({ rate, vat }) => (
        <div key={rate} className="flex items-baseline justify-between gap-4 text-muted">
          <dt>{amounts.vatContained(Number(rate))}</dt>
          <dd>
            <Price of={vat} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
