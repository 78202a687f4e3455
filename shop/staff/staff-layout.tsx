import { Outlet } from 'react-router'
import { identifyCustomer } from '../session/guards/customer-context.ts'
import { StaffScreen } from './staff-screen.tsx'
import { useStaffScreen } from './staff-screen-handle.tsx'

export const clientMiddleware = [identifyCustomer]

/** Stands there until what a screen shows has been loaded for the first time. No form yet: what was chosen in it would be lost with it. */
export function HydrateFallback() {
  const screen = useStaffScreen()
  return <StaffScreen {...screen}>{() => screen.waiting}</StaffScreen>
}

/** Every screen of the staff, for staff alone. What its page adds are the words around it (its `handle`), and what is in it. */
export default function StaffLayout() {
  return <StaffScreen {...useStaffScreen()}>{(staff) => <Outlet context={staff} />}</StaffScreen>
}
