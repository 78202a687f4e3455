import type { ReactNode } from 'react'
import { type UIMatch, useMatches } from 'react-router'
import { FormSkeleton } from '../../../ui/loading/form-skeleton.tsx'

/** Declares the layout of a private customer screen: `export const handle = customerScreen({ … })`. */
export interface CustomerScreenHandle {
  /** Renders the parts that visitors see too, such as the title, around the customer's content. */
  around: (content: ReactNode) => ReactNode
  /** Why visitors must log in, such as 'You must be logged in to see your cart'. */
  reason: string
  /** Placeholder until customer and data are known. */
  waiting?: ReactNode
}

export const customerScreen = (handle: CustomerScreenHandle): CustomerScreenHandle => handle

/** Returns the layout of the current screen. */
export function useCustomerScreen(): Required<CustomerScreenHandle> {
  const matches = useMatches()
  const { handle } = matches[matches.length - 1] as UIMatch<unknown, CustomerScreenHandle>
  return { waiting: <FormSkeleton />, ...handle }
}
