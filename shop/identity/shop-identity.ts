import { createContext as reactContext, use } from 'react'
import { createContext, useRouteLoaderData } from 'react-router'
import { type ShopIdentity, UNNAMED } from '../../lib/shop-identity.ts'

/** Handed to the root's loader by whoever renders. */
export const identityContext = createContext<ShopIdentity>(UNNAMED)

/** Who the shop is, as far as pages tell it. */
export type PageIdentity = Omit<ShopIdentity, 'emails' | 'legal' | 'selling'> & {
  /** Orders can be placed. */
  isSelling: boolean
}

const UNNAMED_ON_PAGES: PageIdentity = { ...UNNAMED, isSelling: false }

const InPreview = reactContext<PageIdentity | null>(null)

/** Lets a part of a screen show the shop as somebody else. */
export const IdentityInPreview = InPreview.Provider

/** Returns who the shop is, as the root's loader hands it to pages. */
export function useShopIdentity(): PageIdentity {
  const shown = use(InPreview)
  const loaded = useRouteLoaderData<{ identity?: PageIdentity }>('root')?.identity
  return shown ?? loaded ?? UNNAMED_ON_PAGES
}
