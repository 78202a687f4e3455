import { href, redirect } from 'react-router'
import { refreshSession } from '../auth/session.ts'

/** Asks the server again who this is. */
export async function clientAction() {
  await refreshSession()
  return null
}

// No screen stands here.
export const loader = () => redirect(href('/'))
export const clientLoader = () => redirect(href('/'))
