import { redirect } from 'react-router'
import { CallFailed } from '../../../../lib/api-client.ts'

/**
 * Redirects from a page that no longer exists to the first one, for lists that became shorter.
 * @throws the redirect, or the given error
 */
export function redirectOnMissingPage(request: Request): (error: unknown) => never {
  return (error) => {
    const { pathname, searchParams } = new URL(request.url)
    if (!(error instanceof CallFailed) || error.status !== 404 || !searchParams.has('page')) throw error
    searchParams.delete('page')
    throw redirect(searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`)
  }
}
