import { Outlet } from 'react-router'
import { identifyCustomer } from '../session/guards/customer-context.ts'
import { mayActAsStaff } from '../session/guards/may-act-as-staff.ts'
import { useCustomer } from '../session/session.ts'
import { StaffScreen } from '../staff/staff-screen.tsx'
import { useStaffScreen } from '../staff/staff-screen-handle.tsx'
import { StaffFrame } from './staff-frame.tsx'
// Only staff load it.
import './staff-frame.css'
import { useWaitingRefresh } from './waiting/use-waiting.ts'

export const clientMiddleware = [identifyCustomer]

/** Stands there until what a screen shows has been loaded for the first time. No form yet: what was chosen in it would be lost with it. */
export function HydrateFallback() {
  const screen = useStaffScreen()
  return (
    <StaffFrame>
      <StaffScreen {...screen}>{() => screen.waiting}</StaffScreen>
    </StaffFrame>
  )
}

/** Every screen of the staff, for staff alone. What its page adds are the words around it (its `handle`), and what is in it. */
export default function StaffLayout() {
  useWaitingRefresh(mayActAsStaff(useCustomer()))
  return (
    <StaffFrame>
      <StaffScreen {...useStaffScreen()}>{(staff) => <Outlet context={staff} />}</StaffScreen>
    </StaffFrame>
  )
}
