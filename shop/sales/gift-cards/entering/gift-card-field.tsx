import { X } from 'lucide-react'
import { useState } from 'react'
import { href, useFetcher } from 'react-router'
import { texts } from '#texts/sales/gift-cards'
import { call } from '../../../../lib/api-client.ts'
import { showPrice, toCents, toPrice } from '../../../../lib/money.ts'
import { showDay } from '../../../../lib/texts/dates.ts'
import { browserTransport } from '../../../core/auth/browser-transport.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import type { CheckoutQuote } from '../../checkout/checkout.contract.ts'
import { listOwnGiftCards, type OwnGiftCard } from '../own/own-gift-cards.contract.ts'
import { GIFT_CARD, OWN_CARD } from './gift-card-marker.ts'
import type { GiftCardAnswer } from './save-gift-card.ts'

/** The gift cards of the cart, each with a button to remove it, and a field to add one. */
export function GiftCardField({ cards }: { cards: CheckoutQuote['gift_cards'] }) {
  return (
    <div className="grid gap-2">
      {cards.map((card) => (
        <EnteredCard key={card.id} card={card} />
      ))}
      {/* The number of cards is the key, so that the field closes after one was added. */}
      <NewCard key={cards.length} />
    </div>
  )
}

function EnteredCard({ card }: { card: CheckoutQuote['gift_cards'][number] }) {
  const { id, last_four, amount, balance, ends_on } = card
  const fetcher = useFetcher<GiftCardAnswer>()
  const rest = toCents(balance) - toCents(amount)
  return (
    <div className="rounded-control border border-line px-3 py-1.5 text-sm">
      <ShopForm fetcher={fetcher} action={href('/putCart')}>
        <input type="hidden" name={GIFT_CARD} />
        <input type="hidden" name="id" value={id} />
        <div className="flex items-center justify-between gap-2">
          <span className="min-w-0 font-medium">{texts.giftCardNamed(last_four)}</span>
          <IconButton type="submit" label={texts.remove(last_four)} className="-mr-2 flex-none">
            <X aria-hidden className="size-4" />
          </IconButton>
        </div>
      </ShopForm>
      <p className="pb-1 text-muted">
        {texts.balanceAfterOrder(showPrice(toPrice(rest)))}
        {ends_on !== null && ` · ${texts.validUntil(showDay(Date.parse(`${ends_on}T12:00:00Z`)))}`}
      </p>
    </div>
  )
}

function NewCard() {
  const fetcher = useFetcher<GiftCardAnswer>()
  const [cards, setCards] = useState<readonly OwnGiftCard[]>([])
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <Button
        weight="secondary"
        className="w-fit"
        onClick={() => {
          setOpen(true)
          // The field works without the list, so a failure is not shown.
          call(browserTransport, listOwnGiftCards, {}).then(
            ({ gift_cards }) => setCards(gift_cards),
            () => undefined,
          )
        }}
      >
        {texts.addGiftCard}
      </Button>
    )
  const own = cards.filter(({ state, is_in_cart }) => state === 'active' && !is_in_cart)
  return (
    <>
      {own.map((card) => (
        <OwnCard key={card.id} card={card} />
      ))}
      <ShopForm fetcher={fetcher} action={href('/putCart')} errors={fetcher.data?.errors}>
        <input type="hidden" name={GIFT_CARD} />
        <div className="flex items-start gap-2">
          <TextField
            className="min-w-0 flex-1"
            name="code"
            label={texts.code}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
            // The customer has just opened the field.
            ref={(field) => void (field && field.value === '' && field.focus())}
          />
          <SubmitButton weight="secondary" className="mt-6.5 flex-none">
            {texts.apply}
          </SubmitButton>
        </div>
      </ShopForm>
    </>
  )
}

/** A card of the account, with the button that adds it to the cart. */
function OwnCard({ card: { id, last_four, balance } }: { card: OwnGiftCard }) {
  const fetcher = useFetcher<GiftCardAnswer>()
  return (
    <ShopForm fetcher={fetcher} action={href('/putCart')}>
      <input type="hidden" name={GIFT_CARD} />
      <input type="hidden" name={OWN_CARD} value={id} />
      <SubmitButton weight="secondary">{texts.applyOwn(last_four, showPrice(balance))}</SubmitButton>
    </ShopForm>
  )
}
