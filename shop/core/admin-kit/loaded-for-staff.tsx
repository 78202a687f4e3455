import { type ReactNode, useContext, useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { NotSavedContext } from '../../ui/forms/not-saved.ts'
import { ListSkeleton } from '../../ui/loading/list-skeleton.tsx'

interface AwaitedProps<T> {
  /** What the page's loader found; undefined when somebody of the staff logged in after it ran, here or in another tab, and for whoever may not see it. */
  data: T | undefined
  waiting?: ReactNode
  children: (data: T) => ReactNode
}

/**
 * What a loader found for staff. What it could not find yet it looks for again. Where it finds nothing any more, what it found before stays for as long as its
 * screen does, with all that was typed into it.
 */
export function LoadedForStaff<T>({ data, waiting = <ListSkeleton />, children }: AwaitedProps<T>) {
  const { pathname } = useLocation()
  const [last, setLast] = useState({ data, pathname })
  if (data !== undefined && (data !== last.data || pathname !== last.pathname)) setLast({ data, pathname })
  const shown = data ?? (last.pathname === pathname ? last.data : undefined)
  const isForThem = useContext(NotSavedContext) === undefined
  return (
    <>
      {data === undefined && isForThem && <LookAgain />}
      {shown === undefined ? waiting : children(shown)}
    </>
  )
}

function LookAgain() {
  const { revalidate } = useRevalidator()
  useEffect(() => void revalidate(), [revalidate])
  return null
}
