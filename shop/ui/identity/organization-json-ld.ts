import { href } from 'react-router'
import type { ShopIdentity } from '../../../lib/shop-identity.ts'
import { drawnAt } from '../../../lib/shop-picture.ts'
import type { UrlOf } from '../meta/page-meta.ts'

const ICON = '/icon-512.png'

/** Returns the shop as a schema.org `Organization`. Unset contact fields are left out. */
export function organizationJsonLd(
  { name, logo, contact: { email, telephone, social } }: Pick<ShopIdentity, 'name' | 'logo' | 'contact'>,
  urlOf: UrlOf,
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url: urlOf(href('/')),
    logo: urlOf(logo ? drawnAt(logo.light.url) : ICON),
    ...(email && { email }),
    ...(telephone && { telephone }),
    ...(social.length > 0 && { sameAs: social }),
  }
}
