import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { IdAddress, Integer } from '../../../../lib/fields.contract.ts'
import type { Scope } from '../../../../lib/staff/scopes.ts'
import type { NeededRole } from '../../../../lib/staff/staff-role.ts'

/** The version of a record that was last read. */
export const Version = Integer.describe('version last read; refused (409) if it has changed since')
/** The version for endpoints that older clients call without one. */
export const VersionIfGiven = Integer.optional().describe(
  'version last read; refused (409) if it has changed since; absent: not checked',
)

const UndoId = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'Not a valid string.')

/** The maximum number of records of a bulk action. */
const MAX_BULK = 500

/** The result of a bulk action or of its undo. */
const BulkResult = z.object({
  done: z.array(z.int()).describe('ids of the changed or deleted records'),
  left: z.array(z.int()).describe('ids of records that stay as they are, because of a concurrent change or their use'),
  incomplete: z
    .array(z.int())
    .optional()
    .describe('ids of restored records whose parts, such as countries, belong to other records now; absent if none'),
  undo: UndoId.nullable().describe(
    'undoes the action for some seconds, by the same staff member; null if nothing can be undone, and for an API key',
  ),
})
export type BulkResult = z.infer<typeof BulkResult>

const DEFAULT_ACTIONS = ['remove'] as const

interface BulkOptions<Action> {
  path: `/api/${string}/`
  allow: NeededRole
  /** The scope of API keys; closed to them without one, and for the undo. */
  scope?: Scope | undefined
  schema: {
    tag: string
    /** The records in the reference, such as `saved replies`. */
    of: string
    actions: readonly Action[]
  }
}

/** Returns the endpoints `bulk` and `undo` of an admin resource, which `resourceContract` includes. */
export function bulkContract<const Action extends string>({ path, allow, scope, schema }: BulkOptions<Action>) {
  return {
    bulk: endpoint({
      method: 'POST',
      url: `${path}bulk/`,
      schema: {
        summary: `Run a bulk action on ${schema.of}`,
        description: 'Runs in one transaction. Records with another version stay as they are.',
        tags: [schema.tag],
        body: z.object({
          action: z.enum(schema.actions),
          records: z
            .array(z.object({ id: Integer, version: Integer }))
            .min(1)
            .max(MAX_BULK),
        }),
        response: { 200: BulkResult },
      },
      config: { allow, ...(scope && { scope }) },
    }),
    undo: endpoint({
      method: 'POST',
      url: `${path}bulk/undo/`,
      schema: {
        summary: `Undo a bulk action on ${schema.of}`,
        description: 'Deleted records return with their ids. Records that were changed since stay as they are.',
        tags: [schema.tag],
        body: z.object({ undo: UndoId }),
        response: { 200: BulkResult },
      },
      config: { allow },
    }),
  }
}

interface ResourceOptions<Item, ListItem, Form, List, Change, Remove, Action> {
  /** The address of the list. Records are at `<path>:id/`. */
  path: `/api/${string}/`
  allow: NeededRole
  /** The scopes of API keys: for the list, and for writes. Without them, the resource is closed to keys. */
  scopes?: readonly [read: Scope, write: Scope]
  schema: {
    tag: string
    /** The list's name in its response. */
    list: List
    /** A record as the API returns it, with `id` and `version`. */
    item: Item
    /** A record in the list, if it has fewer fields. */
    listItem?: ListItem
    /** The fields that staff edit. */
    form: Form
    summaries: { list: string; add: string; change: string; remove: string }
    /** The description of a new record. */
    addition?: string
    /** The version in the body of a change and in the query of a deletion; both `Version` by default. */
    changeVersion?: Change
    removeVersion?: Remove
    /** The bulk actions; `remove` by default. */
    actions?: readonly Action[]
  }
}

/**
 * Returns the endpoints of an admin resource: `list`, `add`, `change`, `remove`, `bulk` and `undo`. The page build
 * removes `schema` from the call, so only the endpoints' own schemas may read it.
 */
export function resourceContract<
  Item extends z.ZodType,
  Form extends z.ZodObject,
  const List extends string,
  ListItem extends z.ZodType = Item,
  Change extends z.ZodType = typeof Version,
  Remove extends z.ZodType = typeof Version,
  const Action extends string = (typeof DEFAULT_ACTIONS)[number],
>({ path, allow, scopes, schema }: ResourceOptions<Item, ListItem, Form, List, Change, Remove, Action>) {
  const reads = { allow, ...(scopes && { scope: scopes[0] }) }
  const config = { allow, ...(scopes && { scope: scopes[1] }) }
  return {
    list: endpoint({
      method: 'GET',
      url: path,
      schema: {
        summary: schema.summaries.list,
        tags: [schema.tag],
        response: {
          200: z.object({ [schema.list]: z.array(schema.listItem ?? schema.item) } as Record<
            List,
            z.ZodArray<ListItem>
          >),
        },
      },
      config: reads,
    }),
    add: endpoint({
      method: 'POST',
      url: path,
      schema: {
        summary: schema.summaries.add,
        ...(schema.addition !== undefined && { description: schema.addition }),
        ...{ tags: [schema.tag], body: schema.form, response: { 201: schema.item } },
      },
      config,
    }),
    change: endpoint({
      method: 'PUT',
      url: `${path}:id/`,
      schema: {
        summary: schema.summaries.change,
        tags: [schema.tag],
        params: IdAddress,
        body: schema.form.safeExtend({ version: (schema.changeVersion ?? Version) as Change }),
        response: { 200: schema.item },
      },
      config,
    }),
    remove: endpoint({
      method: 'DELETE',
      url: `${path}:id/`,
      schema: {
        summary: schema.summaries.remove,
        tags: [schema.tag],
        params: IdAddress,
        querystring: z.object({ version: (schema.removeVersion ?? Version) as Remove }),
        response: { 204: z.undefined() },
      },
      config,
    }),
    ...bulkContract({
      path,
      allow,
      scope: scopes?.[1],
      schema: {
        tag: schema.tag,
        of: schema.list.replaceAll('_', ' '),
        actions: (schema.actions ?? DEFAULT_ACTIONS) as readonly Action[],
      },
    }),
  }
}
