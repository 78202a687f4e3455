import type { ValueChange } from '../../../core/activity-log/audit-log-store.server.ts'
import type { HomeSectionForm } from '../sections/sections.contract.ts'

/**
 * Returns the audit log entries of a save: the order with hidden sections in brackets, and each changed section.
 * Empty without changes.
 */
export function changesOfSections(
  before: readonly HomeSectionForm[],
  after: readonly HomeSectionForm[],
): ValueChange[] {
  const changes: ValueChange[] = []
  const isSameOrder = before.length === after.length && before.every((one, index) => isSamePlace(one, after[index]))
  if (!isSameOrder) changes.push({ field: 'sections[order]', old: orderOf(before), new: orderOf(after) })
  for (const section of after) {
    const old = before.find(({ id }) => id === section.id)
    if (old && contentOf(old) === contentOf(section)) continue
    changes.push({ field: 'sections[content]', old: old ? textOf(old) : null, new: textOf(section) })
  }
  for (const section of before)
    if (!after.some(({ id }) => id === section.id))
      changes.push({ field: 'sections[content]', old: textOf(section), new: null })
  return changes
}

const isSamePlace = (one: HomeSectionForm, other: HomeSectionForm | undefined) =>
  one.id === other?.id && one.is_hidden === other?.is_hidden

const orderOf = (sections: readonly HomeSectionForm[]): string | null =>
  sections.map((section) => (section.is_hidden ? `(${nameOf(section)})` : nameOf(section))).join(', ') || null

const nameOf = (section: HomeSectionForm): string => {
  const { heading, headline } = section as { heading?: string; headline?: string }
  const title = heading || headline
  return title ? `${section.kind} “${title}”` : section.kind
}

/** The fields of the kind, in a stable order. */
const fieldsOf = ({ id: _, is_hidden: __, kind: ___, ...fields }: HomeSectionForm) =>
  Object.entries(fields).sort(([one], [other]) => one.localeCompare(other))

const contentOf = (section: HomeSectionForm) => JSON.stringify([section.kind, fieldsOf(section)])

const textOf = (section: HomeSectionForm): string =>
  [
    section.kind,
    ...fieldsOf(section).flatMap(([name, value]) => (isEmpty(value) ? [] : `${name}: ${String(value)}`)),
  ].join('; ')

const isEmpty = (value: unknown) => value === '' || value === null || (Array.isArray(value) && value.length === 0)
