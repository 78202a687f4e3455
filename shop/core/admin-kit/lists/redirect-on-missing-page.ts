import { redirect } from 'react-router'
import { CallFailed } from '../../../../lib/api-client.ts'
import { pagePathOf } from '../../../../lib/texts/page-paths.ts'

/**
 * Redirects from a page that no longer exists to the first one, for lists that became shorter.
 * @throws the redirect, or the given error
 */
export function redirectOnMissingPage(request: Request): (error: unknown) => never {
  return (error) => {
    const { searchParams } = new URL(request.url)
    if (!(error instanceof CallFailed) || error.status !== 404 || !searchParams.has('page')) throw error
    searchParams.delete('page')
    const path = pagePathOf(request)
    throw redirect(searchParams.size === 0 ? path : `${path}?${searchParams}`)
  }
}
