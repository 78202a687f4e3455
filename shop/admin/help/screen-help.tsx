import { CircleHelp } from 'lucide-react'
import { href, Link, useLocation } from 'react-router'
import { texts } from '#texts/admin/help'
import { TOPICS, topicOf } from './screen-topics.ts'

/** The help at the end of each admin screen: one paragraph, and a link to the section of the guide. */
export function ScreenHelp() {
  const screen = topicOf(useLocation().pathname)
  if (screen === undefined) return null
  const { guide, section } = TOPICS[screen]
  const { topic, text } = texts.ABOUT[screen]
  return (
    <aside
      aria-label={texts.helpWithThisScreen}
      className="mt-10 flex items-start gap-2 border-line border-t pt-4 text-muted text-sm print:hidden"
    >
      <CircleHelp aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4.5 shrink-0" />
      <p className="max-w-[80ch]">
        {text}{' '}
        <Link
          to={{ pathname: href('/admin/help/:name', { name: guide }), hash: section ?? '' }}
          className="text-accent underline underline-offset-4"
        >
          {texts.learnMore(topic)}
        </Link>
      </p>
    </aside>
  )
}
