import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { IdAddress, Integer } from '../../../../lib/fields.contract.ts'
import type { NeededRole } from '../../../../lib/staff/staff-role.ts'

/** The version of a record that was last read. */
export const Version = Integer.describe('version last read; refused (409) if it has changed since')
/** The version for endpoints that older clients call without one. */
export const VersionIfGiven = Integer.optional().describe(
  'version last read; refused (409) if it has changed since; absent: not checked',
)

interface ResourceOptions<Item, ListItem, Form, List, Change, Remove> {
  /** The address of the list. Records are at `<path>:id/`. */
  path: `/api/${string}/`
  allow: NeededRole
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
    /** The version in the body of a change and in the query of a deletion; both `Version` by default. */
    changeVersion?: Change
    removeVersion?: Remove
  }
}

/**
 * Returns the four endpoints of an admin resource: `list`, `add`, `change` and `remove`. The page build removes
 * `schema` from the call, so only the endpoints' own schemas may read it.
 */
export function resourceContract<
  Item extends z.ZodType,
  Form extends z.ZodObject,
  const List extends string,
  ListItem extends z.ZodType = Item,
  Change extends z.ZodType = typeof Version,
  Remove extends z.ZodType = typeof Version,
>({ path, allow, schema }: ResourceOptions<Item, ListItem, Form, List, Change, Remove>) {
  const config = { allow }
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
      config,
    }),
    add: endpoint({
      method: 'POST',
      url: path,
      schema: { summary: schema.summaries.add, tags: [schema.tag], body: schema.form, response: { 201: schema.item } },
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
  }
}
