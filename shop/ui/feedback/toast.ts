import type { ReactNode } from 'react'
import { inTabStorage } from '../storage/tab-storage.ts'

/** How long a toast stays, unless the pointer or the focus rests on it (docs/reference/rules.md, Error messages). */
export const TOAST_MS = 7_500

/** A toast. Errors are announced as alerts. */
export interface ToastMessage {
  kind: 'success' | 'warning' | 'error'
  text: string
  /** An action, such as a link. */
  action?: ReactNode
  /** How long the toast stays, in ms, if longer than `TOAST_MS` because its action needs time. */
  lastsMs?: number
  /** Content below the text, as wide as the toast. */
  panel?: ReactNode
  /**
   * The toast belongs to the current screen, such as a form error. It closes when the screen changes or an action
   * succeeds.
   */
  isOfScreen?: boolean
}

/** Shows the messages of one action and removes the previous ones. */
type Show = (messages: ToastMessage[]) => void
type ShowPlain = (message: ToastMessage | undefined) => void

/** The messages of the last action, until the toaster has loaded. */
let waiting: ToastMessage[] = []
/** True while one action shows several messages, such as a success with Undo and a partial refusal. */
let isSameAction = false
let show: Show | undefined
let load: (() => void) | undefined
let showPlain: ShowPlain | undefined

/**
 * Shows a toast. The toaster is loaded with the first one; offline, where it cannot be loaded, a plain message is
 * shown. Messages of one action (one task) are shown together. Those of the next action replace them, even if not
 * shown yet.
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

/** Shows a toast after the next full page load in this tab, for actions that reload the page. */
export function toastAfterLoad(message: Omit<ToastMessage, 'action' | 'panel'>): void {
  inTabStorage((storage) => storage.setItem(NEXT, JSON.stringify(message)))
}

/** Registers the loader of the toaster and the fallback without it. Called once by the layout. */
export function onFirstToast(loader: () => void, plain: ShowPlain): void {
  load = loader
  showPlain = plain
  const storedToast = inTabStorage((storage) => storage.getItem(NEXT))
  if (storedToast) {
    inTabStorage((storage) => storage.removeItem(NEXT))
    waiting.push(JSON.parse(storedToast))
  }
  if (waiting.length > 0) loader()
}

/** Registers the function that shows toasts and shows those that were waiting. Called once by the toaster. */
export function showToastsWith(shower: Show): void {
  show = shower
  if (!isSameAction) showWaiting()
}
