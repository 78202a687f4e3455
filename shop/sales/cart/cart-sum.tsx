import { lazy, type MouseEvent, Suspense, useEffect } from 'react'
import { href, useNavigate } from 'react-router'
import { texts as amounts } from '#texts/catalog/pricing'
import { texts } from '#texts/sales/cart'
import { OwnSlotContents } from '../../catalog/collections/own-slot.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { useShopIdentity } from '../../ui/identity/shop-identity.ts'
import { Price } from '../../ui/price.tsx'
import { type CartLine, isBuyable, linePickerId, sumOf } from './cart-line.ts'
import { draftError, type QuantityDrafts } from './quantity/quantity-drafts.ts'

const CHECKOUT = { to: href('/checkout'), state: { is_cart_checkout: true } }

/** Loaded only if the shop is open for orders. */
const CartDelivery = lazy(() => import('./delivery/cart-delivery.tsx'))

interface CartSumProps {
  lines: readonly CartLine[]
  drafts: QuantityDrafts
  /** Why the checkout refuses lines, by variant. */
  refusals: ReadonlyMap<number, string>
}

/** The cart's total as shown on the screen, and the buttons to check out. */
export function CartSum({ lines, drafts, refusals }: CartSumProps) {
  const seen = lines.map(drafts.asSeen)
  const counted = seen.filter((line) => isBuyable(line) && !refusals.has(line.variant.id))
  const { price, pieces } = sumOf(counted)
  const left = seen.length - counted.length
  const checkOut = useCartCheckout(lines, drafts)
  const { isSelling, hasNoVat } = useShopIdentity()
  return (
    <section
      aria-labelledby="subtotal"
      className="max-lg:contents lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)] lg:self-start lg:border-line lg:border-t lg:pt-5"
    >
      <h2 id="subtotal" className="text-xl max-lg:sr-only">
        {amounts.subtotal}
      </h2>
      <div className="cart-bar">
        <p aria-live="polite" className="flex items-baseline justify-between gap-x-4 max-lg:flex-col-reverse lg:mt-3">
          <span className="text-muted text-sm lg:text-base">{texts.items(pieces)}</span>
          <Price of={price} className="font-display font-semibold text-xl lg:text-2xl" />
        </p>
        {(pieces > 0 || lines.some(drafts.draftOf)) && (
          <ButtonLink
            weight="buy"
            {...CHECKOUT}
            onClick={checkOut}
            aria-busy={drafts.isCheckingOut}
            className="max-lg:flex-1 lg:mt-5 lg:w-full"
          >
            {texts.checkout}
          </ButtonLink>
        )}
      </div>
      <div className="lg:mt-3">
        {left > 0 && <p className="mb-3 text-danger text-sm">{texts.linesNotCounted(left)}</p>}
        {isSelling ? (
          <div className="min-h-44">
            <Suspense>
              <CartDelivery of={seen.map(({ item }) => `${item.variant} ${item.quantity}`).join()} />
            </Suspense>
          </div>
        ) : (
          <>
            <p className="mb-3 text-sm">{texts.checkoutIsClosed}</p>
            <p className="text-muted text-sm">
              {!hasNoVat && `${amounts.taxesIncluded} `}
              {texts.deliveryAddedAtCheckout}
            </p>
          </>
        )}
        {hasNoVat && <p className="text-muted text-sm">{amounts.vatNotApplicable}</p>}
        <OwnSlotContents slot="cart.totals" of={seen.map(({ item }) => `${item.variant} ${item.quantity}`).join()} />
        <ButtonLink to={href('/')} weight="secondary" className="mt-4 w-full">
          {texts.moreShopping}
        </ButtonLink>
      </div>
    </section>
  )
}

/**
 * Opens the checkout with the quantities shown on the screen. An invalid quantity is refused at its field, and an
 * unsaved one is saved first. If the server refuses a change, the checkout does not open.
 */
function useCartCheckout(lines: readonly CartLine[], drafts: QuantityDrafts) {
  const navigate = useNavigate()
  const { isCheckingOut, dispatch } = drafts
  const isSaved = !lines.some(drafts.draftOf)
  useEffect(() => {
    if (isCheckingOut && isSaved) void navigate(CHECKOUT.to, { state: CHECKOUT.state })
  }, [isCheckingOut, isSaved, navigate])

  return (event: MouseEvent) => {
    if (isSaved) return
    event.preventDefault()
    const wrong = lines.find((line) => draftError(drafts, line) !== undefined)
    if (wrong) return confirmField(wrong)
    for (const line of lines) if (drafts.draftOf(line)?.isSent === false) confirmField(line)
    dispatch({ of: 'checkout' })
  }
}

/** Submits a quantity field, which saves its number or shows an error. */
function confirmField({ variant }: CartLine): void {
  const field = document.getElementById(linePickerId(variant.id))
  if (field instanceof HTMLInputElement) field.form?.requestSubmit()
}
