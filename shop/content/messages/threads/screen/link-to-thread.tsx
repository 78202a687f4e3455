import { href, Link, useLocation } from 'react-router'
import * as texts from '#texts/content/messages/threads/screen'

/** Leads to a message from wherever one has gone meanwhile, and is not there where that is. */
export function LinkToThread({ id }: { id: string }) {
  const to = href('/admin/contact/:id', { id })
  if (useLocation().pathname === to) return null
  return (
    <Link to={to} className="inline-flex min-h-11 items-center font-medium underline underline-offset-4">
      {texts.toYourWords}
    </Link>
  )
}
