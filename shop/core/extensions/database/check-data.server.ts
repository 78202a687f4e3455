import type { Extension } from '../../../extension/extension.ts'
import type { ExtraField, ExtraKind } from '../../../extension/fields.ts'

const MIGRATION = /^[1-9]\d{0,8}-[a-z0-9-]{1,50}$/
/** The excluded names are fields of the form. */
const FIELD = /^(?!(?:version|intent|extension|kind|id)$)[a-z][a-zA-Z0-9]{0,39}$/
const SUBJECTS: readonly string[] = ['product', 'variant', 'order', 'customer'] satisfies ExtraKind[]
const KINDS: readonly string[] = ['text', 'number', 'boolean', 'choice'] satisfies ExtraField['kind'][]

/** Returns the name of the first additional field with an invalid name, label, kind or record. */
export const misplacedField = ({ fields = {} }: Extension): string | undefined =>
  Object.entries(fields).find(
    ([name, { of, kind, label }]) => !FIELD.test(name) || !label || !KINDS.includes(kind) || !SUBJECTS.includes(of),
  )?.[0]

/** Returns the first migration with an invalid name, or without a higher number than the one before. */
export function misplacedMigration({ migrations = {} }: Extension): string | undefined {
  const names = Object.keys(migrations)
  const isNext = (name: string, at: number) =>
    at === 0 || Number.parseInt(name, 10) > Number.parseInt(names[at - 1] ?? '', 10)
  return names.find((name, at) => !MIGRATION.test(name) || !isNext(name, at))
}
