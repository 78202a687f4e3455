import type { ComponentProps, ReactNode } from 'react'
import type { z } from 'zod'
import type { Endpoint, RequestOf, ResponseOf } from '../../../../../lib/endpoint.ts'
import type { TextField } from '../../../../ui/fields/text-field.tsx'
import type { Api } from '../../../api.ts'

/** The record and version that a change or deletion is about, as in the hidden fields of its form. */
interface RecordAddress {
  id: string
  version: string
}

/** The API calls of a screen. `Data` is the list's response, `Body` the parsed form. */
export interface ResourceCalls<Data, Body> {
  list: (api: Api) => Promise<Data>
  /** Adds a record. It also restores a deleted one. */
  add: (api: Api, body: Body) => Promise<unknown>
  change: (api: Api, at: RecordAddress, body: Body) => Promise<unknown>
  remove: (api: Api, at: RecordAddress) => Promise<unknown>
  /** Stores the order of all records; undefined if staff do not order them. */
  order?: (api: Api, ids: readonly number[]) => Promise<unknown>
}

/** The texts of one resource. Common ones, such as Save, are in the admin kit. */
export interface ResourceTexts {
  title: string
  /** A sentence such as 'Only staff can edit suppliers.' */
  onlyStaff: string
  failedToLoad: string
  /** Number of records, with their order. */
  count: (count: number) => string
  /** What belongs here, if there are no records. */
  empty: string
  /** Title of the form for a new record, and a sentence below; undefined if records are not added here. */
  add?: string
  addHint?: string
  added: string
  changed: string
}

/** A text field: everything except its name and value, which come from the form schema and the record. */
export type FieldOptions = Omit<ComponentProps<typeof TextField>, 'name' | 'defaultValue' | 'autoFocus'>

/** A form schema with text fields only. */
export type FormOfTexts = z.ZodType<object, { [field: string]: string }>

/** Declares the screen of an admin resource. `Form` is the form schema; its output is the `Body` of calls. */
export interface ResourceOptions<Data, Item, Form extends FormOfTexts> {
  calls: ResourceCalls<Data, z.output<Form>>
  /** Imports the form schema. The import is lazy because zod is a sixth of a page's script. */
  form: () => Promise<Form>
  texts: ResourceTexts
  /** The parent screen unless the resource is in the navigation. */
  up?: { to: string; name: string }
  items: (data: Data) => readonly Item[]
  /** The name of a record in labels and messages. */
  name: (item: Item) => string
  /** Identifies a record across reloads; its id by default. */
  keyOf?: (item: Item) => string
  /** The values of the form for a record. */
  values: (item: Item) => z.input<Form>
  /** The form's fields in their order. Staff see no hidden ones. */
  fields: { [Field in keyof z.input<Form>]: FieldOptions | 'hidden' }
  /** Values of a new record from the address. They are used once. */
  initialValues?: (query: URLSearchParams) => Partial<z.input<Form>>
  /** Content above the list. */
  intro?: (data: Data) => ReactNode
  /** A record in the list. @param edit opens its form */
  row: (item: Item, edit: () => void) => ReactNode
  /** The values that another staff member has saved, in one line; the name by default. */
  summary?: (item: Item) => string
  canEdit?: (item: Item) => boolean
  canRemove?: (item: Item) => boolean
}

interface ResourceContract {
  list: Endpoint
  add: Endpoint & { schema: { body: z.ZodType } }
  change: Endpoint
  remove: Endpoint
}

/** Returns the calls of the endpoints that `resourceContract` made. */
export function callsOf<Contract extends ResourceContract>({ list, add, change, remove }: Contract) {
  type Body = z.input<Contract['add']['schema']['body']>
  // The four contracts of a resource have these parts, which the types of a generic contract do not show.
  const given = (question: { params?: object; query?: object; body?: unknown }) => question as RequestOf<Endpoint>
  const calls: ResourceCalls<ResponseOf<Contract['list']>, Body> = {
    list: (api) => api(list as Contract['list'], given({}) as RequestOf<Contract['list']>),
    add: (api, body) => api(add as Endpoint, given({ body })),
    change: (api, { id, version }, body) =>
      api(change, given({ params: { id }, body: { ...(body as object), version } })),
    remove: (api, { id, version }) => api(remove, given({ params: { id }, query: { version } })),
  }
  return calls
}
