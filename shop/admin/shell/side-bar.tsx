import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import * as texts from '#texts/admin/shell'
import type { StaffRole } from '../../../lib/staff/staff-role.ts'
import { groupsFor, type NavigationItem, navigationItemOf } from './navigation.ts'
import type { Waiting } from './waiting/waiting.contract.ts'
import { WaitingCount } from './waiting/waiting-count.tsx'

interface NavigationProps {
  /** Undefined until the user is known; then all items reserve their space. */
  role: StaffRole | undefined
  /** The counts next to the items; undefined until loaded. */
  waiting: Waiting | undefined
  /** The button that opens the staff search. */
  search: ReactNode
}

/** The navigation as a side bar on wide windows. Next to full-width pages it shows only icons (staff-frame.css). */
export function SideBar({ role, waiting, search }: NavigationProps) {
  const { pathname } = useLocation()
  const current = navigationItemOf(pathname)
  return (
    <nav aria-label={texts.adminNavigation} className="staff-side">
      <a
        href="#screen"
        className="sr-only rounded-control bg-accent px-3 py-2 text-on-accent text-sm focus:not-sr-only focus:mb-2 focus:block"
      >
        {texts.skipNavigation}
      </a>
      {search}
      {groupsFor(role).map(({ name, items }) => (
        <div key={name} className="mt-2.5">
          {items.length > 1 && (
            <p className="staff-label mb-0.5 px-2.5 font-medium text-muted text-xs" aria-hidden="true">
              {name}
            </p>
          )}
          <ul aria-label={name}>
            {items.map((item) => (
              <SideLink
                key={item.to}
                item={item}
                isCurrent={item === current}
                isPage={item.to === pathname}
                count={(item.waiting && waiting?.[item.waiting]) ?? 0}
              />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

interface SideLinkProps {
  item: NavigationItem
  isCurrent: boolean
  isPage: boolean
  count: number
}

function SideLink({ item: { to, name, Icon }, isCurrent, isPage, count }: SideLinkProps) {
  return (
    <li>
      <Link
        to={to}
        aria-current={isPage ? 'page' : isCurrent}
        className="staff-link relative flex min-h-8 items-center gap-3 rounded-control px-2.5 text-sm pointer-coarse:min-h-11 hover:bg-sunken hover:text-ink"
      >
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-4.5 shrink-0" />
        <span className="staff-label min-w-0 truncate">{name}</span>
        <WaitingCount count={count} className="staff-count ml-auto" />
      </Link>
    </li>
  )
}
