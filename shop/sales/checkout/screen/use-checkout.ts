import { useEffect, useState } from 'react'
import { href, useFetcher } from 'react-router'
import type { Address } from '../../../core/addresses/address.contract.ts'
import { customerNow, followSession, wasSessionRefused } from '../../../core/auth/session.ts'
import type { CheckoutDraft, CheckoutWish } from '../intent/checkout-draft.ts'
import type { LoadedCheckout } from '../quote/loaded-checkout.ts'
import { checkoutDraft, interruptCheckout, storeCheckout } from './stored-checkout.ts'

/**
 * Holds the customer's entries, which survive a reload, and loads the quote for them.
 * @param wish what the customer orders
 */
export function useCheckout(customer: number, wish: CheckoutWish) {
  const [draft, setDraft] = useState(() => checkoutDraft(customer, wish))
  useEffect(() => storeCheckout(customer, wish, draft), [customer, wish, draft])
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
    ...(draft.isCompany && draft.company?.vat_number && { vat_number: draft.company.vat_number }),
    ...(draft.method !== undefined && { method: String(draft.method) }),
  })
  const address = `${href('/checkout/quote')}?${query}`
  useEffect(() => void load(address), [load, address])

  // If the shop does not deliver to the default country, the first served country is chosen.
  const [served] = loaded?.quote?.countries ?? []
  const isServed = loaded?.quote?.countries.includes(loaded.quote.country)
  useEffect(() => {
    if (isServed === false && served) setCountry((before) => before ?? served)
  }, [isServed, served])

  // The first saved address is preselected.
  const first = loaded?.addresses[0]
  useEffect(() => {
    if (!first) return
    setDraft((before) =>
      before.address || before.open || before.typed ? before : { ...before, address: asAddress(first), open: 'review' },
    )
    setCountry((before) => before ?? first.country)
  }, [first])

  // The company of an earlier order is used again.
  const saved = loaded?.quote?.company
  useEffect(() => {
    if (saved)
      setDraft((before) => (before.isCompany === undefined ? { ...before, isCompany: true, company: saved } : before))
  }, [saved])

  // Nothing is left to order, so the next order needs a new key.
  const isOver = loaded?.quote && (loaded.quote.waiting !== null || loaded.quote.lines.length === 0)
  useEffect(() => {
    if (isOver) setDraft((before) => ({ ...before, key: crypto.randomUUID() }))
  }, [isOver])

  const change = (changes: Partial<CheckoutDraft>) => setDraft((before) => ({ ...before, ...changes }))
  // The effect above has yet to choose the first saved address.
  const isSettled = loaded !== undefined && !(first && !draft.address && !draft.open && !draft.typed)
  return { draft, change, setCountry, loaded, isSettled, reload: () => load(address) }
}

/** Returns the last loaded quote while a newer one fails to load, which a toast explains. */
function useLatestQuote(data: LoadedCheckout | undefined): LoadedCheckout | undefined {
  const [latest, setLatest] = useState(data)
  if (data?.quote && data !== latest) setLatest(data)
  return data?.quote ? data : (latest ?? data)
}

/** Returns the address fields of a saved address. */
export function asAddress({ name, company, street, second_line, postcode, town, country, phone }: Address): Address {
  return { name, company, street, second_line, postcode, town, country, phone }
}
