import { createContext, use, useEffect, useSyncExternalStore } from 'react'
import { CallFailed, call } from '../../../lib/api-client.ts'
import { SESSION_RECHECK } from '../../ui/feedback/toast-api-error.ts'
import { pollWhileVisible } from '../../ui/poll-while-visible.ts'
import { browserTransport } from './browser-transport.ts'
import { currentUser, type User, type UserWithToken } from './session.contract.ts'
import { readToken, removeToken, storeToken, TOKEN_KEY } from './token.ts'

let user: User | null = null
/** Whether the server ended the session, not the user. */
let isRefused = false
/** Whether a request for the user has ended, with or without success. */
let hasResponse = false
const listeners = new Set<() => void>()

/** True for parts of a screen that are shown as visitors see them. */
export const ShownToVisitors = createContext(false)

/**
 * Returns the customer of this browser's session; null for a visitor, during rendering, and before the first
 * response.
 */
export function useUser(): User | null {
  const isForVisitors = use(ShownToVisitors)
  return useSyncExternalStore(
    followSession,
    () => (isForVisitors ? null : user),
    () => null,
  )
}

/**
 * Returns the customer of a private screen; null for a visitor; undefined while unknown (during rendering, and before
 * the first response if this browser holds a token).
 */
export function useCustomer(): User | null | undefined {
  const isForVisitors = use(ShownToVisitors)
  return useSyncExternalStore(
    followSession,
    () => (isForVisitors ? null : (user ?? (readToken() === null ? null : undefined))),
    () => undefined,
  )
}

/**
 * Returns whether this browser holds a token and its user is being loaded. False during rendering, and after a failed
 * request.
 */
export function useIsSessionLoading(): boolean {
  return useSyncExternalStore(
    followSession,
    () => user === null && !hasResponse && readToken() !== null,
    () => false,
  )
}

/** Returns the current customer, for actions, which cannot use hooks; null for a visitor. */
export function customerNow(): User | null {
  return user
}

/** Returns whether the server ended the session; false after a logout, also in another tab. */
export function wasSessionRefused(): boolean {
  return user === null && isRefused
}

/** Starts the session with the response of login, sign-up or social login. */
export function beginSession({ auth_token, ...customer }: UserWithToken): void {
  storeToken(auth_token)
  change(customer)
}

/** Updates the customer of this session, for example after a name change. */
export function updateSession(customer: User): void {
  change(customer)
}

/** Ends the session in this browser. The server revokes the token (logout, new password, deletion). */
export function endSession(): void {
  removeToken()
  change(null)
}

let changes = 0
let pendingRefresh: { token: string; answer: Promise<void> } | undefined

/**
 * Reloads the current user. Only `invalid_token` ends the session, so a server failure never ends a session.
 * Concurrent calls share one request.
 */
export async function refreshSession(): Promise<void> {
  const token = readToken()
  if (token === null) return change(null, wasSessionRefused())
  if (pendingRefresh?.token !== token) {
    const answer = refreshFor(token).finally(() => {
      if (pendingRefresh?.answer === answer) pendingRefresh = undefined
    })
    pendingRefresh = { token, answer }
  }
  await pendingRefresh.answer
}

/** Returns the current user, loading it if needed; null for a visitor or if the server cannot say. */
export async function loadCurrentUser(): Promise<User | null> {
  if (user === null) await refreshSession()
  return user
}

async function refreshFor(token: string): Promise<void> {
  const before = changes
  try {
    const found = await call(browserTransport, currentUser, {})
    // The response may be older than a change made meanwhile.
    if (readToken() === token && changes === before) change(found)
  } catch (error) {
    if (error instanceof CallFailed && error.code === 'invalid_token' && readToken() === token) {
      removeToken()
      change(null, true)
    }
  }
  if (hasResponse) return
  hasResponse = true
  notifyListeners()
}

/**
 * Refreshes the session on entry, every 20 s while the page is visible, when it becomes visible, and on changes in
 * another tab.
 */
export function useSessionRefresh(): void {
  useEffect(() => {
    const refresh = () => void (readToken() !== null && refreshSession())
    const follow = ({ key }: StorageEvent) => void ((key === TOKEN_KEY || key === null) && refreshSession())
    if (document.visibilityState === 'visible') refresh()
    const leave = pollWhileVisible(refresh)
    window.addEventListener('storage', follow)
    window.addEventListener(SESSION_RECHECK, refreshSession)
    return () => {
      leave()
      window.removeEventListener('storage', follow)
      window.removeEventListener(SESSION_RECHECK, refreshSession)
    }
  }, [])
}

/**
 * Calls a listener on each change of the customer, before screens render it. @returns a function that unsubscribes
 */
export function followSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function change(next: User | null, hasServerRefused = false): void {
  user = next
  isRefused = hasServerRefused
  changes += 1
  notifyListeners()
}

function notifyListeners(): void {
  for (const listener of listeners) listener()
}
