import { Link } from 'react-router'
import { Markdown } from '../../ui/markdown/markdown.tsx'
import type { Part, Prose } from './section.ts'

/** Renders the parts of a clause below each other. */
export function Parts({ parts }: { parts: readonly Part[] }) {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the terms are constant
    <OnePart key={index} part={part} />
  ))
}

function OnePart({ part }: { part: Part }) {
  if (typeof part === 'string')
    return (
      <p className="mt-3">
        <WithLinks text={part} />
      </p>
    )
  if ('list' in part)
    return (
      <ul className="mt-3 list-disc space-y-2 pl-6 marker:text-muted">
        {part.list.map((item) => (
          <li key={item}>
            <WithLinks text={item} />
          </li>
        ))}
      </ul>
    )
  if ('terms' in part)
    return (
      <dl className="mt-4 divide-y divide-line border-line border-y">
        {part.terms.map(({ term, text }) => (
          <div key={term} className="py-3">
            <dt className="font-medium">{term}</dt>
            <dd className="mt-1">
              <WithLinks text={text} />
            </dd>
          </div>
        ))}
      </dl>
    )
  if ('markdown' in part) return <Markdown blocks={part.markdown} isTranslated={part.isTranslated} className="mt-3" />
  return (
    <div className="mt-4 rounded-card border border-edge bg-surface p-5 sm:p-6">
      <p className="font-medium">{part.boxed}</p>
      <Parts parts={part.text} />
    </div>
  )
}

const look = 'text-accent underline underline-offset-4 hover:text-accent-strong'

/** Turns `[text](address)` into links. Splitting yields text, link text, address, text, link text, address, … */
function WithLinks({ text }: { text: Prose }) {
  const pieces = text.split(/\[([^\]]+)\]\(([^)]+)\)/)
  return pieces.map((piece, index) => {
    if (index % 3 === 0) return piece
    if (index % 3 === 2) return null
    const address = pieces[index + 1] ?? ''
    if (!address.startsWith('/'))
      return (
        <a key={address} href={address} className={look}>
          {piece}
        </a>
      )
    return (
      <Link key={address} to={address} className={look}>
        {piece}
      </Link>
    )
  })
}
