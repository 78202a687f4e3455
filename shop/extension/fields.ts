/** The kinds of records that can have additional fields. */
export type ExtraKind = 'product' | 'variant' | 'order' | 'customer'

/** A record with additional fields. */
export interface ExtraSubject {
  kind: ExtraKind
  id: number
}

/** A value of an additional field. */
export type ExtraValue = string | number | boolean

/** An additional field of a kind of record, shown to staff. */
export type ExtraField = {
  of: ExtraKind
  label: string
  /** A sentence below the field. */
  help?: string
  /** Whether staff can change the value. Not by default. */
  isEditable?: boolean
} & (
  | {
      kind: 'text'
      /** In characters, at most 2,000. 200 by default. */
      max?: number
    }
  | { kind: 'number'; min?: number; max?: number }
  | { kind: 'boolean' }
  | {
      kind: 'choice'
      /** The labels of the values. */
      options: Readonly<Record<string, string>>
    }
)

/** The additional fields of an extension by name. */
export type ExtraFields = Readonly<Record<string, ExtraField>>

/** Defines an additional field: text, an integer, a check box or a choice. Without a value until one is set. */
export const field = (definition: ExtraField): ExtraField => definition

/** Access to the values of the additional fields of the extension. */
export interface Extra {
  /** Returns the values of a record by field, without fields that have none. */
  get(subject: ExtraSubject): Promise<Readonly<Record<string, ExtraValue>>>
  /**
   * Sets values of a record; null removes one, and other fields keep theirs. At most 2 kB per record.
   * @throws Error for an unknown field or record, or an invalid value
   */
  set(subject: ExtraSubject, values: Readonly<Record<string, ExtraValue | null>>): Promise<void>
}
