import * as texts from '#texts/audit-log'
import type { Change } from './audit-log.contract.ts'

/** Returns what was changed, by the words that staff know it by. */
export function nameOfSubject({
  kind,
  subject,
  subject_title,
}: Pick<Change, 'kind' | 'subject' | 'subject_title'>): string {
  if (kind === 'facts') return texts.factsThatFilter
  return subject_title ?? `${kind} ${subject}`
}
