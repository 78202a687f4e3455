import type { User } from '../session.contract.ts'

/** Tells whether the server lets somebody do what only staff may: of an owner without a second factor it may ask for one first. */
export const mayActAsStaff = (user: User | null | undefined): boolean =>
  user?.is_staff === true && user.needs_second_factor === undefined
