import { lazy, Suspense, useState } from 'react'
import { href, useFetcher, useNavigationType } from 'react-router'
import { texts } from '#texts/sales/checkout'
import { titleOfVariant } from '../../../../lib/variant-title.ts'
import { addressLines } from '../../../core/addresses/address-lines.ts'
import { useScreenOwner } from '../../../core/auth/guards/customer-context.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { FieldsSkeleton } from '../../../ui/loading/form-skeleton.tsx'
import { formatPaymentMeans } from '../../payments/format-payment-means.ts'
import { TestMode } from '../../payments/test-mode.tsx'
import { showDateRange } from '../../shipping/dates/show-date-range.ts'
import { formatCountries } from '../../shipping/format-countries.ts'
import type { CheckoutQuote, SentCheckout } from '../checkout.contract.ts'
import type { CheckoutDraft, PartName } from '../intent/checkout-draft.ts'
import type { CheckoutSource } from '../intent/checkout-source.ts'
import { AddressPart } from './address-part.tsx'
import { BillingPart } from './billing-part.tsx'
import { CheckoutPart } from './checkout-part.tsx'
import { DeliveryPart } from './delivery-part.tsx'
import { OrderSums } from './order-sums.tsx'
import { ReviewPart } from './review-part.tsx'
import { interruptedWish, placedWith } from './stored-checkout.ts'
import type { CheckoutAnswer } from './submit-checkout.ts'
import { useCheckout } from './use-checkout.ts'
import { useBackgroundChanges, useOrderRedirect, useRefusals, useRefusedChanges } from './use-checkout-results.ts'
import { missingPart, useCheckoutStep } from './use-checkout-step.ts'

/** Loaded on demand, because few customers have an unpaid order. */
const UnpaidOrder = lazy(async () => ({
  default: (await import('../../payments/unpaid/unpaid-order.tsx')).UnpaidOrder,
}))

/** Loaded on demand, because few customers are companies. */
const CompanyStep = lazy(() => import('./company-step.tsx'))

/** The checkout of an open shop: address, delivery and review; each step collapses when it is complete. */
export default function CheckoutScreen({ wish: source }: { wish: CheckoutSource }) {
  const { id } = useScreenOwner()
  // Opening the address directly checks out the cart, unless an interrupted checkout is resumed.
  const [interrupted] = useState(() => interruptedWish(id))
  const [wish] = useState(() => (source.of === 'nothing' ? (interrupted ?? { of: 'cart' as const }) : source))
  const isHistory = useNavigationType() === 'POP'
  const checkout = useCheckout(id, wish)
  const { draft, change, setCountry, loaded, reload } = checkout
  const { open, show } = useCheckoutStep(checkout)
  const quote = loaded?.quote
  const fetcher = useFetcher<CheckoutAnswer>()
  const answer = fetcher.data
  const [hasMoved, setMoved] = useState(false)
  useOrderRedirect(answer && 'placed' in answer ? answer : {}, wish)
  const [ordered] = useState(() => (isHistory ? placedWith(wish) : undefined))
  const refused = answer && 'error' in answer ? answer : undefined
  const { changed, rememberShown } = useRefusedChanges(quote, refused)
  const quiet = useBackgroundChanges(quote)
  const refusals = useRefusals(refused, { reload, change, show })
  // Errors are hidden once the customer has continued.
  const [settled, setSettled] = useState<typeof refused>()
  const errors = settled === refused ? undefined : refusals

  if (!loaded || (answer && 'placed' in answer)) return <FieldsSkeleton />
  if (!quote) return <p className="text-lg">{texts.couldNotLoad}</p>
  if (quote.waiting)
    return (
      <Suspense fallback={<FieldsSkeleton />}>
        <UnpaidOrder order={quote.waiting} onCancelled={reload} />
      </Suspense>
    )
  if (quote.lines.length === 0 || ordered !== undefined)
    return <NothingToOrder quote={quote} placed={ordered ?? quote.just_placed} />

  const { address, billing, isBilledElsewhere, isCompany, company } = draft
  const go = (part: PartName, changes = {}) => {
    setMoved(true)
    setSettled(refused)
    show(part, changes)
  }
  const method =
    quote.methods.find((one) => one.id === draft.method) ?? quote.methods.find((one) => one.id === quote.method)
  // Ordering is disabled until the quote matches the chosen address and method.
  const isCounted =
    method?.id === quote.method && (!address || quote.country === address.country) && isQuotedFor(quote, draft)
  const means = quote.means.filter(({ refused }) => refused === null)
  const paid = means.find((one) => one.id === draft.payment) ?? means[0]
  const payment = quote.due === '0.00' ? '' : paid?.id
  const billed = isBilledElsewhere ? billing : address
  const isReady = address && billed && method && payment !== undefined && !(isCompany && !company)
  const isDone = (part: PartName) => open !== part
  const behindBilling = isBilledElsewhere ? 1 : 0
  const behindParts = behindBilling + (isCompany ? 1 : 0)
  return (
    <>
      {interrupted && (
        <p className="mb-6 rounded-control bg-warn-soft px-4 py-3 text-sm text-warn">{texts.sessionRestored}</p>
      )}
      <FirstView quote={quote} />
      <Refused quote={quote} />
      <CheckoutPart
        number={1}
        title={texts.address}
        isOpen={open === 'address'}
        takesFocus={hasMoved}
        change={() => go('address')}
        {...(address && isDone('address') && { summary: addressLines(address).join(', ') })}
      >
        <AddressPart
          quote={quote}
          saved={loaded.addresses}
          address={address}
          keepsAddress={draft.keepsAddress}
          isBilledElsewhere={isBilledElsewhere}
          isCompany={isCompany === true}
          errors={errors?.delivery}
          typed={draft.typed}
          onCountry={setCountry}
          onTyped={(typed) => change({ typed })}
          done={(values) => {
            setCountry(values.address.country)
            go(afterAddress({ ...draft, ...values }), { ...values, typed: undefined })
          }}
        />
      </CheckoutPart>
      {isBilledElsewhere && (
        <CheckoutPart
          number={2}
          title={texts.billingAddress}
          isOpen={open === 'billing'}
          takesFocus={hasMoved}
          change={() => go('billing')}
          {...(billing && isDone('billing') && { summary: addressLines(billing).join(', ') })}
        >
          <BillingPart
            billing={billing}
            typed={draft.typedBilling}
            errors={errors?.billing}
            onTyped={(typedBilling) => change({ typedBilling })}
            done={(billing) => go(afterAddress({ ...draft, billing }), { billing, typedBilling: undefined })}
          />
        </CheckoutPart>
      )}
      {isCompany && (
        <Suspense fallback={<FieldsSkeleton />}>
          <CompanyStep
            number={2 + behindBilling}
            quote={quote}
            isOpen={open === 'company'}
            takesFocus={hasMoved}
            change={() => go('company')}
            company={company}
            typed={draft.typedCompany}
            errors={errors?.company}
            onTyped={(typedCompany) => change({ typedCompany })}
            done={(company) => {
              go('delivery', { company, typedCompany: undefined })
              reload()
            }}
            reload={reload}
          />
        </Suspense>
      )}
      <CheckoutPart
        number={2 + behindParts}
        title={texts.deliveryAndPayment}
        isOpen={open === 'delivery'}
        takesFocus={hasMoved}
        change={() => go('delivery')}
        {...(open === 'review' &&
          method &&
          payment !== undefined && {
            summary: `${method.is_emailed ? method.name : `${method.name}, ${showDateRange(method)}`} · ${paid?.text ?? texts.nothingToPay}`,
          })}
      >
        <DeliveryPart
          quote={quote}
          method={method?.id ?? null}
          payment={payment}
          choose={change}
          done={() => go('review')}
        />
      </CheckoutPart>
      <CheckoutPart
        number={3 + behindParts}
        title={texts.review}
        isOpen={open === 'review'}
        takesFocus={hasMoved}
        change={() => go('review')}
      >
        {isReady && !isCounted ? (
          <FieldsSkeleton />
        ) : isReady ? (
          <ReviewPart
            quote={quote}
            address={address}
            billing={billed}
            company={isCompany ? company : undefined}
            changed={changed}
            quiet={quiet}
            wait={refused?.wait}
            ordering={rememberShown}
            fetcher={fetcher}
            body={asSent(quote, draft.key, {
              from_cart: wish.of === 'cart',
              ...(!method.is_collection && !method.is_emailed && { delivery: address }),
              ...(isCompany && company && { company }),
              ...((isBilledElsewhere || method.is_collection || method.is_emailed) && { billing: billed }),
              payment,
              keep_address: draft.keepsAddress,
            })}
          />
        ) : (
          <p className="text-muted">{texts.somethingIsMissing}</p>
        )}
      </CheckoutPart>
      {open !== 'review' && (
        <div className="border-line border-t pt-4">
          <OrderSums quote={quote} changed={quiet} />
        </div>
      )}
    </>
  )
}

/** Returns the next incomplete step after an address. */
function afterAddress(draft: CheckoutDraft): PartName {
  const missing = missingPart(draft)
  return missing === 'review' ? 'delivery' : missing
}

/** Returns whether a quote takes the VAT number of the company into account. */
const isQuotedFor = ({ vat_check }: CheckoutQuote, { isCompany, company }: CheckoutDraft) =>
  (vat_check !== null) === Boolean(isCompany && company?.vat_number)

function NothingToOrder({ quote, placed }: { quote: CheckoutQuote; placed: number | null }) {
  return (
    <>
      <p className="text-lg">{placed === null ? texts.thereIsNothingToCheck : texts.wasJustPlaced(placed)}</p>
      <Refused quote={quote} />
      <div className="mt-6 flex flex-wrap gap-3">
        {placed !== null && (
          // Loads a new document: after a lost response, the next page's module may be missing as well.
          <ButtonLink reloadDocument to={href('/orders/:id', { id: String(placed) })}>
            {texts.seeOrder(placed)}
          </ButtonLink>
        )}
        <ButtonLink
          reloadDocument={placed !== null}
          to={href('/cart')}
          weight={placed === null ? 'primary' : 'secondary'}
        >
          {texts.toYourCart}
        </ButtonLink>
      </div>
    </>
  )
}

function asSent(
  { lines, methods, method, total, paid_by_gift_cards }: CheckoutQuote,
  key: string,
  sent: Pick<SentCheckout, 'from_cart' | 'delivery' | 'billing' | 'company' | 'payment' | 'keep_address'>,
): SentCheckout {
  return {
    ...sent,
    key,
    lines: lines.map(({ product, variant, quantity }) => ({ product, variant, quantity })),
    method: method ?? 0,
    total,
    paid_by_gift_cards,
    latest: methods.find(({ id }) => id === method)?.latest,
  }
}

/** Countries and payment methods, shown before the first step. */
function FirstView({ quote: { countries, means } }: { quote: CheckoutQuote }) {
  return (
    <div className="mb-6 grid gap-3">
      <p className="text-muted text-sm">
        {formatCountries(countries)} {formatPaymentMeans(means)}
      </p>
      {means.some(({ is_test }) => is_test) && <TestMode />}
    </div>
  )
}

/** The lines that stay in the cart because they cannot be ordered. */
function Refused({ quote: { refused } }: { quote: CheckoutQuote }) {
  if (refused.length === 0) return null
  return (
    <div className="mb-6 rounded-control bg-warn-soft px-4 py-3 text-sm text-warn">
      <p className="font-medium">{texts.cannotBeOrdered}</p>
      <ul className="mt-1 list-disc pl-5">
        {refused.map(({ variant, title, variant_name, why }) => (
          <li key={variant}>{texts.withReason(titleOfVariant(title, variant_name), why)}</li>
        ))}
      </ul>
    </div>
  )
}
