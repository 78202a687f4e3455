import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { hasRole, type NeededRole } from '../../../lib/staff/staff-role.ts'
import { NotSavedContext } from '../../ui/forms/not-saved.ts'
import { mayActAsStaff } from '../auth/guards/may-act-as-staff.ts'
import type { User } from '../auth/session.contract.ts'
import { wasSessionRefused } from '../auth/session.ts'

/**
 * Returns the staff member of a screen: the current user while allowed; the previous one, until they leave the
 * screen, if they just lost access and have unsaved entries; otherwise undefined.
 */
export function useUnsavedWork(customer: User | null | undefined, role: NeededRole) {
  const { pathname } = useLocation()
  const isAllowed = mayActAsStaff(customer) && hasRole(customer?.staff_role, role)
  const [last, setLast] = useState<{ staff: User; pathname: string }>()
  const [touched, setTouched] = useState<string>()
  if (customer && isAllowed && (customer !== last?.staff || pathname !== last.pathname)) {
    setLast({ staff: customer, pathname })
    // Entries of another user are dropped.
    if (customer.id !== last?.staff.id) setTouched(undefined)
  }
  const isTheirs = customer ? customer.id === last?.staff.id : wasSessionRefused()
  const isKept = !isAllowed && isTheirs && pathname === touched && pathname === last?.pathname
  return { isAllowed, staff: isAllowed || isKept ? last?.staff : undefined, touch: () => setTouched(pathname) }
}

interface UnsavedWorkProps {
  /** Why nothing can be saved now; undefined if saving is possible. */
  why: string | undefined
  /** What to do about it. */
  remedy: ReactNode
  touch: () => void
  children: ReactNode
}

/** A form area for staff. When saving becomes impossible, a sticky alert explains why. */
export function UnsavedWork({ why, remedy, touch, children }: UnsavedWorkProps) {
  const note = (event: SyntheticEvent) => void (isEntering(event) && touch())
  return (
    <NotSavedContext value={why}>
      {why !== undefined && (
        <section
          role="alert"
          className="sticky top-0 z-10 mb-6 grid gap-1 rounded-control border border-line bg-warn-soft px-4 py-3 text-sm text-warn md:top-[calc(var(--spacing-header)+0.5rem)] short:static"
        >
          <p className="font-medium">{why}</p>
          <p>{remedy}</p>
        </section>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only observes the forms inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: buttons that are pressed by a key are clicked, too */}
      <div className="contents" onInput={note} onChange={note} onDrop={note} onClick={note}>
        {children}
      </div>
    </NotSavedContext>
  )
}

/** Returns whether an event changes a form. Search forms, links and submit buttons do not count. */
function isEntering({ type, target }: SyntheticEvent): boolean {
  if (!(target instanceof Element) || target.closest('form')?.method === 'get') return false
  return type !== 'click' || target.closest('form button[type=button]') !== null
}
