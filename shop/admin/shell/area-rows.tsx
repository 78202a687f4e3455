import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import * as texts from '#texts/admin/shell'
import type { StaffRole } from '../../../lib/staff/staff-role.ts'
import { AREA_GROUPS, type AreaGroup, areaOf, groupsFor } from './areas.ts'
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
export function AreaRows({ role, waiting, search }: RowsProps) {
  const { pathname } = useLocation()
  const current = areaOf(pathname)
  const groups = groupsFor(role)
  // The second row reserves its height before the user is known, so that the page does not move.
  const isParted = AREA_GROUPS.some(({ areas }) => areas.length > 1 && areas.some((area) => area === current))
  const group = groups.find(({ areas }) => areas.some((area) => area === current))
  const countOf = ({ areas }: Pick<AreaGroup, 'areas'>) =>
    areas.reduce((sum, area) => sum + ((area.waiting && waiting?.[area.waiting]) ?? 0), 0)
  return (
    <div className="-mt-5 mb-5 xl:hidden">
      <div className="flex items-center border-line border-b">
        {search}
        <Row label={texts.areasOfTheShop} links={groups.length}>
          {groups.map(({ name, areas }) => (
            <RowLink
              key={name}
              to={areas[0].to}
              name={name}
              isPage={areas[0].to === pathname}
              isCurrent={group?.areas === areas}
              count={countOf({ areas })}
              className="font-medium"
            />
          ))}
        </Row>
      </div>
      {isParted && !group && <div className="min-h-12" />}
      {isParted && group && (
        <Row label={texts.areasIn(group.name)} links={group.areas.length}>
          {group.areas.map((area) => (
            <RowLink
              key={area.to}
              to={area.to}
              name={area.name}
              isPage={area.to === pathname}
              isCurrent={area === current}
              count={countOf({ areas: [area] })}
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current link depends on the path, its position on the number of links
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
