import type { ReactNode } from 'react'
import { FormSkeleton } from '../../../ui/loading/form-skeleton.tsx'
import type { User } from '../session.contract.ts'
import { useCustomer } from '../session.ts'

interface ForCustomerProps {
  /** Content for visitors. */
  visitor: ReactNode
  /** Placeholder until the customer is known. */
  waiting?: ReactNode
  children: (customer: User) => ReactNode
}

/** A private screen. It shows a placeholder until the customer is known, so no wrong content flashes. */
export function RequireCustomer({ visitor, waiting = <FormSkeleton />, children }: ForCustomerProps) {
  const customer = useCustomer()
  if (customer === undefined) return waiting
  return customer === null ? visitor : children(customer)
}
