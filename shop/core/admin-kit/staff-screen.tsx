import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { NeededRole } from '../../../lib/staff/staff-role.ts'
import type { User } from '../auth/session.contract.ts'
import { RequireStaff } from './require-staff.tsx'

interface AdminScreenProps {
  title: string
  /** The language of a title that differs from that of the screen (BCP 47). */
  titleLanguage?: string | undefined
  /** A sentence such as 'Only staff of the shop can create products.' */
  reason: string
  role: NeededRole
  /** The parent screen unless it is a main section. */
  up?: { to: string; name: string } | undefined
  waiting?: ReactNode
  children: (staff: User) => ReactNode
}

/** A staff screen: a link to its parent, its title and its content. Elements with `data-wide` get the full width. */
export function StaffScreen({ title, titleLanguage, reason, role, up, waiting, children }: AdminScreenProps) {
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
      <h1 lang={titleLanguage} className="text-[1.75rem] leading-tight">
        {title}
      </h1>
      <div className="mt-4">
        <RequireStaff reason={reason} role={role} waiting={waiting}>
          {children}
        </RequireStaff>
      </div>
    </div>
  )
}
