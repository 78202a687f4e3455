import { texts } from '#texts/core/marketing-consent'
import { CheckBox } from '../../ui/fields/check-box.tsx'
import { useShopIdentity } from '../../ui/identity/shop-identity.ts'
import { CONSENT_TEXT_VERSION } from './marketing-consent.contract.ts'

/** The optional box for e-mails about offers, if the owner has enabled it. Its value is the version of its text. */
export function OffersBox({ name, defaultChecked }: { name: string; defaultChecked?: boolean }) {
  const { name: shop, asksForOffers } = useShopIdentity()
  if (!asksForOffers) return null
  return (
    <CheckBox name={name} value={CONSENT_TEXT_VERSION} required={false} defaultChecked={defaultChecked}>
      {texts.consentText(shop)}
    </CheckBox>
  )
}
