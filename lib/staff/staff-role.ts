/**
 * Staff roles. `catalogue`: products and content. `orders`: orders and customers. `accountant`: read-only access to
 * documents, reports and accounting. `owner`: everything, including settings, payments, team and activity log.
 */
export const STAFF_ROLES = ['owner', 'catalogue', 'orders', 'accountant'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** Groups of roles that an action can require. Owners belong to each. */
const ROLE_GROUPS = {
  /** Any role. */
  staff: ['catalogue', 'orders', 'accountant'],
  /** Staff who work with products or orders. */
  operations: ['catalogue', 'orders'],
  /** Staff who see amounts of orders. */
  finance: ['orders', 'accountant'],
} as const satisfies Record<string, readonly StaffRole[]>

/** The role, or one of the roles of a group, that an action requires. */
export type NeededRole = StaffRole | keyof typeof ROLE_GROUPS

/** Returns whether a role, or none, satisfies a required one. Owners satisfy all. */
export const hasRole = (role: StaffRole | null | undefined, needed: NeededRole): boolean =>
  role != null && (role === 'owner' || rolesOf(needed).includes(role))

const rolesOf = (needed: NeededRole): readonly StaffRole[] =>
  needed in ROLE_GROUPS ? ROLE_GROUPS[needed as keyof typeof ROLE_GROUPS] : [needed as StaffRole]
