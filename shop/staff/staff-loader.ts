import { createContext, type RouterContextProvider } from 'react-router'
import { hasRole, type NeededRole } from '../../lib/staff/staff-role.ts'
import { customerFrom } from '../session/guards/customer-context.ts'
import { mayActAsStaff } from '../session/guards/may-act-as-staff.ts'

type Context = Readonly<RouterContextProvider>

/** The role that the screen needs to which a navigation leads; the layout around it has set it before its loader runs. */
const roleContext = createContext<NeededRole>()

/** Says which role the screen needs to which a navigation leads. */
export const requireRole = (context: Context, role: NeededRole): void => context.set(roleContext, role)

/**
 * Returns the `clientLoader` of a screen of the staff: what `load` finds, undefined for whoever may not see it. Nothing is asked then that would be
 * refused; the layout says why there is nothing.
 */
export function staffLoader<Args extends { context: Context }, Data>(load: (args: Args) => Promise<Data>) {
  return async (args: Args): Promise<Data | undefined> => {
    const customer = await customerFrom(args.context)
    const isAllowed = mayActAsStaff(customer) && hasRole(customer?.staff_role, args.context.get(roleContext))
    return isAllowed ? load(args) : undefined
  }
}
