import { brokenConstraint } from '../../../../server/db/broken-constraint.ts'
import type { Database } from '../../../../server/db/open.ts'
import { ExtensionInvalid } from '../../../extension/endpoints.ts'
import type {
  ExtensionRecords,
  ExtensionResource,
  ExtensionResources,
  StoredRecord,
} from '../../../extension/resources.ts'
import { checkedValues, storedValues, type TypedValues } from '../fields/form-values.server.ts'
import { columnsOf, fullText, maxRecords, takenText } from './record-columns.server.ts'
import { findRecord, type RecordRow, recordsStore, UNIQUE_INDEX } from './records-store.server.ts'

/**
 * Returns the records of a resource for the functions of its extension.
 * @param given the name or the definition of the resource
 * @throws Error if the extension has no such resource
 */
export function recordsOf(
  db: Database,
  extension: string,
  resources: ExtensionResources,
  given: string | { title: string },
): never {
  const found = Object.entries(resources).find(([name, resource]) => name === given || resource === given)
  if (!found) throw new Error(`There is no resource ${typeof given === 'string' ? given : given.title}.`)
  // The caller has the types of the fields.
  return extensionRecords(db, extension, ...found) as never
}

function extensionRecords(
  db: Database,
  extension: string,
  name: string,
  resource: ExtensionResource,
): ExtensionRecords {
  const { fields, unique } = resource
  const store = recordsStore(extension, name)
  const recordOf = ({ id, version, fields: stored }: Pick<RecordRow, 'id' | 'version' | 'fields'>): StoredRecord =>
    ({
      ...storedValues(fields, stored),
      ...({ id, version } as object),
    }) as StoredRecord
  const columns = (values: object) => columnsOf(resource, checkedValues(fields, values as TypedValues))

  async function write<Result>(work: (tx: Database) => Promise<Result>): Promise<Result> {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (unique !== undefined && brokenConstraint(error) === UNIQUE_INDEX)
        throw new ExtensionInvalid({ [unique]: takenText })
      throw error
    }
  }
  const locked = async (tx: Database, id: number) => (await store.findForUpdate(tx, [id]))[0]

  return {
    list: async () => (await store.find(db)).map(recordOf),
    get: async (id) => {
      const row = await findRecord(db, extension, name, id)
      return row && recordOf(row)
    },
    add: (values) =>
      write(async (tx) => {
        await store.lock(tx)
        const max = maxRecords(resource)
        if ((await store.count(tx)) >= max) throw new ExtensionInvalid({ non_field_errors: fullText(max) })
        const added = columns({ ...storedValues(fields, {}), ...values })
        const id = await store.insert(tx, added, new Date())
        return recordOf({ id, version: 1, fields: added.fields })
      }),
    change: (id, values, version) =>
      write(async (tx) => {
        const before = await locked(tx, id)
        if (!before || (version !== undefined && before.version !== version)) return undefined
        const changed = columns({ ...storedValues(fields, before.fields), ...values })
        await store.update(tx, before, changed, new Date())
        return recordOf({ id, version: before.version + 1, fields: changed.fields })
      }),
    remove: (id) =>
      write(async (tx) => {
        const before = await locked(tx, id)
        if (before) await store.remove(tx, before, new Date())
        return before !== undefined
      }),
  }
}
