import type { ReactNode } from 'react'
import { inTabStorage } from '../storage/tab-storage.ts'

/** How long a toast stays, unless somebody points at it (docs/reference/rules.md, Answers). */
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

/** Shows the messages of one action, in place of the ones before. */
type Show = (messages: ToastMessage[]) => void
type ShowPlain = (message: ToastMessage | undefined) => void

/** The messages of the last action, until they can be shown. */
let waiting: ToastMessage[] = []
/** True while one action shows several messages, such as a success with Undo and a partial refusal. */
let isSameAction = false
let show: Show | undefined
let load: (() => void) | undefined
let showPlain: ShowPlain | undefined

/**
 * Shows a message for a short time. The part that shows it is loaded with the first one; offline, where it cannot
 * be loaded, a plain message is shown. Messages of one action, that is of one task, are shown together; those of the
 * next action replace them, also where none of them was shown yet.
 */
export function toast(message: ToastMessage): void {
  if (!show && !navigator.onLine) {
    showPlain?.(message)
    return
  }
  if (isSameAction) {
    waiting.push(message)
    return
  }
  waiting = [message]
  isSameAction = true
  queueMicrotask(() => {
    isSameAction = false
    showWaiting()
  })
  if (show) return
  showPlain?.(undefined)
  load?.()
}

function showWaiting(): void {
  if (!show || waiting.length === 0) return
  show(waiting)
  waiting = []
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
  if (!isSameAction) showWaiting()
}
