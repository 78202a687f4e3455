import type { ExtensionResource } from '../../../extension/resources.ts'
import { shownValue, type TypedValues } from '../fields/form-values.server.ts'
import type { RecordColumns } from './records-store.server.ts'

const MAX_TITLE = 200
/** Records of a resource without its own limit. */
const MAX_RECORDS = 500

/** Returns the columns of a record with these values. */
export function columnsOf({ fields, unique }: ExtensionResource, values: TypedValues): RecordColumns {
  const [[name = '', first] = []] = Object.entries(fields)
  const title = first ? shownValue(first, values[name] ?? first.default) : ''
  const uniqueText = unique === undefined ? '' : String(values[unique] ?? '').toLowerCase()
  return {
    title: [...title].slice(0, MAX_TITLE).join(''),
    // The name of the field keeps values apart that an earlier version of the extension stored.
    unique_value: uniqueText === '' ? null : `${unique}:${uniqueText}`,
    fields: values,
  }
}

export const maxRecords = ({ max = MAX_RECORDS }: ExtensionResource): number => max
export const takenText = 'Another record has this value.'
export const fullText = (max: number): string => `You can save at most ${max} records.`
