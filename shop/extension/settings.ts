interface Field<Kind extends string, Value> {
  kind: Kind
  label: string
  /** A sentence below the field. */
  help?: string
  /** The value until an owner saves another one. */
  default: Value
  /** An environment variable that overrides the value. The form shows the field as set by it. */
  env?: string
  /** Only the environment variable sets the value, and the form does not show the field. */
  isHidden?: boolean
}

interface Validated {
  /**
   * Returns the error of a value, also of an empty one; undefined if it is valid. Pure. If the environment sets a
   * field, the fields with variables that can't be empty must be set too, or the shop does not start.
   */
  validate?: (value: string) => string | undefined
}

interface SecretField extends Field<'secret', string>, Validated {
  /** The provider signs webhooks with it: after a change, the launch checklist waits for the next webhook. */
  signsWebhooks?: boolean
}

interface TextField extends Field<'text', string>, Validated {
  /** In characters, at most 2,000. 200 by default. */
  max?: number
  isRequired?: boolean
}

interface NumberField extends Field<'number', number> {
  min?: number
  max?: number
}

interface ChoiceField<Value extends string = string> extends Field<'choice', Value> {
  /** The labels of the values. */
  options: Readonly<Record<Value, string>>
}

/** A field in the generated settings form of an extension. */
export type SettingField = TextField | NumberField | ChoiceField | Field<'boolean', boolean> | SecretField

/** The fields of a settings form by name. */
export type SettingFields = Readonly<Record<string, SettingField>>

/** The values of the settings by name. */
export type SettingValues<Fields extends SettingFields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends ChoiceField<infer Value> ? Value : Fields[Name]['default']
}

type Options<F extends { kind: string; default: unknown }> = Omit<F, 'kind' | 'default'> & Partial<Pick<F, 'default'>>

/** Defines a line of text. Empty by default. */
export const text = (options: Options<TextField>): TextField => ({ default: '', ...options, kind: 'text' })

/** Defines an integer. The default is 0 or the minimum. */
export const number = (options: Options<NumberField>): NumberField => ({
  default: options.min ?? 0,
  ...options,
  kind: 'number',
})

/** Defines a choice of one value. */
export const choice = <Value extends string>(options: Omit<ChoiceField<Value>, 'kind'>): ChoiceField<Value> => ({
  ...options,
  kind: 'choice',
})

/** Defines a check box. Not ticked by default. */
export const boolean = (options: Options<Field<'boolean', boolean>>): Field<'boolean', boolean> => ({
  default: false,
  ...options,
  kind: 'boolean',
})

/** Defines a password or key. It is stored encrypted, and the admin never shows it. Empty until an owner saves one. */
export const secret = (options: Omit<SecretField, 'kind' | 'default'>): SecretField => ({
  ...options,
  default: '',
  kind: 'secret',
})
