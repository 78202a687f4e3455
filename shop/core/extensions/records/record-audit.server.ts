import type { FormField } from '../../../extension/form-fields.ts'
import type { ExtensionResource } from '../../../extension/resources.ts'
import type { AuditRules } from '../../admin-kit/resource/changes-of.server.ts'
import { characterCount } from '../fields/field-values.server.ts'
import { shownValue } from '../fields/form-values.server.ts'
import type { RecordColumns } from './records-store.server.ts'

/**
 * Returns how changes of records are recorded. Values are compared as they are stored, because two fields can have the
 * same label, and so can two options. The log outlives customers, so it has no texts and names of personal records.
 */
export function auditOf({ fields, isPersonal = false }: ExtensionResource): Required<AuditRules<RecordColumns>> {
  const labels = Object.values(fields).map(({ label }) => label)
  const isTwice = (label: string) => labels.indexOf(label) < labels.lastIndexOf(label)
  return {
    auditedName: ({ title }, id) => ({ record: isPersonal ? `#${id}` : title }),
    audited: ({ fields: values }) =>
      Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [name, comparedValue(field, values[name] ?? field.default)]),
      ),
    logged: ({ field: name, old, new: now }) => {
      const field = fields[name] as FormField
      const label = isTwice(field.label) ? `${field.label} (${name})` : field.label
      const convert = field.kind === 'choice' ? optionText(field, [old, now]) : isPersonal ? personalValue(field) : same
      return { field: label, old: old && convert(old), new: now && convert(now) }
    },
  }
}

const comparedValue = (field: FormField, value: string | number | boolean) =>
  field.kind === 'choice' ? value : shownValue(field, value)

const same = (value: string) => value

/** Texts and days by length only. */
const personalValue = ({ kind }: FormField) =>
  kind === 'text' || kind === 'long-text' || kind === 'date' ? characterCount : same

/** The labels of the options of a change, or their values if the labels are the same. */
const optionText = (field: FormField, change: readonly (string | null)[]) =>
  new Set(change.map((value) => value && shownValue(field, value))).size < 2
    ? same
    : (value: string) => shownValue(field, value)
