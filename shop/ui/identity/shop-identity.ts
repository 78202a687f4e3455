import { createContext as reactContext, use } from 'react'
import { createContext, useRouteLoaderData } from 'react-router'
import {
  type PublicIdentity,
  type ShopIdentity,
  type TranslatedText,
  UNNAMED_ON_PAGES,
} from '../../../lib/shop-identity.ts'
import type { OfferedLanguages } from '../../../lib/texts/offered-languages.ts'

/** The shop identity, set by the renderer for the root's loader. */
export const identityContext = createContext<ShopIdentity>()

/** The public identity of the shop with the state of its checkout. */
export type PageIdentity = PublicIdentity & {
  /** Languages of the pages; absent with only one. */
  languages?: OfferedLanguages
  /** Orders can be placed. */
  isSelling: boolean
  /** All orders are test orders. */
  isTestMode: boolean
  /** The shop charges no VAT (article 293 B of the French tax code). */
  hasNoVat: boolean
  /** Sign-up and checkout offer e-mails about offers. */
  asksForOffers?: boolean
}

const InPreview = reactContext<PageIdentity | null>(null)

/** Shows part of a screen with another shop identity, for previews. */
export const IdentityInPreview = InPreview.Provider

/** Returns the shop identity from the root's loader. */
export function useShopIdentity(): PageIdentity {
  const shown = use(InPreview)
  const loaded = useRouteLoaderData<{ identity?: PageIdentity }>('root')?.identity
  return shown ?? loaded ?? { ...UNNAMED_ON_PAGES, isSelling: false, isTestMode: false, hasNoVat: false }
}

/** Returns the `lang` attribute for owner texts; undefined if it equals the page language. */
export const useOwnerLanguage = (): string | undefined => useShopIdentity().language

/** Returns the `lang` attribute for a text of a record; undefined if it is in the page language. */
export function useTextLanguage(
  { translated }: { translated?: readonly string[] | undefined },
  field: string,
): string | undefined {
  const owner = useOwnerLanguage()
  return translated?.includes(field) ? undefined : owner
}

/** Returns the `lang` attribute for a text of the settings; undefined if it is in the page language. */
export const useSettingLanguage = (text: TranslatedText): string | undefined => useTextLanguage(useShopIdentity(), text)

/**
 * Returns the `lang` attribute for short texts that records share, such as option values, and for texts that orders
 * copy; undefined in a shop with several languages, where they can be translations.
 */
export function useSharedTextLanguage(): string | undefined {
  const { language, languages } = useShopIdentity()
  return languages ? undefined : language
}
