import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import * as texts from '#texts/admin/shell'
import type { StaffRole } from '../../../lib/staff/staff-role.ts'
import { groupsFor, NAVIGATION_GROUPS, type NavigationGroup, navigationItemOf } from './navigation.ts'
import type { Waiting } from './waiting/waiting.contract.ts'
import { WaitingCount } from './waiting/waiting-count.tsx'

interface RowsProps {
  role: StaffRole | undefined
  waiting: Waiting | undefined
  search: ReactNode
}

/**
 * The admin navigation as two rows above the page: groups, and the items of the current group. For narrow windows.
 */
export function NavigationRows({ role, waiting, search }: RowsProps) {
  const { pathname } = useLocation()
  const current = navigationItemOf(pathname)
  const groups = groupsFor(role)
  // The second row reserves its height before the user is known, so that the page does not move.
  const hasSubitems = NAVIGATION_GROUPS.some(({ items }) => items.length > 1 && items.some((item) => item === current))
  const group = groups.find(({ items }) => items.some((item) => item === current))
  const countOf = ({ items }: Pick<NavigationGroup, 'items'>) =>
    items.reduce((sum, item) => sum + ((item.waiting && waiting?.[item.waiting]) ?? 0), 0)
  return (
    <div className="-mt-5 mb-5 xl:hidden">
      <div className="flex items-center border-line border-b">
        {search}
        <Row label={texts.adminNavigation} links={groups.length}>
          {groups.map(({ name, items }) => (
            <RowLink
              key={name}
              to={items[0].to}
              name={name}
              isPage={items[0].to === pathname}
              isCurrent={group?.items === items}
              count={countOf({ items })}
              className="font-medium"
            />
          ))}
        </Row>
      </div>
      {hasSubitems && !group && <div className="min-h-12" />}
      {hasSubitems && group && (
        <Row label={texts.pagesIn(group.name)} links={group.items.length}>
          {group.items.map((item) => (
            <RowLink
              key={item.to}
              to={item.to}
              name={item.name}
              isPage={item.to === pathname}
              isCurrent={item === current}
              count={countOf({ items: [item] })}
              className=""
            />
          ))}
        </Row>
      )}
    </div>
  )
}

/** A row that scrolls horizontally, initially to the current item. */
function Row({ label, links, children }: { label: string; links: number; children: ReactNode }) {
  const row = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: path and number of links move the current link
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]:not([aria-current=false])')
    if (row.current && link) row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2
  }, [pathname, links])
  return (
    <nav ref={row} aria-label={label} className="staff-row relative min-w-0 flex-1 overflow-x-auto">
      <ul className="flex">{children}</ul>
    </nav>
  )
}

interface RowLinkProps {
  to: string
  name: string
  isPage: boolean
  isCurrent: boolean
  count: number
  className: string
}

function RowLink({ to, name, isPage, isCurrent, count, className }: RowLinkProps) {
  return (
    <li>
      <Link
        to={to}
        aria-current={isPage ? 'page' : isCurrent}
        className={`staff-tab relative flex min-h-12 items-center whitespace-nowrap px-3.5 text-sm hover:text-ink ${className}`}
      >
        {name}
        <WaitingCount count={count} className="absolute top-0.5 -right-1 z-1" />
      </Link>
    </li>
  )
}
