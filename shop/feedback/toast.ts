import type { ReactNode } from 'react'
import { inTabStorage } from '../ui/storage/tab-storage.ts'

/** How long a toast stays, unless somebody points at it (docs/rules.md, Answers). */
export const TOAST_MS = 7_500

/** Something said in passing; an error is read out as an alert. */
export interface ToastMessage {
  kind: 'success' | 'warning' | 'error'
  text: string
  /** Something to do about it, such as a link. */
  action?: ReactNode
  /** How long it stays where that is not `TOAST_MS`, since something can be done about it for so long. */
  lastsMs?: number
  /** What it is about, below it and as wide as it. */
  panel?: ReactNode
  /** It is about what stands on the screen, such as an error of its form: it goes with the screen, or with the next success. */
  isOfScreen?: boolean
}

type Show = (message: ToastMessage) => void
type ShowPlain = (message: ToastMessage | undefined) => void

const waiting: ToastMessage[] = []
let show: Show | undefined
let load: (() => void) | undefined
let showPlain: ShowPlain | undefined

/**
 * Says something in passing. The part that shows it is loaded with the first one; offline, where it cannot be
 * loaded, a plain message is shown.
 */
export function toast(message: ToastMessage): void {
  if (show) {
    show(message)
    return
  }
  const canLoad = navigator.onLine
  showPlain?.(canLoad ? undefined : message)
  if (!canLoad) return
  waiting.push(message)
  load?.()
}

const NEXT = 'toast'

/** Says something in the next document of this tab, for what ends in loading one. */
export function toastAfterLoad(message: Omit<ToastMessage, 'action' | 'panel'>): void {
  inTabStorage((storage) => storage.setItem(NEXT, JSON.stringify(message)))
}

/** Takes, once and from the frame, how to load what shows toasts, and how to show a message without it. */
export function onFirstToast(loader: () => void, plain: ShowPlain): void {
  load = loader
  showPlain = plain
  const brought = inTabStorage((storage) => storage.getItem(NEXT))
  if (brought) {
    inTabStorage((storage) => storage.removeItem(NEXT))
    waiting.push(JSON.parse(brought))
  }
  if (waiting.length > 0) loader()
}

/** Hands over toasts that waited to what shows them, which calls it once. */
export function showToastsWith(shower: Show): void {
  show = shower
  for (const message of waiting.splice(0)) shower(message)
}
