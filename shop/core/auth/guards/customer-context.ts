import { createContext, type RouterContextProvider, useOutletContext } from 'react-router'
import type { User } from '../session.contract.ts'
import { loadCurrentUser } from '../session.ts'

type Context = Readonly<RouterContextProvider>

/** The customer of a private screen, set by the layout before the loaders run. */
const customerContext = createContext<Promise<User | null>>()

/**
 * Loads the customer, as `clientMiddleware` of a layout of private screens. It does not wait, so screens without a
 * loader render at once.
 */
export function identifyCustomer({ context }: { context: Context }): void {
  context.set(customerContext, loadCurrentUser())
}

/**
 * Returns the customer; null for a visitor or if the server cannot say. For loaders, which must not send calls that
 * would be refused.
 */
export const customerFrom = (context: Context): Promise<User | null> => context.get(customerContext)

/** Returns the customer of a private screen, for components inside its layout. */
export const useScreenOwner = (): User => useOutletContext<User>()
