/** A gift card that a customer has entered in the cart. */
export interface CartGiftCard {
  id: number
  last_four: string
  balance_cents: number
  ends_on: string | null
}

/** A gift card with the amount that an order takes from it. */
export type AppliedGiftCard = CartGiftCard & { cents: number }

/** The smallest amount that payment providers accept. */
const MIN_REST_CENTS = 50

/**
 * Applies gift cards to a total, the one that ends first before the others. If a rest below 0.50 euros would remain,
 * the cards pay less, so that the rest can be paid.
 * @param excludedCents the part of the total that gift cards can't pay: other gift cards
 */
export function applyGiftCards(
  cards: readonly CartGiftCard[],
  totalCents: number,
  excludedCents = 0,
): { applied: AppliedGiftCard[]; giftCents: number; dueCents: number } {
  const available = cards.reduce((sum, { balance_cents }) => sum + balance_cents, 0)
  const payable = Math.min(available, totalCents - excludedCents)
  const rest = totalCents - payable
  const isTooSmall = rest > 0 && rest < MIN_REST_CENTS
  const giftCents = isTooSmall ? Math.max(totalCents - MIN_REST_CENTS, 0) : payable
  let left = giftCents
  const applied = cards.toSorted(endsFirst).map((card) => {
    const cents = Math.min(card.balance_cents, left)
    left -= cents
    return { ...card, cents }
  })
  return { applied, giftCents, dueCents: totalCents - giftCents }
}

const endsFirst = (one: CartGiftCard, other: CartGiftCard) =>
  (one.ends_on ?? '9999').localeCompare(other.ends_on ?? '9999') || one.id - other.id
