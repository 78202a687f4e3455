import type { ReactNode } from 'react'
import { type UIMatch, useMatches } from 'react-router'
import { FieldsSkeleton } from '../../ui/loading/form-skeleton.tsx'

interface ScreenAbove {
  to: string
  name: string
}

/** What the layout says around a screen of the staff. A page exports it: `export const handle = staffScreen({ … })`. */
export interface StaffScreenHandle<Data = unknown> {
  /** The title, which may name what was loaded; that is undefined until it is there, and for whoever is no staff. */
  title: string | ((data: Data | undefined) => string)
  /** Says what only staff may do here: 'Only staff of the shop can create products.' */
  reason: string
  /** The screen above, where it is not an area of the frame itself. Below a screen of one thing it is read from the address. */
  up?: ScreenAbove | ((params: UIMatch['params']) => ScreenAbove)
  /** What stands there until it is known who looks, and until what they look for is there. */
  waiting?: ReactNode
}

export const staffScreen = <Data,>(handle: StaffScreenHandle<Data>): StaffScreenHandle<Data> => handle

/** Returns what stands around the screen that the address names. */
export function useStaffScreen() {
  const matches = useMatches()
  const { handle, loaderData, params } = matches[matches.length - 1] as UIMatch<unknown, StaffScreenHandle>
  const { title, up, waiting = <FieldsSkeleton />, reason } = handle
  return {
    reason,
    waiting,
    title: typeof title === 'string' ? title : title(loaderData),
    ...(up !== undefined && { up: typeof up === 'function' ? up(params) : up }),
  }
}
