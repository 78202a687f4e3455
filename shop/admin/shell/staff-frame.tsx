import { type ReactNode, useCallback, useState } from 'react'
import { mayActAsStaff } from '../../core/auth/guards/may-act-as-staff.ts'
import { useCustomer } from '../../core/auth/session.ts'
import { useOnDemand } from '../../ui/loading/use-on-demand.ts'
import { NavigationRows } from './navigation-rows.tsx'
import { SearchButton } from './search/search-button.tsx'
import { useSearchKey } from './search/use-search-key.ts'
import { SideBar } from './side-bar.tsx'
import { useWaiting } from './waiting/use-waiting.ts'

/** Loaded on demand, because most staff use the links. */
const importSearch = () => import('./search/staff-search-dialog.tsx')

/**
 * The admin layout: the navigation with its counts, next to or above the page, and the search. Until the user is
 * known, and for visitors, it only reserves the space.
 */
export function StaffFrame({ children }: { children: ReactNode }) {
  const customer = useCustomer()
  const isStaff = mayActAsStaff(customer)
  const role = isStaff ? customer?.staff_role : undefined
  const waiting = useWaiting()
  const [isSearching, setSearching] = useState(false)
  const [StaffSearchDialog, loadSearch] = useOnDemand(importSearch)
  const open = useCallback(() => {
    setSearching(true)
    loadSearch()
  }, [loadSearch])
  useSearchKey(isStaff, open)
  return (
    <div className="staff-frame">
      <div className={isStaff ? 'min-w-0' : 'invisible min-w-0'}>
        <SideBar role={role} waiting={waiting} search={<SearchButton place="bar" open={open} />} />
        <NavigationRows role={role} waiting={waiting} search={<SearchButton place="row" open={open} />} />
      </div>
      <div id="screen" tabIndex={-1} className="min-w-0 outline-none">
        {children}
      </div>
      {isSearching && isStaff && StaffSearchDialog && (
        <StaffSearchDialog role={role} close={() => setSearching(false)} />
      )}
    </div>
  )
}
