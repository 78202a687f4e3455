/**
 * What somebody of the staff sees to: `catalogue` what is sold and what the pages say, `orders` what was bought and by whom, `owner` everything:
 * also the settings, the money's way, who is staff, and who changed what.
 */
export const STAFF_ROLES = ['owner', 'catalogue', 'orders'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** Which role something needs; `staff` is any of them. */
export type NeededRole = StaffRole | 'staff'

/** Tells whether whoever has a role, or none, may do what needs another: owners may do all that staff may. */
export const hasRole = (role: StaffRole | null | undefined, needed: NeededRole): boolean =>
  role != null && (needed === 'staff' || role === 'owner' || role === needed)
