import { Ellipsis, type LucideIcon, Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { href, Link, useLocation } from 'react-router'
import { texts } from '#texts/admin/shell'
import { BottomSheet } from '../../ui/overlays/bottom-sheet.tsx'
import { countOf, groupsFor, navigationItemOf } from './navigation.ts'
import { type NavigationProps, SideBar } from './side-bar.tsx'
import { WaitingCount } from './waiting/waiting-count.tsx'

/** The groups with a tab: the dashboard and the first two others of the role. */
const TABS = 3

interface TabBarProps extends NavigationProps {
  search: () => void
}

/** The navigation of narrow windows: tabs for the most used groups, the search, and a sheet with all screens. */
export function TabBar({ role, waiting, search }: TabBarProps) {
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const groups = groupsFor(role, waiting)
  const [own, others] = [groups.slice(0, TABS), groups.slice(TABS)]
  const current = navigationItemOf(pathname, groups)
  const isOther = !own.some(({ items }) => items.some((item) => item === current))
  const otherItems = others.flatMap(({ items }) => items)
  return (
    <nav aria-label={texts.adminNavigation} className="admin-tabs">
      <ul className="grid h-tabs auto-cols-fr grid-flow-col">
        {own.map(({ name, shortName = name, Icon, items }) => (
          <li key={name}>
            <Link
              to={items[0].to}
              aria-current={items[0].to === pathname ? 'page' : items.some((item) => item === current)}
              className={look}
            >
              <Inside Icon={Icon} name={shortName} count={countOf(items, waiting)} />
            </Link>
          </li>
        ))}
        <li>
          <button type="button" onClick={search} className={look}>
            <Inside Icon={Search} name={texts.search} />
          </button>
        </li>
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(true)}
            aria-current={isOther}
            className={look}
          >
            <Inside Icon={Ellipsis} name={texts.more} count={countOf(otherItems, waiting)} />
          </button>
        </li>
      </ul>
      {isOpen && (
        <BottomSheet title={texts.allScreens} close={close}>
          <nav aria-label={texts.allScreens}>
            <SideBar role={role} waiting={waiting} isFull onFollow={close} />
          </nav>
          <ul className="mt-3 grid grid-cols-2 border-line border-t pt-3">
            <SheetLink to={href('/')} onFollow={close}>
              {texts.home}
            </SheetLink>
            <SheetLink to={href('/contact')} onFollow={close}>
              {texts.contactUs}
            </SheetLink>
          </ul>
        </BottomSheet>
      )}
    </nav>
  )
}

const look =
  'relative flex size-full flex-col items-center justify-center gap-0.5 text-muted text-xs aria-[current=page]:font-semibold aria-[current=page]:text-accent aria-[current=true]:font-semibold aria-[current=true]:text-accent'

function Inside({ Icon, name, count = 0 }: { Icon: LucideIcon; name: string; count?: number }) {
  return (
    <>
      <Icon aria-hidden="true" className="size-6" strokeWidth={1.75} />
      {name}
      <WaitingCount count={count} className="absolute top-1.5 left-1/2 ml-1.5" />
    </>
  )
}

function SheetLink({ to, onFollow, children }: { to: string; onFollow: () => void; children: ReactNode }) {
  return (
    <li>
      <Link
        to={to}
        onClick={onFollow}
        className="flex min-h-11 items-center rounded-control px-2.5 text-muted text-sm hover:bg-sunken hover:text-ink"
      >
        {children}
      </Link>
    </li>
  )
}
