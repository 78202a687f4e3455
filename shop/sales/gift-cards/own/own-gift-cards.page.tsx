import { href, Link, useFetcher } from 'react-router'
import { texts } from '#texts/sales/gift-cards'
import { texts as sellingTexts } from '#texts/sales/gift-cards/selling'
import { CallFailed } from '../../../../lib/api-client.ts'
import { showPrice } from '../../../../lib/money.ts'
import { showDay } from '../../../../lib/texts/dates.ts'
import { customerPage } from '../../../core/accounts/customer-page.tsx'
import type { Api } from '../../../core/api.ts'
import { Button } from '../../../ui/button.tsx'
import { type ActionResult, runAction } from '../../../ui/feedback/run-action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { nestedErrors } from '../../../ui/forms/nested-errors.ts'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { Price } from '../../../ui/price.tsx'
import {
  addOwnGiftCard,
  applyOwnGiftCard,
  listOwnGiftCards,
  type OwnGiftCard,
  type OwnGiftCards,
  removeOwnGiftCard,
} from './own-gift-cards.contract.ts'

const screen = customerPage(() => ({
  title: texts.ownGiftCards,
  reason: texts.logInForGiftCards,
  failedToLoad: texts.failedToLoadCards,
  load: (api) => api(listOwnGiftCards, {}),
  submit: changeCards,
  view: (cards) => <Cards cards={cards} />,
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page

/** Adds the card with the code of the form. With an id, puts the card in the cart, or removes it (DELETE). */
async function changeCards(api: Api, form: FormData, { request }: { request: Request }): Promise<ActionResult> {
  const id = form.get('id')
  if (id !== null) {
    const params = { id: String(id) }
    if (request.method === 'DELETE') return runAction(api(removeOwnGiftCard, { params }), texts.cardRemoved)
    return runAction(api(applyOwnGiftCard, { params }), texts.cardInCart)
  }
  try {
    await api(addOwnGiftCard, { body: { code: String(form.get('code')) } })
  } catch (error) {
    if (error instanceof CallFailed && error.status === 400) return { isDone: false, errors: nestedErrors(error.error) }
    return runAction(Promise.reject(error), '')
  }
  toast({ kind: 'success', text: texts.cardAdded })
  return { isDone: true }
}

function Cards({ cards: { gift_cards, bought } }: { cards: OwnGiftCards }) {
  return (
    <div className="grid gap-8">
      {gift_cards.length === 0 ? (
        <p className="text-muted">{texts.noGiftCards}</p>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {gift_cards.map((card) => (
            <OwnCard key={card.id} card={card} />
          ))}
        </ul>
      )}
      {/* The number of cards is the key, so that the field is empty after one was added. */}
      <NewCard key={gift_cards.length} />
      {bought.length > 0 && <Bought cards={bought} />}
    </div>
  )
}

function OwnCard({ card }: { card: OwnGiftCard }) {
  const { id, last_four, balance, is_added, is_in_cart, state } = card
  const codeFetcher = useFetcher<ActionResult>()
  const removing = useFetcher<ActionResult>()
  return (
    <li className="py-4">
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-medium">{texts.giftCardNamed(last_four)}</span>
        <Price of={balance} className="font-semibold" />
      </p>
      <p className="text-muted text-sm">{describe(card)}</p>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        {state === 'active' && !is_in_cart && (
          <ShopForm fetcher={codeFetcher}>
            <input type="hidden" name="id" value={id} />
            <SubmitButton weight="secondary" aria-label={texts.applyCardNamed(last_four)}>
              {texts.applyCard}
            </SubmitButton>
          </ShopForm>
        )}
        {is_in_cart && (
          <Link to={href('/cart')} className="inline-flex min-h-11 items-center underline underline-offset-4">
            {texts.inCart}
          </Link>
        )}
        {is_added && (
          <removing.Form method="delete">
            <input type="hidden" name="id" value={id} />
            <Button type="submit" weight="quiet" aria-label={texts.remove(last_four)}>
              {texts.removeCard}
            </Button>
          </removing.Form>
        )}
      </div>
    </li>
  )
}

function describe({ state, ends_on }: OwnGiftCard): string {
  if (state === 'spent') return texts.spent
  if (state !== 'active') return texts.notSpendable[state]
  return ends_on === null ? texts.noEnd : texts.validUntil(showDay(Date.parse(`${ends_on}T12:00:00Z`)))
}

function NewCard() {
  const fetcher = useFetcher<ActionResult>()
  return (
    <section>
      <h2 className="mb-3 font-display font-semibold text-lg">{texts.addByCode}</h2>
      <ShopForm fetcher={fetcher} errors={fetcher.data?.errors} className="gap-4">
        <TextField
          name="code"
          label={texts.code}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <SubmitButton weight="secondary">{texts.addCard}</SubmitButton>
      </ShopForm>
    </section>
  )
}

function Bought({ cards }: { cards: OwnGiftCards['bought'] }) {
  return (
    <section>
      <h2 className="mb-3 font-display font-semibold text-lg">{texts.boughtForOthers}</h2>
      <ul className="divide-y divide-line border-line border-y">
        {cards.map(({ id, order, value, email, name, send_on, state }) => (
          <li key={id} className="py-3 text-sm">
            <p className="flex items-baseline justify-between gap-4">
              <span className="min-w-0 font-medium wrap-anywhere">{name || email}</span>
              <span className="tabular-nums">{showPrice(value)}</span>
            </p>
            <p className="text-muted">
              {sellingTexts.states[state]}
              {state === 'scheduled' && `, ${sellingTexts.onDay(showDay(Date.parse(`${send_on}T12:00:00Z`)))}`}
              {' · '}
              <Link to={href('/orders/:id', { id: String(order) })} className="underline underline-offset-4">
                {texts.ofOrder(order)}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
