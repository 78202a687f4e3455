import { createContext, type RouterContextProvider, useOutletContext } from 'react-router'
import type { User } from '../session.contract.ts'
import { loadCurrentUser } from '../session.ts'

type Context = Readonly<RouterContextProvider>

/** Whose private screen a navigation leads to; a layout around such screens has set it before their loaders run. */
const customerContext = createContext<Promise<User | null>>()

/**
 * Finds out who looks, as the `clientMiddleware` of a layout around private screens. It does not wait: a screen without a loader stands there
 * at once.
 */
export function identifyCustomer({ context }: { context: Context }): void {
  context.set(customerContext, loadCurrentUser())
}

/** Returns the customer, null for a visitor or when the server cannot say. For loaders, which must not ask what would be refused. */
export const customerFrom = (context: Context): Promise<User | null> => context.get(customerContext)

/** Returns whose private screen this is, in whatever stands inside its layout. */
export const useScreenOwner = (): User => useOutletContext<User>()
