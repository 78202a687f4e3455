import { Outlet, type RouterContextProvider, useLocation } from 'react-router'
import { pagePathOf } from '../../../lib/texts/page-paths.ts'
import { LeaveProtection } from '../../core/admin-kit/leave-protection.tsx'
import { requireRole } from '../../core/admin-kit/staff-loader.ts'
import { StaffScreen } from '../../core/admin-kit/staff-screen.tsx'
import { useStaffScreen } from '../../core/admin-kit/staff-screen-handle.tsx'
import { identifyCustomer } from '../../core/auth/guards/customer-context.ts'
import { mayActAsStaff } from '../../core/auth/guards/may-act-as-staff.ts'
import { useCustomer } from '../../core/auth/session.ts'
import { ErrorPage } from '../../storefront/layout/error-page.tsx'
import { errorMessage } from '../../ui/feedback/error-message.ts'
import { ScreenHelp } from '../help/screen-help.tsx'
import type { Route } from './+types/staff-layout'
import { AdminShell } from './admin-shell.tsx'
// Loaded only by staff.
import './admin-shell.css'
import { roleOfScreen } from './navigation.ts'
import { useWaitingRefresh } from './waiting/use-waiting.ts'

/** Sets the role that the page needs, before its loader runs. */
const identifyRole = ({ context, request }: { context: Readonly<RouterContextProvider>; request: Request }) =>
  requireRole(context, roleOfScreen(pagePathOf(request)))

export const clientMiddleware = [identifyCustomer, identifyRole]

/** Shown until the first load ends. It contains no form, because its input would be lost. */
export function HydrateFallback() {
  const screen = useStaffScreen()
  const role = roleOfScreen(useLocation().pathname)
  return (
    <AdminShell>
      <StaffScreen {...screen} role={role}>
        {() => screen.waiting}
      </StaffScreen>
    </AdminShell>
  )
}

/** The layout route of all admin pages. A page adds its texts with `handle`. */
export default function StaffLayout() {
  useWaitingRefresh(mayActAsStaff(useCustomer()))
  const role = roleOfScreen(useLocation().pathname)
  return (
    <AdminShell>
      <StaffScreen {...useStaffScreen()} role={role}>
        {(staff) => (
          <LeaveProtection>
            <Outlet context={staff} />
            <ScreenHelp />
          </LeaveProtection>
        )}
      </StaffScreen>
    </AdminShell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <AdminShell>
      <ErrorPage message={errorMessage(error)} />
    </AdminShell>
  )
}
