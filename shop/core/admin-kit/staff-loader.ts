import { createContext, type data, type RouterContextProvider } from 'react-router'
import { CallFailed } from '../../../lib/api-client.ts'
import { hasRole, type NeededRole } from '../../../lib/staff/staff-role.ts'
import { customerFrom } from '../auth/guards/customer-context.ts'
import { mayActAsStaff } from '../auth/guards/may-act-as-staff.ts'
import { refreshSession } from '../auth/session.ts'

type Context = Readonly<RouterContextProvider>

/** The role required by the screen that is being loaded, set by its layout before the loader runs. */
const roleContext = createContext<NeededRole>()

/** Sets the role required by the screen that is being loaded. */
export const requireRole = (context: Context, role: NeededRole): void => context.set(roleContext, role)

/**
 * Returns the `clientLoader` of a staff screen: the result of `load`, or undefined without access, without sending
 * calls that would be refused. If the server refuses, because a role or session ended, the current user is reloaded.
 */
export function staffLoader<Args extends { context: Context }, Data>(load: (args: Args) => Promise<Data>) {
  return async (args: Args): Promise<Data | undefined> => {
    const customer = await customerFrom(args.context)
    const isAllowed = mayActAsStaff(customer) && hasRole(customer?.staff_role, args.context.get(roleContext))
    return isAllowed ? load(args).catch(undefinedIfRefused) : undefined
  }
}

/** @throws every error other than a refused access */
async function undefinedIfRefused(error: unknown): Promise<undefined> {
  if (!REFUSED.includes(statusOf(error))) throw error
  await refreshSession()
  return undefined
}

const REFUSED: readonly unknown[] = [401, 403]

/** Returns the status of a failed call or of a route error response. */
const statusOf = (error: unknown): unknown =>
  error instanceof CallFailed ? error.status : (error as ReturnType<typeof data> | undefined)?.init?.status
