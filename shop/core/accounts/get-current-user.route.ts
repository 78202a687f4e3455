import { href, redirect } from 'react-router'
import { refreshSession } from '../auth/session.ts'

/** Reloads the current user. */
export async function clientAction() {
  await refreshSession()
  return null
}

// This route has no screen.
export const loader = () => redirect(href('/'))
export const clientLoader = () => redirect(href('/'))
