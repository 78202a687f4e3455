import type { ReactNode } from 'react'
import { type UIMatch, useMatches } from 'react-router'
import { FormSkeleton } from '../../../ui/loading/form-skeleton.tsx'

/** What the layout needs to know of a private screen of a customer. A page exports it: `export const handle = customerScreen({ … })`. */
export interface CustomerScreenHandle {
  /** Draws what visitors see as well, such as the title, around what only the customer sees. */
  around: (content: ReactNode) => ReactNode
  /** Why visitors must log in, as in 'You must be logged in to see your cart'. */
  reason: string
  /** What stands there until it is known who looks, and until what they look for is there. */
  waiting?: ReactNode
}

export const customerScreen = (handle: CustomerScreenHandle): CustomerScreenHandle => handle

/** Returns what stands around the screen that the address names. */
export function useCustomerScreen(): Required<CustomerScreenHandle> {
  const matches = useMatches()
  const { handle } = matches[matches.length - 1] as UIMatch<unknown, CustomerScreenHandle>
  return { waiting: <FormSkeleton />, ...handle }
}
