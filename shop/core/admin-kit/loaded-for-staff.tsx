import { type ReactNode, useContext, useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { NotSavedContext } from '../../ui/forms/not-saved.ts'
import { ListSkeleton } from '../../ui/loading/list-skeleton.tsx'

interface AwaitedProps<T> {
  /** The loader's data; undefined if a staff member logged in after it ran, and for users without access. */
  data: T | undefined
  waiting?: ReactNode
  children: (data: T) => ReactNode
}

/**
 * Renders loaded data for staff and reloads missing data. If data becomes unavailable, the last data stays for as
 * long as the screen, with all entries.
 */
export function LoadedForStaff<T>({ data, waiting = <ListSkeleton />, children }: AwaitedProps<T>) {
  const { pathname } = useLocation()
  const [last, setLast] = useState({ data, pathname })
  if (data !== undefined && (data !== last.data || pathname !== last.pathname)) setLast({ data, pathname })
  const shown = data ?? (last.pathname === pathname ? last.data : undefined)
  const isForThem = useContext(NotSavedContext) === undefined
  return (
    <>
      {data === undefined && isForThem && <Revalidate />}
      {shown === undefined ? waiting : children(shown)}
    </>
  )
}

function Revalidate() {
  const { revalidate } = useRevalidator()
  useEffect(() => void revalidate(), [revalidate])
  return null
}
