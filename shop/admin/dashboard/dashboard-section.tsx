import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'

interface DashboardSectionProps {
  title: string
  /** The link to the complete list. */
  more?: { to: string; name: string }
  children: ReactNode
}

/** A section of the dashboard with its heading. */
export function DashboardSection({ title, more, children }: DashboardSectionProps) {
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

/** The list of a dashboard section; hidden when empty. */
export const DashboardList = ({ children }: { children: ReactNode }) => (
  <ul data-rows="" className="divide-y divide-line empty:hidden">
    {children}
  </ul>
)

interface DashboardRowProps {
  to: string
  name: string
  /** Text below the name. */
  about?: ReactNode
  /** Content at the end of the row. */
  end?: ReactNode
  /** Content before the name. */
  picture?: ReactNode
}

/** A row of a dashboard list, with a link. */
export function DashboardRow({ to, name, about, end, picture }: DashboardRowProps) {
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

/** The text of an empty list. */
export const EmptyList = ({ children }: { children: ReactNode }) => (
  <p className="py-4 text-muted text-sm">{children}</p>
)
