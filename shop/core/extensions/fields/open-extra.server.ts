import type { Database } from '../../../../server/db/open.ts'
import type { Extension } from '../../../extension/extension.ts'
import type { Extra, ExtraSubject, ExtraValue } from '../../../extension/fields.ts'
import { findExtra, writeExtra } from './extra-store.server.ts'
import { fieldsOf, problemOfValue, validValues } from './field-values.server.ts'

/** Returns the access of an extension to the values of its additional fields. */
export const extraOf = (db: Database, extension: Pick<Extension, 'name' | 'fields'>): Extra => ({
  async get(subject) {
    const rows = await findExtra(db, subject)
    const stored = rows.find((row) => row.extension === extension.name)
    return validValues(fieldsOf(extension, subject.kind), stored?.values ?? {})
  },
  async set(subject, values) {
    const fields = fieldsOf(extension, subject.kind)
    for (const [name, value] of Object.entries(values)) {
      const field = fields[name]
      if (!field) throw new Error(`The field ${name} of ${subject.kind} is not defined.`)
      const problem = value === null ? undefined : problemOfValue(field, value)
      if (problem) throw new Error(`The value of ${name} is invalid. ${problem}`)
    }
    if (Object.keys(values).length > 0) await writeExtra(db, extension.name, subject, values)
  },
})

/**
 * Returns the values of a record by extension and field; undefined, without a query, if no enabled extension has fields
 * of its kind.
 */
export async function readExtra(
  db: Database,
  { enabled }: { enabled: readonly Extension[] },
  subject: ExtraSubject,
): Promise<Record<string, Record<string, ExtraValue>> | undefined> {
  const using = enabled.filter((one) => Object.keys(fieldsOf(one, subject.kind)).length > 0)
  if (using.length === 0) return undefined
  const rows = await findExtra(db, subject)
  return Object.fromEntries(
    using.map((one) => {
      const stored = rows.find(({ extension }) => extension === one.name)
      return [one.name, { ...validValues(fieldsOf(one, subject.kind), stored?.values ?? {}) }]
    }),
  )
}
