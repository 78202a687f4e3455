import { texts } from '#texts/admin/extensions'
import type { ListColumn } from '../../core/admin-kit/resource/screen/list-view.ts'
import {
  callsOf,
  type FormOfTexts,
  type ResourceOptions,
} from '../../core/admin-kit/resource/screen/resource-options.ts'
import { choicesOf, formText, optionsOf, shownValue } from '../../core/extensions/fields/field-options.ts'
import type { FormFieldResponse } from '../../core/extensions/fields/form-fields.contract.ts'
import { recordsContract } from '../../core/extensions/records/records.contract.ts'
import type { ExtensionPage } from '../../core/extensions/screens/extension-pages.contract.ts'

/** A record with its values by field. */
interface RecordItem {
  id: number
  version: number
  [field: string]: unknown
}

type RecordListOptions = ResourceOptions<{ records: RecordItem[] }, RecordItem, FormOfTexts>

/** Further columns would make the table too wide. They are searched and exported. */
const SHOWN_COLUMNS = 5

/** Returns the list of a resource of an extension, made from its fields. */
export function recordList(page: ExtensionPage): RecordListOptions {
  const { fields } = page
  const shown = fields.filter(({ kind }) => kind !== 'long-text').slice(0, SHOWN_COLUMNS)
  return {
    texts: {
      title: page.title,
      onlyStaff: texts.onlyStaff,
      failedToLoad: texts.failedToLoad(page.title),
      count: texts.count,
      empty: [texts.noRecords, page.description].filter(Boolean).join(' '),
      add: texts.addRecord,
      added: texts.added,
      changed: texts.changed,
    },
    // A generated form has texts only, which its types do not show.
    calls: callsOf(recordsContract(page)) as unknown as RecordListOptions['calls'],
    form: async () => {
      const { generatedForm } = await import('../../core/extensions/fields/generated-form.contract.ts')
      return generatedForm(fields) as unknown as FormOfTexts
    },
    items: ({ records }) => records,
    name: (record) => String(record[fields[0]?.name ?? 'id']),
    summary: (record) => fields.map((field) => shownValue(field, record[field.name])).join(', '),
    values: (record) => Object.fromEntries(fields.map((field) => [field.name, formText(field, record[field.name])])),
    defaults: Object.fromEntries(fields.map((field) => [field.name, formText(field, field.default)])),
    fields: Object.fromEntries(fields.map((field) => [field.name, optionsOf(field)])),
    columns: Object.fromEntries(fields.map((field) => [field.name, columnOf(field, shown.includes(field))])),
    filters: Object.fromEntries(
      fields
        .filter(({ kind }) => kind === 'choice' || kind === 'boolean')
        .map((field) => [
          `by-${field.name}`,
          {
            label: field.label,
            choices: Object.fromEntries(choicesOf(field)),
            value: (record) => [formText(field, record[field.name])],
          },
        ]),
    ),
    isAddCollapsed: fields.length > 4,
  }
}

function columnOf(field: FormFieldResponse, isShown: boolean): ListColumn<RecordItem> {
  const { kind, name, label } = field
  const isNumber = kind === 'number' || kind === 'money'
  const text = (record: RecordItem) => shownValue(field, record[name])
  return {
    label,
    value: isNumber ? (record) => Number(record[name]) : kind === 'date' ? (record) => String(record[name]) : text,
    cell: text,
    isNumber,
    isHidden: !isShown,
  }
}
