import { createContext, useRouteLoaderData } from 'react-router'
import { type ShopIdentity, UNNAMED } from '../../lib/shop-identity.ts'

/** Handed to the root's loader by whoever renders. */
export const identityContext = createContext<ShopIdentity>(UNNAMED)

/** Returns who the shop is, as the root's loader hands it to pages. */
export function useShopIdentity(): ShopIdentity {
  return useRouteLoaderData<{ identity?: ShopIdentity }>('root')?.identity ?? UNNAMED
}
