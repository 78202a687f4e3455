import { createContext, use, useEffect, useSyncExternalStore } from 'react'
import { CallFailed, call } from '../../../lib/api-client.ts'
import { SESSION_DOUBTED } from '../../ui/feedback/toast-api-error.ts'
import { pollWhileVisible } from '../../ui/poll-while-visible.ts'
import { browserTransport } from './browser-transport.ts'
import { currentUser, type User, type UserWithToken } from './session.contract.ts'
import { keepToken, readToken, removeToken, TOKEN_KEY } from './token.ts'

let user: User | null = null
/** Whether the server has ended the session, and not somebody here. */
let isRefused = false
const listeners = new Set<() => void>()

/** Whether a part of a screen is shown as visitors see it, whoever looks. */
export const ShownToVisitors = createContext(false)

/** Returns the customer whose session this browser holds, or null: for a visitor, while rendering, and until the first answer. */
export function useUser(): User | null {
  const isForVisitors = use(ShownToVisitors)
  return useSyncExternalStore(
    followSession,
    () => (isForVisitors ? null : user),
    () => null,
  )
}

/**
 * Returns whose private screen this is: the customer, null for a visitor, undefined while that is not known (while rendering, and between the
 * first paint and the first answer when this browser holds a token). Screens show neither text before it is known.
 */
export function useCustomer(): User | null | undefined {
  const isForVisitors = use(ShownToVisitors)
  return useSyncExternalStore(
    followSession,
    () => (isForVisitors ? null : (user ?? (readToken() === null ? null : undefined))),
    () => undefined,
  )
}

/** Returns the customer at this moment, for actions, which cannot follow the session; null for a visitor. */
export function customerNow(): User | null {
  return user
}

/** Tells whether there is nobody since the server has ended the session; false when they have logged out, here or in another tab. */
export function wasSessionRefused(): boolean {
  return user === null && isRefused
}

/** Logs in with what login, signup and social login answer. */
export function beginSession({ auth_token, ...customer }: UserWithToken): void {
  keepToken(auth_token)
  change(customer)
}

/** Takes over what a call answered about the customer of this session, such as a new name or address. */
export function updateSession(customer: User): void {
  change(customer)
}

/** Forgets the session here. The token itself is revoked by the server (logout, another password, deletion). */
export function endSession(): void {
  removeToken()
  change(null)
}

let changes = 0
let asking: { token: string; answer: Promise<void> } | undefined

/**
 * Asks the server who this is. Only `invalid_token` ends the session: a server that is down never logs anybody out.
 * Who asks while somebody else does gets the same answer.
 */
export async function refreshSession(): Promise<void> {
  const token = readToken()
  if (token === null) return change(null, wasSessionRefused())
  if (asking?.token !== token) {
    const answer = refreshFor(token).finally(() => {
      if (asking?.answer === answer) asking = undefined
    })
    asking = { token, answer }
  }
  await asking.answer
}

/** Loads the customer as soon as this browser knows who that is; null for a visitor, or when the server cannot say. */
export async function loadCurrentUser(): Promise<User | null> {
  if (user === null) await refreshSession()
  return user
}

async function refreshFor(token: string): Promise<void> {
  const before = changes
  try {
    const found = await call(browserTransport, currentUser, {})
    // What was asked before a change may have been answered from before it.
    if (readToken() === token && changes === before) change(found)
  } catch (error) {
    if (error instanceof CallFailed && error.code === 'invalid_token' && readToken() === token) {
      removeToken()
      change(null, true)
    }
  }
}

/** Keeps the session true: on entry, every 20 s while somebody looks, at once when they come back, and when another tab changes it. */
export function useSessionRefresh(): void {
  useEffect(() => {
    const refresh = () => void (readToken() !== null && refreshSession())
    const follow = ({ key }: StorageEvent) => void ((key === TOKEN_KEY || key === null) && refreshSession())
    if (document.visibilityState === 'visible') refresh()
    const leave = pollWhileVisible(refresh)
    window.addEventListener('storage', follow)
    window.addEventListener(SESSION_DOUBTED, refreshSession)
    return () => {
      leave()
      window.removeEventListener('storage', follow)
      window.removeEventListener(SESSION_DOUBTED, refreshSession)
    }
  }, [])
}

/** Tells whenever the customer has changed, before any screen shows that. @returns what ends it */
export function followSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function change(next: User | null, hasServerRefused = false): void {
  user = next
  isRefused = hasServerRefused
  changes += 1
  for (const listener of listeners) listener()
}
