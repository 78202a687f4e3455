import { createContext, useRouteLoaderData } from 'react-router'

/** The identity provider on the login and sign-up screens. */
export interface SocialProvider {
  /** The provider's display name. */
  name: string
  clientId: string
  scriptUrl: string
}

/** Set by the renderer for the root's loader. */
export const socialLoginContext = /* @__PURE__ */ createContext<SocialProvider | undefined>(undefined)

/** Returns the configured provider from the root's loader; undefined if not found. */
export function useSocialProvider(): SocialProvider | undefined {
  return useRouteLoaderData<{ socialLogin?: SocialProvider }>('root')?.socialLogin
}

/**
 * Returns the header of pages with the provider's button. The server allows the script only on pages with this
 * header.
 */
export const showsProvider = () => ({ 'x-identity-provider': 'shown' })
