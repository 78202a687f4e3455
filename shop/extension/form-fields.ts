import type { SettingField } from './settings.ts'

interface Described {
  label: string
  /** A sentence below the field. */
  help?: string
}

interface LongTextField extends Described {
  kind: 'long-text'
  default: string
  /** In characters, at most 10,000. 2,000 by default. */
  max?: number
  isRequired?: boolean
}

interface DateField extends Described {
  kind: 'date'
  /** Empty, or a day such as `2026-12-24`. */
  default: string
  isRequired?: boolean
}

interface MoneyField extends Described {
  kind: 'money'
  /** In cents, as are the limits. */
  default: number
  min?: number
  max?: number
}

/** A field of a record or of the form of an action. */
export type FormField = Exclude<SettingField, { kind: 'secret' }> | LongTextField | DateField | MoneyField

/** The fields of a form by name, in their order. The names use letters and digits. */
export type FormFields = Readonly<Record<string, FormField>>

/**
 * The values of a form by name. Money is in cents, a date is a day such as `2026-12-24`, and an empty field that is not
 * required is an empty text.
 */
export type FormValues<Fields extends FormFields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends {
    kind: 'choice'
    options: Readonly<Record<infer Value, string>>
  }
    ? Value
    : Fields[Name]['default']
}

type Options<F extends { kind: string; default: unknown }> = Omit<F, 'kind' | 'default'> & Partial<Pick<F, 'default'>>

/** Defines a text of several lines. Empty by default. */
export const longText = (options: Options<LongTextField>): LongTextField => ({
  default: '',
  ...options,
  kind: 'long-text',
})

/** Defines a day. Empty by default. */
export const date = (options: Options<DateField>): DateField => ({ default: '', ...options, kind: 'date' })

/** Defines an amount in cents. The default is 0 or the minimum. */
export const money = (options: Options<MoneyField>): MoneyField => ({
  default: options.min ?? 0,
  ...options,
  kind: 'money',
})
