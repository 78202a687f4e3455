import { href, Link } from 'react-router'
import { texts as amounts } from '#texts/catalog/pricing'
import { texts as companyTexts } from '#texts/sales/companies'
import { texts as discountTexts } from '#texts/sales/discounts/lines'
import { texts as giftCardTexts } from '#texts/sales/gift-cards'
import { texts } from '#texts/sales/orders'
import { showPrice, toCents, toPrice } from '../../../../lib/money.ts'
import { titleOfVariant } from '../../../../lib/variant-title.ts'
import { quote } from '../../../catalog/pricing/quote.ts'
import { WRITE_REVIEW } from '../../../catalog/reviews/writing/write-review-anchor.ts'
import { ORDER_STATES } from '../../../core/order-states/order-states.contract.ts'
import { useSharedTextLanguage } from '../../../ui/identity/shop-identity.ts'
import { Picture } from '../../../ui/images/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import { amountOff, DiscountName, MinusPrice } from '../../discounts/lines/discount-lines.tsx'
import type { Order, OrderLine } from '../orders.contract.ts'

interface OrderLinesProps {
  order: Order
  /** Whether the viewer is the customer, who can review the products. */
  isOwn?: boolean
  /** SKUs in the sequence of the lines; shown to staff only. */
  skus?: readonly (string | null)[]
  /** Extension and rate of the carrier; shown to staff only. */
  carrierRate?: string | null
}

/** The lines of an order as they were at purchase, with totals. */
export function OrderLines({ order, isOwn = false, skus, carrierRate = null }: OrderLinesProps) {
  const { order_product_items, price, method, discounts, taxes, has_no_vat, is_export, is_reverse_charge } = order
  const delivery = toPrice(discounts.reduce((sum, one) => sum + toCents(one.delivery), toCents(order.delivery_price)))
  return (
    <div className="border-line border-t pb-4">
      <ul>
        {order_product_items.map((line, place) => (
          <Line
            key={line.variant}
            line={line}
            sku={skus?.[place] ?? null}
            mayReview={isOwn && ORDER_STATES[order.status].mayReview}
          />
        ))}
      </ul>
      {method !== '' && (
        <p className="flex items-baseline justify-between gap-4 pt-4">
          <span className="text-muted">
            {method}
            {carrierRate !== null && (
              <span className="block text-sm wrap-anywhere">{texts.carrierRate(carrierRate)}</span>
            )}
          </span>
          {delivery === '0.00' ? <span>{amounts.free}</span> : <Price of={delivery} />}
        </p>
      )}
      {discounts.map((discount, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two discounts can have the same name
        <p key={index} className="flex items-baseline justify-between gap-4 pt-4">
          <DiscountName of={discount} className="text-muted" />
          <MinusPrice of={amountOff(discount)} />
        </p>
      ))}
      <p className="flex items-baseline justify-between gap-4 pt-4">
        <span className="text-muted">{amounts.total}</span>
        <Price of={price} className="font-semibold text-lg" />
      </p>
      {order.gift_cards.map(({ id, last_four, amount, returned }) => (
        <p key={id} className="flex items-baseline justify-between gap-4">
          <span className="text-muted">
            {giftCardTexts.giftCardNamed(last_four)}
            {returned !== '0.00' && (
              <span className="block text-sm">{giftCardTexts.returnedToCard(showPrice(returned))}</span>
            )}
          </span>
          <MinusPrice of={amount} />
        </p>
      ))}
      {(is_export || is_reverse_charge ? [] : taxes).map(({ rate, vat }) => (
        <p key={rate} className="flex items-baseline justify-between gap-4 text-muted text-sm">
          <span>{amounts.vatContained(Number(rate))}</span>
          <Price of={vat} />
        </p>
      ))}
      {has_no_vat && <p className="text-muted text-sm">{amounts.vatNotApplicable}</p>}
      {is_reverse_charge && <p className="text-muted text-sm">{companyTexts.reverseCharge}</p>}
      {is_export && !has_no_vat && <p className="text-muted text-sm">{amounts.noVatOnExport}</p>}
    </div>
  )
}

function Line({ line, sku, mayReview }: { line: OrderLine; sku: string | null; mayReview: boolean }) {
  const lang = useSharedTextLanguage()
  const { title, variant, variant_name, quantity, withdrawn, unit_price, discount, thumbnail, slug } = line
  return (
    <li className="grid grid-cols-[5rem_1fr] gap-4 border-line border-b py-4 sm:grid-cols-[6rem_1fr]">
      <Picture image={thumbnail} alt="" sizes="96px" widest={320} className="w-full rounded-control" />
      <div className="min-w-0">
        <p className="flex items-baseline justify-between gap-x-4">
          {slug === null ? (
            <span lang={lang} className="font-medium wrap-anywhere">
              {title}
            </span>
          ) : (
            <Link
              lang={lang}
              to={`${href('/products/:slug', { slug })}?variant=${variant}`}
              className="min-h-6 min-w-0 font-medium wrap-anywhere underline-offset-4 hover:underline"
            >
              {title}
            </Link>
          )}
          <Price
            of={toPrice(quote([{ unit_price_cents: toCents(unit_price), quantity }]).totalCents)}
            className="flex-none"
          />
        </p>
        <p className="text-muted text-sm">
          <span lang={lang} className="wrap-anywhere">
            {variant_name}
          </span>
          {sku && (variant_name === '' ? sku : ` · ${sku}`)}
          {slug === null && texts.noLongerSold}
        </p>
        <p className="text-muted text-sm tabular-nums">
          {quantity} × <Price of={unit_price} />
        </p>
        {discount !== '0.00' && (
          <p className="text-muted text-sm">
            {discountTexts.discount} <MinusPrice of={discount} />
          </p>
        )}
        {mayReview && slug !== null && (
          <Link
            to={`${href('/products/:slug', { slug })}?variant=${variant}#${WRITE_REVIEW}`}
            aria-label={texts.reviewOf(titleOfVariant(title, variant_name))}
            className="inline-flex min-h-11 items-center text-sm underline underline-offset-4 print:hidden"
          >
            {texts.review}
          </Link>
        )}
        {withdrawn > 0 && <p className="text-sm text-warn">{texts.withdrawnOf(withdrawn, quantity)}</p>}
      </div>
    </li>
  )
}
