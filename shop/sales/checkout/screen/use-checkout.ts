import { useEffect, useState } from 'react'
import { href, useFetcher } from 'react-router'
import type { Address } from '../../../core/addresses/address.contract.ts'
import { customerNow, followSession, wasSessionRefused } from '../../../core/auth/session.ts'
import type { CheckoutDraft, CheckoutWish } from '../intent/checkout-draft.ts'
import type { LoadedCheckout } from '../quote/loaded-checkout.ts'
import { checkoutDraft, interruptCheckout, keepCheckout } from './kept-checkout.ts'

/**
 * Holds what a customer says at the checkout, also over a reload of this tab, and loads what it would cost by that.
 * @param wish what is to be ordered
 */
export function useCheckout(customer: number, wish: CheckoutWish) {
  const [draft, setDraft] = useState(() => checkoutDraft(customer, wish))
  useEffect(() => keepCheckout(customer, wish, draft), [customer, wish, draft])
  useEffect(
    () => followSession(() => void (customerNow() === null && interruptCheckout(customer, !wasSessionRefused()))),
    [customer],
  )

  const { data, load } = useFetcher<LoadedCheckout>()
  const loaded = useLatestQuote(data)
  const [country, setCountry] = useState(draft.typed?.country ?? draft.address?.country)
  const query = new URLSearchParams({
    ...(wish.of === 'variant' && { variant: String(wish.variant), quantity: String(wish.quantity) }),
    ...(country && { country }),
    ...(draft.method !== undefined && { method: String(draft.method) }),
  })
  const address = `${href('/checkout/quote')}?${query}`
  useEffect(() => void load(address), [load, address])

  // Where the shop does not deliver at home, the first country is that to which it does.
  const [served] = loaded?.quote?.countries ?? []
  const isServed = loaded?.quote?.countries.includes(loaded.quote.country)
  useEffect(() => {
    if (isServed === false && served) setCountry((before) => before ?? served)
  }, [isServed, served])

  // Who has an address need not type one: all is chosen, and can be changed.
  const first = loaded?.addresses[0]
  useEffect(() => {
    if (!first) return
    setDraft((before) =>
      before.address || before.open || before.typed ? before : { ...before, address: asAddress(first), open: 'review' },
    )
    setCountry((before) => before ?? first.country)
  }, [first])

  // Nothing of it is left to be ordered: it was, by whichever press. The next order is another one.
  const isOver = loaded?.quote && (loaded.quote.waiting !== null || loaded.quote.lines.length === 0)
  useEffect(() => {
    if (isOver) setDraft((before) => ({ ...before, key: crypto.randomUUID() }))
  }, [isOver])

  const change = (said: Partial<CheckoutDraft>) => setDraft((before) => ({ ...before, ...said }))
  // The effect above has yet to choose the first saved address.
  const isSettled = loaded !== undefined && !(first && !draft.address && !draft.open && !draft.typed)
  return { draft, change, setCountry, loaded, isSettled, reload: () => load(address) }
}

/** Keeps the last quote that came while another one cannot be loaded: what is on the screen stays there, and a toast says why. */
function useLatestQuote(data: LoadedCheckout | undefined): LoadedCheckout | undefined {
  const [latest, setLatest] = useState(data)
  if (data?.quote && data !== latest) setLatest(data)
  return data?.quote ? data : (latest ?? data)
}

/** Returns what of a saved address is the address itself. */
export function asAddress({ name, company, street, second_line, postcode, town, country, phone }: Address): Address {
  return { name, company, street, second_line, postcode, town, country, phone }
}
