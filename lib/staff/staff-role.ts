/**
 * Staff roles. `catalogue`: products and content. `orders`: orders and customers. `owner`: everything, including
 * settings, payments, team and activity log.
 */
export const STAFF_ROLES = ['owner', 'catalogue', 'orders'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** The role that an action requires; `staff` is any role. */
export type NeededRole = StaffRole | 'staff'

/** Returns whether a role, or none, satisfies a required one. Owners satisfy all. */
export const hasRole = (role: StaffRole | null | undefined, needed: NeededRole): boolean =>
  role != null && (needed === 'staff' || role === 'owner' || role === needed)
