import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { href, Link, type useFetcher } from 'react-router'
import { texts } from '#texts/sales/checkout'
import { texts as discountTexts } from '#texts/sales/discounts/lines'
import { UnitPriceNote } from '../../../catalog/pricing/product-price.tsx'
import { noWithdrawal } from '../../../catalog/products/read/legal/no-withdrawal.ts'
import type { Address } from '../../../core/addresses/address.contract.ts'
import { FormattedAddress } from '../../../core/addresses/formatted-address.tsx'
import { OffersBox } from '../../../core/marketing-consent/offers-box.tsx'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { useOwnerLanguage, useSharedTextLanguage } from '../../../ui/identity/shop-identity.ts'
import { Picture } from '../../../ui/images/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import { Sentence } from '../../../ui/sentence.ts'
import type { OrderCompany } from '../../companies/company.contract.ts'
import { companyLines } from '../../companies/company-lines.ts'
import { MinusPrice } from '../../discounts/lines/discount-lines.tsx'
import { showDateRange } from '../../shipping/dates/show-date-range.ts'
import type { CheckoutQuote, SentCheckout } from '../checkout.contract.ts'
import { OrderSums } from './order-sums.tsx'

/** Loaded only for orders with gift cards. */
const CartRecipients = lazy(() => import('../../gift-cards/selling/cart-recipients.tsx'))

interface ReviewPartProps {
  quote: CheckoutQuote
  address: Address
  billing: Address
  company: OrderCompany | undefined
  /** The request that the order button sends. */
  body: SentCheckout
  /** The changes since the refused order, as sentences. */
  changed: readonly string[]
  /** The changes found by reloading the quote, as sentences. */
  quiet: readonly string[]
  /** Why the customer cannot order at the moment, and until when. */
  wait?: string | undefined
  /** Called when the customer orders. */
  ordering: () => void
  fetcher: Pick<ReturnType<typeof useFetcher>, 'Form' | 'state'>
}

/** The summary that the customer agrees to, and the button that places the binding order. */
export function ReviewPart({
  quote,
  address,
  billing,
  company,
  body,
  changed,
  quiet,
  wait,
  ordering,
  fetcher,
}: ReviewPartProps) {
  const [owner, lang] = [useOwnerLanguage(), useSharedTextLanguage()]
  const method = quote.methods.find(({ id }) => id === quote.method)
  const excluded = quote.lines.filter(({ withdrawal }) => noWithdrawal(withdrawal) !== '')
  return (
    <div className="grid gap-6">
      <ChangeList changed={changed} />
      <ul className="border-line border-t">
        {quote.lines.map((line) => (
          <li key={line.variant} className="grid grid-cols-[4.5rem_1fr] gap-4 border-line border-b py-3">
            <Picture image={line.thumbnail} alt="" sizes="72px" widest={320} className="w-full rounded-control" />
            <div className="min-w-0">
              <p className="flex items-baseline justify-between gap-x-4">
                <span lang={lang} className="min-w-0 font-medium wrap-anywhere">
                  {line.title}
                </span>
                <Price of={line.price} />
              </p>
              <p lang={lang} className="text-muted text-sm wrap-anywhere">
                {line.variant_name}
              </p>
              <p className="text-muted text-sm tabular-nums">
                {line.quantity} × <Price of={line.unit_price} /> <UnitPriceNote of={line.price_per} />
              </p>
              {line.discount !== '0.00' && (
                <p className="text-muted text-sm">
                  {discountTexts.discount} <MinusPrice of={line.discount} />
                </p>
              )}
              {noWithdrawal(line.withdrawal) && (
                <p className="text-sm">{texts.rightOfWithdrawal(noWithdrawal(line.withdrawal))}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
      {body.from_cart && quote.lines.some((line) => line.is_gift_card) && (
        <Suspense>
          <CartRecipients of={body.key} />
        </Suspense>
      )}
      <OrderSums quote={quote} changed={changed.length > 0 ? [] : quiet} />
      <div className="grid gap-5 sm:grid-cols-2">
        {method?.is_emailed && (
          <Fact name={method.name}>
            <p>{texts.giftCardsAreSent}</p>
          </Fact>
        )}
        {method && !method.is_emailed && (
          <Fact name={method.is_collection ? texts.collectedAt : texts.deliveredTo}>
            {method.is_collection ? (
              <p lang={method.translated?.includes('place') ? undefined : owner} className="whitespace-pre-line">
                {method.place}
              </p>
            ) : (
              <FormattedAddress address={address} />
            )}
            <p className="mt-1 font-medium">
              {method.is_collection
                ? texts.readyBetween(showDateRange(method))
                : texts.arrivesBetween(showDateRange(method))}
            </p>
          </Fact>
        )}
        <Fact name={texts.billedTo}>
          {company && companyLines(company).map((line) => <p key={line}>{line}</p>)}
          <FormattedAddress address={billing} />
        </Fact>
      </div>
      <div className="grid gap-2 text-muted text-sm">
        <p>
          {excluded.length === quote.lines.length
            ? texts.noRightOfWithdrawal
            : excluded.length > 0
              ? texts.withdrawalOfOthers
              : texts.withdrawalOfAll}
        </p>
        <p>
          <Sentence
            of={texts.termsApply(
              <Link to={href('/terms_of_services')} target="_blank" className="underline underline-offset-4">
                {texts.terms}
              </Link>,
            )}
          />
        </p>
        {quote.mediator && <p>{texts.mediator(quote.mediator)}</p>}
      </div>
      {quote.notice && (
        <img src={quote.notice} alt={texts.noticeAlt} loading="lazy" className="w-full max-w-sm rounded-control" />
      )}
      <ShopForm fetcher={fetcher} action={href('/checkout')} onSend={ordering}>
        <input type="hidden" name="order" value={JSON.stringify(body)} />
        {quote.asks_for_offers && <OffersBox name="offers_text_version" />}
        <SubmitButton weight="buy" className="min-h-13 w-full text-lg">
          {texts.orderWithObligation}
        </SubmitButton>
        {wait && (
          <p role="alert" className="mt-3 text-danger">
            {wait}
          </p>
        )}
      </ShopForm>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-1 font-medium text-sm">{name}</h3>
      {children}
    </div>
  )
}

/** Lists the price changes; nothing was ordered. */
function ChangeList({ changed }: { changed: readonly string[] }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (changed.length > 0) box.current?.focus()
  }, [changed])
  if (changed.length === 0) return null
  return (
    <div ref={box} role="alert" tabIndex={-1} className="rounded-control bg-warn-soft px-4 py-3 text-warn">
      <p className="font-medium">{texts.orderChanged}</p>
      <ul className="mt-1 list-disc pl-5 text-sm">
        {changed.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </div>
  )
}
