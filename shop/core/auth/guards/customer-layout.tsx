import { Outlet } from 'react-router'
import { identifyCustomer } from './customer-context.ts'
import { useCustomerScreen } from './customer-screen.tsx'
import { LoginRequired } from './login-required.tsx'
import { RequireCustomer } from './require-customer.tsx'

export const clientMiddleware = [identifyCustomer]

/** Stands there until what a screen shows has been loaded for the first time. */
export function HydrateFallback() {
  const { around, waiting } = useCustomerScreen()
  return around(waiting)
}

/** Every private screen of a customer. What its page adds are the words around it (its `handle`), and what is in it. */
export default function CustomerLayout() {
  const { around, reason, waiting } = useCustomerScreen()
  return around(
    <RequireCustomer waiting={waiting} visitor={<LoginRequired reason={reason} />}>
      {/* What somebody has typed is not for whoever logs in after them, in another tab. */}
      {(customer) => <Outlet key={customer.id} context={customer} />}
    </RequireCustomer>,
  )
}
