import { ArrowRight } from 'lucide-react'
import { href, Link } from 'react-router'
import type { Change } from './audit-log.contract.ts'
import { nameOfSubject } from './name-of-subject.ts'

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** Who changed which value of what from what to what, and when. */
export function AuditEntryRow({ change }: { change: Change }) {
  const { kind, subject, field, by, by_id, time_created } = change
  return (
    <li className="rounded-card border border-line bg-surface p-4 shadow-card">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-sm">
        <span className="min-w-0 wrap-anywhere">
          <span className="font-medium">{by}</span>
          {by_id === null && <span className="text-muted"> (has left)</span>}
          <span className="text-muted"> changed </span>
          <Link
            to={`${href('/admin/changes')}?${kind}=${subject}`}
            className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4 md:min-h-6"
          >
            {nameOfSubject(change)}
          </Link>
        </span>
        <time dateTime={time_created} className="text-muted">
          {moment.format(new Date(time_created))}
        </time>
      </p>
      <p className="mt-1 font-medium text-sm wrap-anywhere">{field}</p>
      <div className="mt-2 grid items-start gap-2 text-sm sm:grid-cols-[1fr_auto_1fr]">
        <Value what="Before" value={change.old} />
        <ArrowRight
          aria-hidden="true"
          className="size-5 self-center text-muted max-sm:rotate-90 max-sm:justify-self-center"
        />
        <Value what="After" value={change.new} />
      </div>
    </li>
  )
}

function Value({ what, value }: { what: string; value: string | null }) {
  return (
    <p className="max-h-48 min-w-0 overflow-y-auto whitespace-pre-line rounded-control bg-sunken px-3 py-2 wrap-anywhere">
      <span className="sr-only">{what}: </span>
      {value || <span className="text-muted">nothing</span>}
    </p>
  )
}
