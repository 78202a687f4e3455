import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { NeededRole } from '../../../lib/staff/staff-role.ts'
import type { User } from '../auth/session.contract.ts'
import { RequireStaff } from './require-staff.tsx'

interface AdminScreenProps {
  title: string
  /** Says what only staff may do here: 'Only staff of the shop can create products.' */
  reason: string
  role: NeededRole
  /** The screen above, where it is not the area itself. */
  up?: { to: string; name: string } | undefined
  waiting?: ReactNode
  children: (staff: User) => ReactNode
}

/** A screen of the staff: the way back, its title, and its content for staff alone. What is marked `data-wide` in it gets all of the width. */
export function StaffScreen({ title, reason, role, up, waiting, children }: AdminScreenProps) {
  return (
    <div className="max-w-5xl has-data-wide:max-w-none max-xl:mx-auto">
      {up && (
        <p className="-mt-2 mb-1">
          <Link to={up.to} className="-ml-1.5 inline-flex min-h-11 items-center gap-1 text-muted hover:text-ink">
            <ChevronLeft aria-hidden="true" className="size-5" />
            {up.name}
          </Link>
        </p>
      )}
      <h1 className="text-2xl">{title}</h1>
      <div className="mt-6">
        <RequireStaff reason={reason} role={role} waiting={waiting}>
          {children}
        </RequireStaff>
      </div>
    </div>
  )
}
