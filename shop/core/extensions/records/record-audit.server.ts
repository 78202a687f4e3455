import type { FormField, FormFields } from '../../../extension/form-fields.ts'
import type { AuditRules } from '../../admin-kit/resource/changes-of.server.ts'
import { shownValue } from '../fields/form-values.server.ts'
import type { RecordColumns } from './records-store.server.ts'

/**
 * Returns how changes of records are recorded. Values are compared as they are stored, because two fields can have the
 * same label, and so can two options.
 */
export function auditOf(fields: FormFields): Pick<Required<AuditRules<RecordColumns>>, 'audited' | 'logged'> {
  const labels = Object.values(fields).map(({ label }) => label)
  const isTwice = (label: string) => labels.indexOf(label) < labels.lastIndexOf(label)
  return {
    audited: ({ fields: values }) =>
      Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [name, comparedValue(field, values[name] ?? field.default)]),
      ),
    logged: ({ field: name, old, new: now }) => {
      const field = fields[name] as FormField
      const [before, after] = [old && loggedValue(field, old), now && loggedValue(field, now)]
      return {
        field: isTwice(field.label) ? `${field.label} (${name})` : field.label,
        ...(before === after ? { old, new: now } : { old: before, new: after }),
      }
    },
  }
}

const comparedValue = (field: FormField, value: string | number | boolean) =>
  field.kind === 'choice' ? value : shownValue(field, value)

const loggedValue = (field: FormField, value: string) => (field.kind === 'choice' ? shownValue(field, value) : value)
