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
  if (subject_title === null) return texts.byNumber(kindName, subject)
  return texts.byName(kindName, kind === 'withdrawal' ? withShownOrder(subject_title) : subject_title)
}

/** Replaces the order in the title of a withdrawal, `order 5, Mia`, by its name in the language of the screen. */
const withShownOrder = (title: string) =>
  title.replace(/^order (\d+)(?=,|$)/, (_, id: string) => texts.byNumber(texts.kinds.order, Number(id)))
