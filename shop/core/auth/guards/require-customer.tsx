import type { ReactNode } from 'react'
import { FormSkeleton } from '../../../ui/loading/form-skeleton.tsx'
import type { User } from '../session.contract.ts'
import { useCustomer } from '../session.ts'

interface ForCustomerProps {
  /** What a visitor sees instead. */
  visitor: ReactNode
  /** What stands there until it is known who looks. */
  waiting?: ReactNode
  children: (customer: User) => ReactNode
}

/** A private screen: a skeleton until it is known who looks, so that nobody sees a flash of what is meant for others. */
export function RequireCustomer({ visitor, waiting = <FormSkeleton />, children }: ForCustomerProps) {
  const customer = useCustomer()
  if (customer === undefined) return waiting
  return customer === null ? visitor : children(customer)
}
