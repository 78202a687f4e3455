import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'

interface WorkSectionProps {
  title: string
  /** Where all of it stands. */
  more?: { to: string; name: string }
  children: ReactNode
}

/** One part of what is to be done, under its heading. */
export function WorkSection({ title, more, children }: WorkSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b">
        <h2 id={id} className="py-2 text-lg">
          {title}
        </h2>
        {more && (
          <Link
            to={more.to}
            className="inline-flex min-h-11 items-center text-muted text-sm underline-offset-4 hover:text-ink hover:underline"
          >
            {more.name}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}

/** The parts of a list in such a section; nothing where it is empty. */
export const WorkList = ({ children }: { children: ReactNode }) => (
  <ul className="divide-y divide-line empty:hidden">{children}</ul>
)

interface WorkRowProps {
  to: string
  name: string
  /** Below the name. */
  about?: ReactNode
  /** At the end of the line. */
  end?: ReactNode
  /** Before the name. */
  picture?: ReactNode
}

/** One thing of a list, with the way to it. */
export function WorkRow({ to, name, about, end, picture }: WorkRowProps) {
  return (
    <li className="flex items-center gap-3 py-2">
      {picture}
      <div className="min-w-0 flex-1">
        <Link
          to={to}
          className="inline-flex min-h-11 items-center font-medium text-sm underline-offset-4 wrap-anywhere hover:underline md:min-h-7"
        >
          {name}
        </Link>
        {about && <p className="text-muted text-sm wrap-anywhere">{about}</p>}
      </div>
      {end && <div className="shrink-0 text-right text-sm tabular-nums">{end}</div>}
    </li>
  )
}

/** What stands in place of a list that is empty. */
export const NothingToDo = ({ children }: { children: ReactNode }) => (
  <p className="py-4 text-muted text-sm">{children}</p>
)
