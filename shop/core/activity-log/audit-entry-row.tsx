import { ArrowRight } from 'lucide-react'
import { href, Link } from 'react-router'
import { texts } from '#texts/core/activity-log'
import { Moment } from '../../ui/time.tsx'
import type { Change } from './audit-log.contract.ts'
import { nameOfField } from './fields/name-of-field.ts'
import { nameOfSubject } from './name-of-subject.ts'
import { valuesOfChange } from './values/values-of-change.ts'

const LINK = 'inline-flex min-h-11 items-center text-accent underline underline-offset-4 md:min-h-6'

interface AuditEntryRowProps {
  change: Change
  /** Whether the list contains changes of other subjects. */
  isAmongOthers: boolean
}

/** An activity log entry: who changed which value and when, with links to the subject and its history. */
export function AuditEntryRow({ change, isAmongOthers }: AuditEntryRowProps) {
  const { kind, subject, subject_address, by, by_id, by_api_key, time_created } = change
  const name = nameOfSubject(change)
  const values = valuesOfChange(change)
  return (
    <li className="py-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-sm">
        <span className="min-w-0 wrap-anywhere">
          <span className="font-medium">{by || texts.theShop}</span>
          {by_api_key !== null && <span className="text-muted">{texts.apiKey}</span>}
          {by !== '' && by_id === null && by_api_key === null && <span className="text-muted">{texts.hasLeft}</span>}
          <span className="text-muted">{texts.changed}</span>
          {subject_address ? (
            <Link to={subject_address} className={`${LINK} font-medium`}>
              {name}
            </Link>
          ) : (
            <span className="font-medium">{name}</span>
          )}
        </span>
        <Moment of={time_created} className="text-muted" />
      </p>
      {isAmongOthers && (
        <Link
          to={`${href('/admin/changes')}?${kind}=${subject}`}
          aria-label={texts.allEntriesOf(name)}
          className={`${LINK} text-sm`}
        >
          {texts.allEntries}
        </Link>
      )}
      <p className="mt-1 font-medium text-sm wrap-anywhere">{nameOfField(change)}</p>
      <div className="mt-2 grid items-start gap-2 text-sm sm:grid-cols-[1fr_auto_1fr]">
        <Value what={texts.before} value={values.old} />
        <ArrowRight
          aria-hidden="true"
          className="size-5 self-center text-muted max-sm:rotate-90 max-sm:justify-self-center"
        />
        <Value what={texts.after} value={values.new} />
      </div>
    </li>
  )
}

function Value({ what, value }: { what: string; value: string | null }) {
  return (
    <p className="max-h-48 min-w-0 overflow-y-auto whitespace-pre-line rounded-control bg-sunken px-3 py-2 wrap-anywhere">
      <span className="sr-only">{what}: </span>
      {value || <span className="text-muted">{texts.nothing}</span>}
    </p>
  )
}
