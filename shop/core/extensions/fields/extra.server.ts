import type { Database } from '../../../../server/db/open.ts'
import { notFound, refuse, refuseFields } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import type { Extension } from '../../../extension/extension.ts'
import type { ExtraField, ExtraFields, ExtraKind, ExtraSubject, ExtraValue } from '../../../extension/fields.ts'
import { type AuditActor, recordAudit, type ValueChange } from '../../activity-log/audit-log-store.server.ts'
import { actorOf } from '../../auth/guards/allow.server.ts'
import { shownValue } from '../setting-values.server.ts'
import {
  type ExtraSection,
  readCustomerExtra,
  readOrderExtra,
  readProductExtra,
  saveCustomerExtra,
  saveOrderExtra,
  saveProductExtra,
  saveVariantExtra,
} from './extra.contract.ts'
import {
  type ExtraRow,
  type ExtraValues,
  type FoundSubject,
  findExtra,
  findProductOfVariant,
  findSubjects,
  lockExtra,
  writeExtra,
} from './extra-store.server.ts'
import { characterCount, type ExtraChange, fieldsOf, readSent, validValues } from './field-values.server.ts'

const CHANGED_MEANWHILE = 'These fields were changed by someone else. Reload them and try again.'

type SaveRequest = Parameters<typeof actorOf>[0] & {
  params: { id: number; extension: string }
  body: { version: number; [field: string]: unknown }
}

/** Registers the endpoints with which staff read and change the additional fields of records. */
export function extraEndpoints(app: ShopApp, { db, clock, extensions }: Services): void {
  app.route({ ...readProductExtra, handler: ({ params }) => sections({ kind: 'product', id: params.id }) })
  app.route({ ...readOrderExtra, handler: ({ params }) => sections({ kind: 'order', id: params.id }) })
  app.route({ ...readCustomerExtra, handler: ({ params }) => sections({ kind: 'customer', id: params.id }) })

  const save = async (kind: ExtraKind, request: SaveRequest) => {
    const { id, extension: name } = request.params
    const { version, ...sent } = request.body
    const extension = extensions.enabled.find((one) => one.name === name)
    const fields = extension && fieldsOf(extension, kind)
    if (!fields || Object.keys(fields).length === 0) throw notFound()
    const { values, problems } = readSent(fields, sent)
    if (Object.keys(problems).length > 0) throw refuseFields(problems)
    await db.transaction().execute(async (tx) => {
      const [subject] = await findSubjects(tx, { kind, id })
      if (!subject) throw notFound()
      const before = await lockExtra(tx, name, subject)
      if (before.version !== version) throw refuse(CHANGED_MEANWHILE, 409)
      await write(tx, { name, fields, subject, before, values, by: actorOf(request, clock()) })
    })
    const product = kind === 'variant' ? await findProductOfVariant(db, id) : undefined
    return sections(product === undefined ? { kind, id } : { kind: 'product', id: product })
  }
  app.route({ ...saveProductExtra, handler: (request) => save('product', request) })
  app.route({ ...saveVariantExtra, handler: (request) => save('variant', request) })
  app.route({ ...saveOrderExtra, handler: (request) => save('order', request) })
  app.route({ ...saveCustomerExtra, handler: (request) => save('customer', request) })

  async function sections(subject: ExtraSubject): Promise<{ sections: ExtraSection[] }> {
    const kinds = subject.kind === 'product' ? (['product', 'variant'] as const) : [subject.kind]
    const using = extensions.enabled.filter((one) => kinds.some((kind) => Object.keys(fieldsOf(one, kind)).length > 0))
    if (using.length === 0) return { sections: [] }
    const found = await findSubjects(db, subject)
    if (found.length === 0) throw notFound()
    const all: ExtraSection[] = []
    for (const one of found) {
      const rows = await findExtra(db, one)
      for (const extension of using) {
        const fields = fieldsOf(extension, one.kind)
        if (Object.keys(fields).length > 0) all.push(sectionOf(extension, fields, one, rows))
      }
    }
    return { sections: all }
  }
}

function sectionOf(
  { name: extension }: Extension,
  fields: ExtraFields,
  { kind, id, name }: ExtraSubject & { name: string },
  rows: readonly ExtraRow[],
): ExtraSection {
  const row = rows.find((one) => one.extension === extension)
  const values = validValues(fields, row?.values ?? {})
  return {
    ...{ kind, id, name, extension, version: row?.version ?? 0 },
    fields: Object.entries(fields).map(([name, field]) => ({
      ...{ name, kind: field.kind, label: field.label, help: field.help ?? '', value: shown(values[name]) },
      options: field.kind === 'choice' ? { ...field.options } : {},
      is_editable: field.isEditable === true,
    })),
  }
}

const shown = (value: ExtraValue | undefined) => (value === undefined ? '' : shownValue(value))

interface Change {
  name: string
  fields: ExtraFields
  subject: FoundSubject
  before: ExtraRow
  values: ExtraChange
  by: AuditActor
}

/** Writes changed values with their activity log entries. @throws Refusal 409 if another one wrote the first values */
async function write(tx: Database, { name, fields, subject, before, values, by }: Change): Promise<void> {
  const changes = changesOf(name, fields, subject, before.values, values)
  if (changes.length === 0) return
  const version = await writeExtra(tx, name, subject, values).catch((error: Error) => {
    throw /more than 2 kB/.test(error.message) ? refuse('These fields are too long together. Shorten one.', 400) : error
  })
  if (version !== before.version + 1) throw refuse(CHANGED_MEANWHILE, 409)
  const { kind, id } = subject
  const product = kind === 'variant' ? await findProductOfVariant(tx, id) : undefined
  await recordAudit(tx, kind === 'variant' ? { kind: 'product', id: product ?? 0 } : { kind, id }, changes, by)
}

function changesOf(
  extension: string,
  fields: ExtraFields,
  { kind, name: variant }: FoundSubject,
  before: ExtraValues,
  values: ExtraChange,
): ValueChange[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const [field, old, now] = [fields[name], before[name] ?? null, value]
    if (!field || old === now || (old === null && now === false)) return []
    const of = variant ? `${variant}, ${extension}` : extension
    const logged = (one: ExtraValue | null) => (one === null ? null : loggedValue(kind, field, one))
    return [{ field: `extra[${of}: ${field.label}]`, old: logged(old), new: logged(now) }]
  })
}

/** The log outlives customers, so texts about them and their orders are recorded by length only. */
function loggedValue(kind: ExtraSubject['kind'], field: ExtraField, value: ExtraValue): string {
  if (field.kind === 'boolean') return value ? 'yes' : 'no'
  const isPersonal = (kind === 'order' || kind === 'customer') && field.kind === 'text'
  return isPersonal ? characterCount(String(value)) : String(value)
}
