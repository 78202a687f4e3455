import { type ReactNode, useCallback, useState } from 'react'
import { mayActAsStaff } from '../../core/auth/guards/may-act-as-staff.ts'
import { useCustomer } from '../../core/auth/session.ts'
import { useOnDemand } from '../../ui/loading/use-on-demand.ts'
import { AreaRows } from './area-rows.tsx'
import { SearchButton } from './search/search-button.tsx'
import { useSearchKey } from './search/use-search-key.ts'
import { SideBar } from './side-bar.tsx'
import { useWaiting } from './waiting/use-waiting.ts'

/** Most screens are left by their links; it comes to those who search. */
const importSearch = () => import('./search/staff-search-dialog.tsx')

/**
 * What stands around every screen of the staff: the areas of the shop with what waits in each, beside the screen or above it, and the way to search. Until it
 * is known who looks, and for whoever is no staff, only its room is there, so that nothing moves and nobody sees what is meant for others.
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
        <AreaRows role={role} waiting={waiting} search={<SearchButton place="row" open={open} />} />
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
