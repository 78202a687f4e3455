import { createContext, type data, type RouterContextProvider } from 'react-router'
import { CallFailed } from '../../../lib/api-client.ts'
import { hasRole, type NeededRole } from '../../../lib/staff/staff-role.ts'
import { customerFrom } from '../auth/guards/customer-context.ts'
import { mayActAsStaff } from '../auth/guards/may-act-as-staff.ts'
import { refreshSession } from '../auth/session.ts'

type Context = Readonly<RouterContextProvider>

/** The role that the screen needs to which a navigation leads; the layout around it has set it before its loader runs. */
const roleContext = createContext<NeededRole>()

/** Says which role the screen needs to which a navigation leads. */
export const requireRole = (context: Context, role: NeededRole): void => context.set(roleContext, role)

/**
 * Returns the `clientLoader` of a screen of the staff: what `load` finds, undefined for whoever may not see it. Nothing is asked then that would be
 * refused; the layout says why there is nothing. Where the server knows better, since a role was taken or the session has ended, who looks is asked anew.
 */
export function staffLoader<Args extends { context: Context }, Data>(load: (args: Args) => Promise<Data>) {
  return async (args: Args): Promise<Data | undefined> => {
    const customer = await customerFrom(args.context)
    const isAllowed = mayActAsStaff(customer) && hasRole(customer?.staff_role, args.context.get(roleContext))
    return isAllowed ? load(args).catch(undefinedIfRefused) : undefined
  }
}

/** @throws whatever else went wrong */
async function undefinedIfRefused(error: unknown): Promise<undefined> {
  if (!REFUSED.includes(statusOf(error))) throw error
  await refreshSession()
  return undefined
}

const REFUSED: readonly unknown[] = [401, 403]

/** Of a call, or of what the error page would say of one. */
const statusOf = (error: unknown): unknown =>
  error instanceof CallFailed ? error.status : (error as ReturnType<typeof data> | undefined)?.init?.status
