import type { ReactNode } from 'react'
import { hasRole, type NeededRole } from '../../../lib/staff/staff-role.ts'
import { useUser } from '../auth/session.ts'

interface ForRoleProps {
  needed: NeededRole
  children: ReactNode
  /** For all others; nothing by default. */
  otherwise?: ReactNode
}

/** Renders its children only for staff with a role. */
export function ForRole({ needed, children, otherwise = null }: ForRoleProps) {
  return hasRole(useUser()?.staff_role, needed) ? children : otherwise
}
