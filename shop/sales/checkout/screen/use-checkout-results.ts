import { useEffect, useMemo, useRef, useState } from 'react'
import { href, useNavigate } from 'react-router'
import { texts } from '#texts/sales/checkout'
import type { FieldErrors } from '../../../../lib/forms/form-errors.ts'
import { nestedErrors } from '../../../ui/forms/nested-errors.ts'
import type { CheckoutQuote } from '../checkout.contract.ts'
import type { CheckoutDraft, CheckoutWish, PartName } from '../intent/checkout-draft.ts'
import { ORDER_PLACED } from '../order-placed.ts'
import { quoteDifferences } from './quote-differences.ts'
import { clearCheckout, rememberPlacedOrder } from './stored-checkout.ts'
import type { CheckoutAnswer } from './submit-checkout.ts'

/** Navigates to the payment page or the thank-you page after an order was placed. */
export function useOrderRedirect(
  { placed, page }: { placed?: number | undefined; page?: string | undefined },
  wish: CheckoutWish,
): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (placed === undefined) return
    clearCheckout()
    rememberPlacedOrder(wish, placed)
    if (page) return window.location.assign(page)
    void navigate(`${href('/checkout/success')}?order=${placed}`, { state: ORDER_PLACED, replace: true })
  }, [placed, page, wish, navigate])
}

type Refused = Extract<CheckoutAnswer, { error: unknown }>

/**
 * Returns the differences between the quote that the customer ordered by and the current one, after the order was
 * refused because of them.
 */
export function useRefusedChanges(quote: CheckoutQuote | undefined, refused: Refused | undefined) {
  const [seen, setSeen] = useState<CheckoutQuote>()
  const isAbout = refused?.hasChanged || refused?.error.order_product_items !== undefined
  const changed = useMemo(() => {
    if (!isAbout || !seen || !quote || seen === quote) return []
    const differences = quoteDifferences(seen, quote)
    // The change may have been reverted meanwhile.
    return differences.length > 0 ? differences : [texts.reviewAgain]
  }, [isAbout, seen, quote])
  return { changed, rememberShown: () => setSeen(quote) }
}

/**
 * Returns the differences of a reloaded quote from the shown one; empty if the customer's own choice caused them.
 */
export function useBackgroundChanges(quote: CheckoutQuote | undefined): readonly string[] {
  const [last, setLast] = useState<{ quote: CheckoutQuote; changed: readonly string[] }>()
  if (quote && quote !== last?.quote) {
    const isSameChoice =
      last?.quote.country === quote.country &&
      last.quote.vat_check === quote.vat_check &&
      last.quote.method === quote.method &&
      last.quote.code?.code === quote.code?.code &&
      last.quote.gift_cards.length === quote.gift_cards.length
    const differences = isSameChoice ? quoteDifferences(last.quote, quote) : []
    setLast({ quote, changed: isSameChoice && differences.length === 0 ? last.changed : differences })
  }
  return last?.changed ?? []
}

interface RefusalHandlers {
  reload: () => void
  change: (changes: Partial<CheckoutDraft>) => void
  show: (part: PartName, changes?: Partial<CheckoutDraft>) => void
}

/** Opens the step with the refused entries. @returns the errors of each address and of the company by field name */
export function useRefusals(
  refused: Refused | undefined,
  { reload, change, show }: RefusalHandlers,
): { delivery?: FieldErrors; billing?: FieldErrors; company?: FieldErrors } | undefined {
  const handled = useRef<typeof refused>(undefined)
  const found = useMemo(() => {
    const ofAddress = (errors: unknown) =>
      typeof errors === 'object' && errors !== null && !Array.isArray(errors)
        ? nestedErrors(errors as Record<string, unknown>)
        : undefined
    const { delivery, billing, company } = refused?.error ?? {}
    const [inDelivery, inBilling, inCompany] = [ofAddress(delivery), ofAddress(billing), ofAddress(company)]
    return {
      ...(inDelivery && { delivery: inDelivery }),
      ...(inBilling && { billing: inBilling }),
      ...(inCompany && { company: inCompany }),
    }
  }, [refused])
  useEffect(() => {
    if (!refused || handled.current === refused) return
    handled.current = refused
    const { error, hasChanged } = refused
    // No order exists with the old key, or a different one does.
    if (hasChanged) change({ key: crypto.randomUUID() })
    if (found.delivery) show('address')
    else if (found.billing) show('billing', { isBilledElsewhere: true })
    else if (found.company) show('company', { isCompany: true })
    else if (error.method || error.payment) show('delivery')
    reload()
  }, [refused, found, reload, change, show])
  return found
}
