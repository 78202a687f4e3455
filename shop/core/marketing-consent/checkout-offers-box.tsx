import { useEffect } from 'react'
import { href, useFetcher } from 'react-router'
import { OffersBox } from './offers-box.tsx'
import type { clientLoader } from './own-consent.page.tsx'

/** The box of the checkout, for customers who have not been asked yet. */
export default function CheckoutOffersBox() {
  const { data, load } = useFetcher<typeof clientLoader>()
  useEffect(() => void load(href('/account/emails')), [load])
  return data?.consent.state === 'none' ? <OffersBox name="offers_text_version" /> : null
}
