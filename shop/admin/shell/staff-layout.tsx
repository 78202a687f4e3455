import { Outlet, type RouterContextProvider, useLocation } from 'react-router'
import { LeaveProtection } from '../../core/admin-kit/leave-protection.tsx'
import { requireRole } from '../../core/admin-kit/staff-loader.ts'
import { StaffScreen } from '../../core/admin-kit/staff-screen.tsx'
import { useStaffScreen } from '../../core/admin-kit/staff-screen-handle.tsx'
import { identifyCustomer } from '../../core/auth/guards/customer-context.ts'
import { mayActAsStaff } from '../../core/auth/guards/may-act-as-staff.ts'
import { useCustomer } from '../../core/auth/session.ts'
import { roleOfScreen } from './areas.ts'
import { StaffFrame } from './staff-frame.tsx'
// Only staff load it.
import './staff-frame.css'
import { useWaitingRefresh } from './waiting/use-waiting.ts'

/** Says which role the screen needs, before its loader runs. */
const identifyRole = ({ context, request }: { context: Readonly<RouterContextProvider>; request: Request }) =>
  requireRole(context, roleOfScreen(new URL(request.url).pathname))

export const clientMiddleware = [identifyCustomer, identifyRole]

/** Stands there until what a screen shows has been loaded for the first time. No form yet: what was chosen in it would be lost with it. */
export function HydrateFallback() {
  const screen = useStaffScreen()
  const role = roleOfScreen(useLocation().pathname)
  return (
    <StaffFrame>
      <StaffScreen {...screen} role={role}>
        {() => screen.waiting}
      </StaffScreen>
    </StaffFrame>
  )
}

/** Every screen of the staff, for staff alone. What its page adds are the words around it (its `handle`), and what is in it. */
export default function StaffLayout() {
  useWaitingRefresh(mayActAsStaff(useCustomer()))
  const role = roleOfScreen(useLocation().pathname)
  return (
    <StaffFrame>
      <StaffScreen {...useStaffScreen()} role={role}>
        {(staff) => (
          <LeaveProtection>
            <Outlet context={staff} />
          </LeaveProtection>
        )}
      </StaffScreen>
    </StaffFrame>
  )
}
