import { useEffect } from 'react'
import { href, useFetcher } from 'react-router'
import type { MarketingConsent } from './marketing-consent.contract.ts'
import { OffersBox } from './offers-box.tsx'

/** The checkbox of the checkout, for customers without a consent history. */
export default function CheckoutOffersBox() {
  const { data, load } = useFetcher<{ consent: Pick<MarketingConsent, 'state'> }>()
  useEffect(() => void load(href('/account/emails')), [load])
  return data?.consent.state === 'none' ? <OffersBox name="offers_text_version" /> : null
}
