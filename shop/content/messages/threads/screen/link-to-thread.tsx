import { href, Link, useLocation } from 'react-router'
import { texts } from '#texts/content/messages/threads/screen'

/** A link to a message; null on the page of that message. */
export function LinkToThread({ id }: { id: string }) {
  const to = href('/admin/contact/:id', { id })
  if (useLocation().pathname === to) return null
  return (
    <Link to={to} className="inline-flex min-h-11 items-center font-medium underline underline-offset-4">
      {texts.viewYourMessage}
    </Link>
  )
}
