import type { FormFields, FormValues } from './form-fields.ts'

/** Records that staff edit in the admin and that the shop stores. */
export interface ExtensionResource<Fields extends FormFields = FormFields> {
  /** Title of the screen, such as `Suppliers`. */
  title: string
  /** A sentence for staff without records. */
  description?: string
  /** The staff role that it needs; owners have every role. */
  role: 'catalogue' | 'orders' | 'owner'
  /** The first field is the name of a record. */
  fields: Fields
  /** A field with different values in all records, regardless of case. */
  unique?: string
  /** The highest number of records, at most 1,000. 500 by default. */
  max?: number
  /**
   * The records hold data of customers. The activity log, which outlives customers, then has texts and
   * days by their length only, and records by their number. Not by default.
   */
  isPersonal?: boolean
}

/** The resources of an extension by name: lower-case letters, digits and hyphens. */
export type ExtensionResources = Readonly<Record<string, ExtensionResource>>

/** Returns the resource unchanged, with the types of its fields. */
export const resource = <const Fields extends FormFields>(
  definition: ExtensionResource<Fields> & { unique?: keyof Fields & string },
): ExtensionResource<Fields> => definition

/** A stored record. */
export type StoredRecord<Fields extends FormFields = FormFields> = {
  readonly id: number
  /** Increases with each change. */
  readonly version: number
} & FormValues<Fields>

/**
 * Reads and writes the records of a resource. Each call is a separate transaction. Invalid values, a taken unique value
 * and too many records are thrown as `invalid(…)`.
 */
export interface ExtensionRecords<Fields extends FormFields = FormFields> {
  /** Returns all records, oldest first. */
  list(): Promise<StoredRecord<Fields>[]>
  get(id: number): Promise<StoredRecord<Fields> | undefined>
  /** Adds a record. Missing values are the defaults. */
  add(values: Partial<FormValues<Fields>>): Promise<StoredRecord<Fields>>
  /**
   * Changes the given values.
   * @returns undefined if the record does not exist, or has another version than the given one
   */
  change(id: number, values: Partial<FormValues<Fields>>, version?: number): Promise<StoredRecord<Fields> | undefined>
  /** @returns whether the record existed */
  remove(id: number): Promise<boolean>
}

/** The fields of a resource. */
export type FieldsOf<Resource> = Resource extends ExtensionResource<infer Fields> ? Fields : never
