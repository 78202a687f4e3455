import type { Manufacturer } from '../manufacturers.contract.ts'

/** The public details of the shop that its own brand shares. */
interface OwnDetails {
  name: string
  legal: { operator: string; address: string }
  contact: { email: string; address: string }
}

/** The contact details that the form of a manufacturer starts with. */
export type SuggestedDetails = Pick<Manufacturer, 'address' | 'contact'>

/**
 * Returns the shop's own contact details for a manufacturer with the name of the shop or of its seller. Undefined for
 * other manufacturers and for saved contact details.
 */
export function ownBrandDetails(
  { name, version }: Pick<Manufacturer, 'name' | 'version'>,
  shop: OwnDetails,
): SuggestedDetails | undefined {
  const isOwn = [shop.name, shop.legal.operator].some((own) => own.toLowerCase() === name.toLowerCase())
  if (version > 0 || !isOwn) return undefined
  return { address: shop.legal.address || shop.contact.address, contact: shop.contact.email }
}
