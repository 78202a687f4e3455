import * as texts from '#texts/audit-log'
import type { Change } from './audit-log.contract.ts'

/** Returns what was changed, by the words that staff know it by. */
export function nameOfSubject({
  kind,
  subject,
  subject_title,
}: Pick<Change, 'kind' | 'subject' | 'subject_title'>): string {
  if (kind === 'facts') return texts.factsThatFilter
  if (kind === 'settings') return texts.settingsOfTheShop
  if (kind === 'two_step') return texts.twoStepLogin
  if (kind === 'content_page') return subject_title ?? texts.pageNumber(subject)
  if (kind === 'saved_reply') return texts.savedReply(subject)
  return subject_title ?? `${kind} ${subject}`
}
