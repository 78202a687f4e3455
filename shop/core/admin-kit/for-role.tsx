import type { ReactNode } from 'react'
import { hasRole, type NeededRole } from '../../../lib/staff/staff-role.ts'
import { useUser } from '../auth/session.ts'

/** Renders its children only for staff with a role. */
export function ForRole({ needed, children }: { needed: NeededRole; children: ReactNode }) {
  return hasRole(useUser()?.staff_role, needed) && children
}
