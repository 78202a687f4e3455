import type { ComponentProps, ReactNode } from 'react'
import type { z } from 'zod'
import type { Endpoint, RequestOf, ResponseOf } from '../../../../../lib/endpoint.ts'
import type { SelectField } from '../../../../ui/fields/select-field.tsx'
import type { TextField } from '../../../../ui/fields/text-field.tsx'
import type { Api } from '../../../api.ts'
import type { BulkResult } from '../resource.contract.ts'
import type { ListOptions, ListView } from './list-view.ts'

/** The record and version that a change or deletion is about, as in the hidden fields of its form. */
export interface RecordAddress {
  id: string
  version: string
}

/** A record of a bulk action. */
export interface BulkRecord extends RecordAddress {
  /** The `keyOf` of the record. */
  key: string
}

/** The counts of a bulk action, and the key of its undo. */
type BulkDone = Pick<BulkResult, 'undo' | 'incomplete'> & { [part in 'done' | 'left']: readonly unknown[] }

/** The API calls of a screen. `Data` is the list's response, `Body` the parsed form. */
export interface ResourceCalls<Data, Body> {
  /** Lists the records; only those of the view if the list is `inPages`. */
  list: (api: Api, view: ListView) => Promise<Data>
  add: (api: Api, body: Body) => Promise<unknown>
  change: (api: Api, at: RecordAddress, body: Body) => Promise<unknown>
  remove: (api: Api, at: RecordAddress) => Promise<unknown>
  /** Stores the order of all records; undefined if staff do not order them. */
  order?: (api: Api, ids: readonly number[]) => Promise<unknown>
  /** Runs a bulk action, such as `remove`. Undefined if records are neither deleted nor changed in the list. */
  bulk?: (api: Api, action: string, records: readonly BulkRecord[]) => Promise<BulkDone>
  undo?: (api: Api, undo: string) => Promise<BulkDone>
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
  /** The messages after saving; undefined if records have no form here. */
  added?: string
  changed?: string
  /** The message after an undo if parts of the restored records belong to other records now. */
  restoredInPart?: string
}

/** A bulk action. */
export interface BulkOption<Item> {
  label: string
  /** The message after the action. */
  done: (count: number) => string
  /** Whether the action applies to a record; to all by default. */
  applies?: (item: Item) => boolean
}

type WithoutValue<Props> = Omit<Props, 'name' | 'defaultValue' | 'autoFocus'>

/** A field: everything except its name and value, which come from the form schema and the record. */
export type FieldOptions =
  | (WithoutValue<ComponentProps<typeof TextField>> & { choices?: undefined })
  | WithoutValue<ComponentProps<typeof SelectField>>

/** A form schema with text fields only. */
export type FormOfTexts = z.ZodType<object, { [field: string]: string }>

/** Declares the screen of an admin resource. `Form` is the form schema; its output is the `Body` of calls. */
export interface ResourceOptions<Data, Item, Form extends FormOfTexts> extends ListOptions<Item> {
  calls: Pick<ResourceCalls<Data, z.output<Form>>, 'list'> & Partial<ResourceCalls<Data, z.output<Form>>>
  /**
   * Imports the form schema. The import is lazy because zod is a sixth of a page's script. Undefined, like `values` and
   * `fields`, for a list without forms.
   */
  form?: () => Promise<Form>
  texts: ResourceTexts
  /** The parent screen unless the resource is in the navigation. */
  up?: { to: string; name: string }
  items: (data: Data) => readonly Item[]
  /**
   * The number of records on all pages, for a list that the API searches, filters, sorts and divides into pages.
   * Undefined for a list that is loaded completely.
   */
  inPages?: (data: Data) => number
  /** The name of a record in labels and messages. */
  name: (item: Item) => string
  /** The address of a record with its own screen, which the first column links. */
  to?: (item: Item) => string | undefined
  /** Identifies a record across reloads; its id by default. */
  keyOf?: (item: Item) => string
  /** The values of the form for a record. */
  values?: (item: Item) => z.input<Form>
  /** The form's fields in their order. Staff see no hidden ones. */
  fields?: { [Field in keyof z.input<Form>]: FieldOptions | 'hidden' }
  /** The values of a new record at first; empty by default. */
  defaults?: Partial<z.input<Form>>
  /** Values of a new record from the address. They are used once. */
  initialValues?: (query: URLSearchParams) => Partial<z.input<Form>>
  /** Content above the list. */
  intro?: (data: Data) => ReactNode
  /** The values that another staff member has saved, in one line; the name by default. */
  summary?: (item: Item) => string
  canEdit?: (item: Item) => boolean
  canRemove?: (item: Item) => boolean
  /** The API deletes several records, although it has no deletion of one with its version. */
  removesInBulk?: boolean
  /** Further bulk actions; deletion is one if `calls.remove` exists, or with `removesInBulk`. */
  bulk?: Readonly<Record<string, BulkOption<Item>>>
  /** The form for a new record is closed at first. */
  isAddCollapsed?: boolean
}

interface ResourceContract {
  list: Endpoint
  add: Endpoint & { schema: { body: z.ZodType } }
  change: Endpoint
  remove: Endpoint
  bulk?: Endpoint
  undo?: Endpoint
}

/** Returns the calls of the endpoints that `resourceContract` made. */
export function callsOf<Contract extends ResourceContract>({ list, add, change, remove, bulk, undo }: Contract) {
  type Body = z.input<Contract['add']['schema']['body']>
  // The four contracts of a resource have these parts, which the types of a generic contract do not show.
  const given = (question: { params?: object; query?: object; body?: unknown }) => question as RequestOf<Endpoint>
  const calls: ResourceCalls<ResponseOf<Contract['list']>, Body> = {
    list: (api) => api(list as Contract['list'], given({}) as RequestOf<Contract['list']>),
    add: (api, body) => api(add as Endpoint, given({ body })),
    change: (api, { id, version }, body) =>
      api(change, given({ params: { id }, body: { ...(body as object), version } })),
    remove: (api, { id, version }) => api(remove, given({ params: { id }, query: { version } })),
    ...(bulk && undo && bulkCallsOf({ bulk, undo })),
  }
  return calls
}

/** Returns the calls of the endpoints that `bulkContract` made. A resource with its own other calls adds them. */
export function bulkCallsOf({ bulk, undo }: { bulk: Endpoint; undo: Endpoint }) {
  const calls: Required<Pick<ResourceCalls<unknown, unknown>, 'bulk' | 'undo'>> = {
    bulk: (api, action, records) => {
      const body = { action, records: records.map(({ id, version }) => ({ id, version })) }
      return api(bulk, { body } as RequestOf<Endpoint>) as Promise<BulkResult>
    },
    undo: (api, undoId) => api(undo, { body: { undo: undoId } } as RequestOf<Endpoint>) as Promise<BulkResult>,
  }
  return calls
}
