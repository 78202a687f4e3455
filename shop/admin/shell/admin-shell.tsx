import { ExternalLink } from 'lucide-react'
import { type ReactNode, useCallback, useState } from 'react'
import { href, Link } from 'react-router'
import { texts } from '#texts/admin/shell'
import { mayActAsStaff } from '../../core/auth/guards/may-act-as-staff.ts'
import { useCustomer } from '../../core/auth/session.ts'
import { Logo } from '../../storefront/layout/logo.tsx'
import { TabBar as StorefrontTabBar } from '../../storefront/layout/tab-bar.tsx'
import { TestModeBar } from '../../storefront/layout/test-mode-bar.tsx'
import { NotOpenBar } from '../../storefront/opening/staff-bar.tsx'
import { useShopIdentity } from '../../ui/identity/shop-identity.ts'
import { NavLink } from '../../ui/link.tsx'
import { useOnDemand } from '../../ui/loading/use-on-demand.ts'
import { closePopover } from '../../ui/overlays/popover.tsx'
import { AccountMenu } from './account-menu.tsx'
import { NotificationsButton } from './notifications/notifications-button.tsx'
import { SearchButton } from './search/search-button.tsx'
import { useSearchKey } from './search/use-search-key.ts'
import { ShellFooter } from './shell-footer.tsx'
import { useShortcuts } from './shortcuts/use-shortcuts.ts'
import { SideBar } from './side-bar.tsx'
import { TabBar } from './tab-bar.tsx'
import { useWaiting } from './waiting/use-waiting.ts'

/** Loaded on demand, because most staff use the links. */
const importSearch = () => import('./search/staff-search-dialog.tsx')
const importNotifications = () => import('./notifications/notifications-panel.tsx')
const importShortcuts = () => import('./shortcuts/shortcuts-dialog.tsx')

/**
 * The layout of all admin screens: navigation with counts, search, account menu, the screen and a footer. Until the
 * user is known, and for visitors, the navigation only reserves its space.
 */
export function AdminShell({ children }: { children: ReactNode }) {
  const customer = useCustomer()
  const isStaff = mayActAsStaff(customer)
  const role = isStaff ? customer?.staff_role : undefined
  const waiting = useWaiting()
  const { name } = useShopIdentity()
  const [opened, setOpened] = useState<'search' | 'shortcuts' | 'notifications'>()
  const [StaffSearchDialog, loadSearch] = useOnDemand(importSearch)
  const [ShortcutsDialog, loadShortcuts] = useOnDemand(importShortcuts)
  const [NotificationsPanel, loadNotifications] = useOnDemand(importNotifications)
  const close = () => setOpened(undefined)
  const showNotifications = () => {
    setOpened('notifications')
    loadNotifications()
  }
  const search = useCallback(() => {
    setOpened('search')
    loadSearch()
  }, [loadSearch])
  const showShortcuts = useCallback(() => {
    setOpened('shortcuts')
    loadShortcuts()
  }, [loadShortcuts])
  const notifications = { count: waiting?.notifications ?? 0, open: showNotifications }
  useSearchKey(isStaff, search)
  useShortcuts(role, showShortcuts)
  return (
    <div className="admin-shell">
      <a
        href="#screen"
        className="sr-only z-50 rounded-control bg-accent px-4 py-3 text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {texts.skipNavigation}
      </a>
      <header className="admin-side">
        <div className="flex min-w-0 items-center gap-1 max-lg:flex-1">
          <Link
            to={href('/')}
            aria-label={texts.toTheHomePage(name)}
            className="mr-auto flex min-h-11 min-w-0 items-center rounded-control px-2.5"
          >
            <Logo className="h-6" />
          </Link>
          <Link
            to={href('/')}
            aria-label={texts.viewShop}
            title={texts.viewShop}
            className="grid size-11 shrink-0 place-items-center rounded-control text-muted lg:pointer-fine:size-9 hover:bg-line hover:text-ink"
          >
            <ExternalLink aria-hidden="true" className="size-4.5" />
          </Link>
          {isStaff && <NotificationsButton {...notifications} className="lg:hidden" />}
        </div>
        <div className={`admin-wide px-0.5 ${isStaff ? '' : 'invisible'}`}>
          <div className="flex items-center gap-1">
            <div className="min-w-0 flex-1">
              <SearchButton open={search} />
            </div>
            <NotificationsButton {...notifications} className="-mr-1.5" />
          </div>
        </div>
        <nav
          aria-label={texts.adminNavigation}
          className={`admin-wide admin-scroll flex-1 ${isStaff ? '' : 'invisible'}`}
        >
          <SideBar role={role} waiting={waiting} />
        </nav>
        <nav aria-label={texts.main} className="admin-wide border-line border-t pt-1">
          <ul className="flex flex-wrap">
            <MainLink to={href('/')}>{texts.home}</MainLink>
            <MainLink to={href('/contact')}>{texts.contactUs}</MainLink>
            {customer?.is_staff && <MainLink to={href('/admin')}>{texts.adminNavigation}</MainLink>}
          </ul>
        </nav>
        <AccountMenu>
          {isStaff && (
            <p className="border-line border-t py-1 max-lg:hidden">
              <button
                type="button"
                onClick={(event) => {
                  closePopover(event)
                  showShortcuts()
                }}
                className="flex min-h-11 w-full items-center px-4 hover:bg-sunken lg:min-h-9"
              >
                {texts.keyboardShortcuts}
              </button>
            </p>
          )}
        </AccountMenu>
      </header>
      <div className="admin-notes">
        <TestModeBar />
        <NotOpenBar />
      </div>
      <main id="content" tabIndex={-1} className="admin-main outline-none">
        <div id="screen" tabIndex={-1} className="min-w-0 outline-none">
          {children}
        </div>
      </main>
      <ShellFooter />
      {customer === undefined || isStaff ? (
        <div className={isStaff ? 'contents' : 'invisible contents'}>
          <TabBar role={role} waiting={waiting} search={search} />
        </div>
      ) : (
        <StorefrontTabBar hasSearchBox={false} />
      )}
      {opened === 'search' && isStaff && StaffSearchDialog && (
        <StaffSearchDialog role={role} close={close} showShortcuts={showShortcuts} />
      )}
      {opened === 'notifications' && isStaff && NotificationsPanel && (
        <NotificationsPanel waiting={waiting} close={close} />
      )}
      {opened === 'shortcuts' && isStaff && ShortcutsDialog && <ShortcutsDialog close={close} />}
    </div>
  )
}

function MainLink({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <NavLink
        to={to}
        className="inline-flex min-h-9 items-center rounded-control px-2.5 text-muted text-xs hover:bg-line hover:text-ink pointer-coarse:min-h-11"
      >
        {children}
      </NavLink>
    </li>
  )
}
