import type { User } from '../session.contract.ts'

/** Returns whether the server accepts staff actions of a user. Owners may need to set up a second factor first. */
export const mayActAsStaff = (user: User | null | undefined): boolean =>
  user?.is_staff === true && user.needs_second_factor === undefined
