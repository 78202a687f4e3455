import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { texts } from '#texts/admin/shell'
import type { StaffRole } from '../../../lib/staff/staff-role.ts'
import { countOf, groupsFor, navigationItemOf, subItems } from './navigation.ts'
import type { Waiting } from './waiting/waiting.contract.ts'
import { WaitingCount } from './waiting/waiting-count.tsx'

export interface NavigationProps {
  /** Undefined until the user is known; then all items reserve their space. */
  role: StaffRole | undefined
  /** The counts next to the items; undefined until loaded. */
  waiting: Waiting | undefined
}

interface SideBarProps extends NavigationProps {
  /** Lists the screens of all groups, not only of the current one. */
  isFull?: boolean
  /** Called when a link is followed. */
  onFollow?: () => void
}

/** The groups of the admin navigation, and the screens of the current group. */
export function SideBar({ role, waiting, isFull = false, onFollow }: SideBarProps) {
  const { pathname } = useLocation()
  const groups = groupsFor(role, waiting)
  const current = navigationItemOf(pathname, groups)
  return (
    <ul className="grid gap-0.5">
      {groups.map((group) => {
        const { name, Icon, items } = group
        const isCurrent = items.some((item) => item === current)
        const below = isFull || isCurrent ? subItems(group) : []
        // Screens that are not listed are counted at their group.
        const counted = below.length === 0 ? items : items.filter((item) => !below.includes(item))
        return (
          <li key={name}>
            <SideLink
              to={items[0].to}
              isPage={below.includes(items[0]) ? false : items[0].to === pathname}
              isCurrent={isCurrent && !below.includes(items[0])}
              className={isCurrent ? 'font-semibold text-ink' : 'font-medium'}
              count={countOf(counted, waiting)}
              onFollow={onFollow}
            >
              <Icon aria-hidden="true" strokeWidth={1.75} className="size-4.5 shrink-0" />
              {name}
            </SideLink>
            {below.length > 0 && (
              <ul aria-label={texts.pagesIn(name)} className="mt-0.5 grid gap-0.5">
                {below.map((item) => (
                  <li key={item.to}>
                    <SideLink
                      to={item.to}
                      isPage={item.to === pathname}
                      isCurrent={item === current}
                      className="pl-10"
                      count={countOf([item], waiting)}
                      onFollow={onFollow}
                    >
                      {item.name}
                    </SideLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        )
      })}
    </ul>
  )
}

interface SideLinkProps {
  to: string
  isPage: boolean
  isCurrent: boolean
  className: string
  count: number
  onFollow: (() => void) | undefined
  children: ReactNode
}

function SideLink({ to, isPage, isCurrent, className, count, onFollow, children }: SideLinkProps) {
  return (
    <Link
      to={to}
      onClick={onFollow}
      aria-current={isPage ? 'page' : isCurrent}
      className={`admin-link flex min-h-8 items-center gap-3 rounded-control px-2.5 text-sm pointer-coarse:min-h-11 max-lg:min-h-11 ${className}`}
    >
      {children}
      <WaitingCount count={count} className="ml-auto" />
    </Link>
  )
}
