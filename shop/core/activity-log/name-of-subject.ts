import { texts } from '#texts/core/activity-log'
import type { Change } from './audit-log.contract.ts'

/** Returns the name of a changed subject, or its number if it has none. */
export function nameOfSubject({
  kind,
  subject,
  subject_title,
}: Pick<Change, 'kind' | 'subject' | 'subject_title'>): string {
  const kindName = texts.kinds[kind]
  if (kind === 'facts' || kind === 'settings' || kind === 'customer_list' || kind === 'translations') return kindName
  return subject_title === null ? texts.byNumber(kindName, subject) : texts.byName(kindName, subject_title)
}
