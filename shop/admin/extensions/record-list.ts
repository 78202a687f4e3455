import * as texts from '#texts/admin/extensions'
import { showPrice } from '../../../lib/money.ts'
import { showDay } from '../../../lib/texts/dates.ts'
import type { ListColumn } from '../../core/admin-kit/resource/screen/list-view.ts'
import {
  callsOf,
  type FieldOptions,
  type FormOfTexts,
  type ResourceOptions,
} from '../../core/admin-kit/resource/screen/resource-options.ts'
import type { FormFieldResponse } from '../../core/extensions/fields/form-fields.contract.ts'
import { recordsContract } from '../../core/extensions/records/records.contract.ts'
import type { ExtensionPage } from '../../core/extensions/screens/extension-pages.contract.ts'

/** A record with its values by field. */
export interface RecordItem {
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
    values: (record) => Object.fromEntries(fields.map(({ name }) => [name, formText(record[name])])),
    defaults: Object.fromEntries(fields.map((field) => [field.name, formText(field.default)])),
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
            value: (record) => [formText(record[field.name])],
          },
        ]),
    ),
    isAddCollapsed: fields.length > 4,
  }
}

/** Returns a value as its field in a form has it. */
export const formText = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value)

const choicesOf = ({ kind, options }: FormFieldResponse): (readonly [string, string])[] =>
  kind === 'boolean'
    ? [
        ['off', texts.no],
        ['on', texts.yes],
      ]
    : options.map(({ value, label }) => [value, label])

/** Returns the field of a form. */
export function optionsOf(field: FormFieldResponse): FieldOptions {
  const { kind, label, help, is_required, max } = field
  const common = { label, ...(help && { hint: help }) }
  switch (kind) {
    case 'choice':
    case 'boolean':
      return { ...common, choices: choicesOf(field) }
    case 'long-text':
      return { ...common, rows: 3, maxRows: 12, required: is_required, maxLength: max ?? undefined }
    case 'date':
      return { ...common, type: 'date', required: is_required }
    case 'number':
      return { ...common, inputMode: 'numeric' }
    case 'money':
      return { ...common, inputMode: 'decimal' }
    case 'text':
      return { ...common, required: is_required, maxLength: max ?? undefined }
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

/** Returns a value in words. */
export function shownValue({ kind, options }: FormFieldResponse, value: unknown): string {
  if (kind === 'money') return showPrice(String(value))
  if (kind === 'boolean') return value ? texts.yes : texts.no
  if (kind === 'choice') return options.find((option) => option.value === value)?.label ?? String(value)
  if (kind === 'date' && value) return showDay(`${value}T12:00:00Z`)
  return String(value)
}
