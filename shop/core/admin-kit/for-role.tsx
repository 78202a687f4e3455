import type { ReactNode } from 'react'
import { hasRole, type NeededRole } from '../../../lib/staff/staff-role.ts'
import { useUser } from '../auth/session.ts'

/** A part of a screen that is there for those of the staff alone who may use it, such as a link to a screen of theirs. */
export function ForRole({ needed, children }: { needed: NeededRole; children: ReactNode }) {
  return hasRole(useUser()?.staff_role, needed) && children
}
