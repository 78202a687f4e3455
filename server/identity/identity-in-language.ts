import type { ShopIdentity } from '../../lib/shop-identity.ts'
import { contentLanguage } from '../language/in-language.ts'

/** Returns a function that reads the shop's identity in the language of the current request. */
export const identityInLanguage = (read: () => ShopIdentity) => (): ShopIdentity => {
  const language = contentLanguage()
  const identity = read()
  return (language && identity.translations?.[language]) ?? identity
}
