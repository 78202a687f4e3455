import { createContext, useRouteLoaderData } from 'react-router'

/** The identity provider whose sign-in button stands on login and signup. */
export interface SocialProvider {
  /** What the provider calls itself, for people. */
  name: string
  clientId: string
  scriptUrl: string
}

/** Handed to the root's loader by whoever renders. */
export const socialLoginContext = createContext<SocialProvider | undefined>(undefined)

/** Returns the provider that the shop's settings name, as the root's loader hands it to pages; undefined when there is none. */
export function useSocialProvider(): SocialProvider | undefined {
  return useRouteLoaderData<{ socialLogin?: SocialProvider }>('root')?.socialLogin
}

/** Returns the headers of the pages that show the provider's button: whoever serves them lets its script run there, and nowhere else. */
export const showsProvider = () => ({ 'x-identity-provider': 'shown' })
