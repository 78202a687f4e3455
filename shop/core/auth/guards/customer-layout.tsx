import { Outlet } from 'react-router'
import { identifyCustomer } from './customer-context.ts'
import { useCustomerScreen } from './customer-screen.tsx'
import { LoginRequired } from './login-required.tsx'
import { RequireCustomer } from './require-customer.tsx'

export const clientMiddleware = [identifyCustomer]

/** Shown until the data of a screen has been loaded for the first time. */
export function HydrateFallback() {
  const { around, waiting } = useCustomerScreen()
  return around(waiting)
}

/** The layout of all private customer screens. A page adds its surrounding text (`handle`) and its content. */
export default function CustomerLayout() {
  const { around, reason, waiting } = useCustomerScreen()
  return around(
    <RequireCustomer waiting={waiting} visitor={<LoginRequired reason={reason} />}>
      {/* Resets the screen when another customer logs in in another tab. */}
      {(customer) => <Outlet key={customer.id} context={customer} />}
    </RequireCustomer>,
  )
}
