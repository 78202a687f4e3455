import type { RouterContextProvider } from 'react-router'
import { customerFrom } from '../session/guards/customer-context.ts'
import { mayActAsStaff } from '../session/guards/may-act-as-staff.ts'

/**
 * Returns the `clientLoader` of a screen of the staff: what `load` finds, undefined for whoever is no staff. Nothing is asked then that would be
 * refused; the layout says why there is nothing.
 */
export function staffLoader<Args extends { context: Readonly<RouterContextProvider> }, Data>(
  load: (args: Args) => Promise<Data>,
) {
  return async (args: Args): Promise<Data | undefined> => {
    const customer = await customerFrom(args.context)
    return mayActAsStaff(customer) ? load(args) : undefined
  }
}
