import { lazy, Suspense } from 'react'
import { useFetcher } from 'react-router'
import { CART_QUOTE, type QuotedDelivery } from './cart-quote.ts'

/** Loaded only with gift cards in the cart. */
const CartRecipients = lazy(() => import('../../gift-cards/selling/cart-recipients.tsx'))

/** The recipients of the gift cards in the cart; nothing without gift cards. */
export default function GiftCardsInCart() {
  const { data } = useFetcher<{ quote?: QuotedDelivery }>({ key: CART_QUOTE })
  const giftCards = data?.quote?.lines.filter(({ is_gift_card }) => is_gift_card) ?? []
  if (giftCards.length === 0) return null
  return (
    <Suspense>
      <CartRecipients of={giftCards.map(({ variant, quantity }) => `${variant}:${quantity}`).join()} className="mt-6" />
    </Suspense>
  )
}
