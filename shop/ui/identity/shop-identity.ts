import { createContext as reactContext, use } from 'react'
import { createContext, useRouteLoaderData } from 'react-router'
import { type PublicIdentity, type ShopIdentity, UNNAMED_ON_PAGES } from '../../../lib/shop-identity.ts'

/** Handed to the root's loader by whoever renders. */
export const identityContext = createContext<ShopIdentity>()

/** The public identity of the shop with the state of its checkout. */
export type PageIdentity = PublicIdentity & {
  /** Orders can be placed. */
  isSelling: boolean
  /** All orders are test orders. */
  isTestMode: boolean
  /** The shop charges no VAT (article 293 B of the French tax code). */
  hasNoVat: boolean
}

const InPreview = reactContext<PageIdentity | null>(null)

/** Lets a part of a screen show the shop as somebody else. */
export const IdentityInPreview = InPreview.Provider

/** Returns who the shop is, as the root's loader hands it to pages. */
export function useShopIdentity(): PageIdentity {
  const shown = use(InPreview)
  const loaded = useRouteLoaderData<{ identity?: PageIdentity }>('root')?.identity
  return shown ?? loaded ?? { ...UNNAMED_ON_PAGES, isSelling: false, isTestMode: false, hasNoVat: false }
}

/** Returns what the `lang` of the owner's own words is; undefined where they are in the language of all others. */
export const useOwnLanguage = (): string | undefined => useShopIdentity().language
