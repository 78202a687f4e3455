import type { ReactNode } from 'react'
import { type UIMatch, useMatches } from 'react-router'
import { FieldsSkeleton } from '../../ui/loading/form-skeleton.tsx'

interface ScreenAbove {
  to: string
  name: string
}

/** Declares the layout of a staff screen: `export const handle = staffScreen({ … })`. */
export interface StaffScreenHandle<Data = unknown> {
  /** The title, possibly from the address and the loaded data, which is undefined while loading and without access. */
  title: string | ((data: Data | undefined, params: UIMatch['params']) => string)
  /** The language of a title that may differ from that of the screen (BCP 47). */
  titleLanguage?: (data: Data | undefined) => string | undefined
  /** A sentence such as 'Only staff of the shop can create products.' */
  reason: string
  /** The parent screen unless it is a main section. For screens of one thing it depends on the address. */
  up?: ScreenAbove | ((params: UIMatch['params']) => ScreenAbove | undefined)
  /** Placeholder until user and data are known. */
  waiting?: ReactNode
}

export const staffScreen = <Data,>(handle: StaffScreenHandle<Data>): StaffScreenHandle<Data> => handle

/** Returns the layout props of the current screen. */
export function useStaffScreen() {
  const matches = useMatches()
  const { handle, loaderData, params } = matches[matches.length - 1] as UIMatch<unknown, StaffScreenHandle>
  const { title, titleLanguage, up, waiting = <FieldsSkeleton />, reason } = handle
  return {
    reason,
    waiting,
    title: typeof title === 'string' ? title : title(loaderData, params),
    titleLanguage: titleLanguage?.(loaderData),
    ...(up !== undefined && { up: typeof up === 'function' ? up(params) : up }),
  }
}
