import { type ReactNode, useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { ListSkeleton } from '../ui/loading/list-skeleton.tsx'

interface AwaitedProps<T> {
  /** What the page's loader found; undefined when somebody of the staff logged in after it ran, here or in another tab. */
  data: T | undefined
  waiting?: ReactNode
  children: (data: T) => ReactNode
}

/** What a loader found for staff. What it could not find yet it looks for again. */
export function LoadedForStaff<T>({ data, waiting = <ListSkeleton />, children }: AwaitedProps<T>) {
  return data === undefined ? <LookAgain waiting={waiting} /> : children(data)
}

function LookAgain({ waiting }: { waiting: ReactNode }) {
  const { revalidate } = useRevalidator()
  useEffect(() => void revalidate(), [revalidate])
  return waiting
}
