import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { Integer } from '../../../lib/fields.contract.ts'
import { CursorQuery, PageQuery, pageOf } from '../../../lib/page-of.contract.ts'
import { AUDITED_KINDS } from './audited-kinds.contract.ts'

/** A value changed by staff. Null means none: added values have no old one, removed values no new one. */
export const Change = z.object({
  id: z.int(),
  kind: z.enum(AUDITED_KINDS).describe('type of the changed subject'),
  subject: z
    .int()
    .describe(
      'id of the changed subject; 1 for `facts` (attributes), `menus`, `settings`, `customer_list` and `translations`',
    ),
  subject_title: z
    .string()
    .nullable()
    .describe(
      'current title or name, for a customer with the e-mail address; for a deleted subject, its last name in the log; null for subjects without a name (orders, settings, attributes), or if no name was recorded',
    ),
  subject_address: z.string().nullable().describe('path of its admin screen; null if it was deleted'),
  field: z
    .string()
    .describe(
      'form field, with variants by name: `price`, `variants[Celadon][stock]`; translations with their language: `title.fr`',
    ),
  old: z
    .string()
    .nullable()
    .describe('old value, null if there was none; references (shipping zone, parent collection, products) by name'),
  new: z.string().nullable().describe('new value, null if it was removed; references by name'),
  by: z
    .string()
    .describe(
      'name of the staff member or API key at the time of the change; empty if the shop made the change itself',
    ),
  by_id: z
    .int()
    .nullable()
    .describe(
      'account id of the staff member; null for an API key, for the shop itself, and if the account was deleted',
    ),
  by_api_key: z.int().nullable().describe('id of the API key; null for a staff member and the shop itself'),
  time_created: z.iso.datetime(),
})
export type Change = z.infer<typeof Change>

/** The author of changes, with the current name. */
const AuditedPerson = z.object({ id: z.int(), name: z.string() })
export type AuditedPerson = z.infer<typeof AuditedPerson>

const Id = Integer.optional()

export const auditLog = endpoint({
  method: 'GET',
  url: '/api/changes/',
  schema: {
    summary: 'List the entries of the activity log, newest first',
    description: 'All entries, or those of one subject and of one staff member. At most one subject can be given.',
    tags: ['Staff'],
    querystring: PageQuery.extend({
      product: Id,
      order: Id,
      review: Id,
      synonyms: Id,
      message: Id,
      saved_reply: Id,
      collection: Id,
      reduction: Id.describe('id of a sale'),
      settings: Id.describe('1: all settings'),
      content_page: Id,
      menus: Id.describe('1: all menus'),
      maker: Id.describe('id of a manufacturer'),
      delivery_zone: Id.describe('id of a shipping zone'),
      delivery_method: Id.describe('id of a shipping method'),
      withdrawal: Id,
      member: Id.describe('account id of a team member'),
      invitation: Id.describe('id of a team invitation'),
      customer: Id,
      two_step: Id.describe('two-step login: account id of a team member'),
      customer_tag: Id.describe('id of a tag of customers'),
      customer_list: Id.describe('1: exports of the customer list'),
      api_key: Id.describe('id of an API key'),
      webhook: Id.describe('id of a webhook'),
      extension_record: Id.describe('id of a record of an extension'),
      discount: Id,
      gift_card: Id,
      facts: Id.describe('1: filters by attribute'),
      translations: Id.describe('1: translations of short texts'),
      by: Id.describe('account id of the staff member who made the change; can be combined with a subject'),
      ...CursorQuery.shape,
    }).refine(
      (query) => AUDITED_KINDS.filter((kind) => query[kind] !== undefined).length <= 1,
      `Send at most one of ${AUDITED_KINDS.join(', ')}.`,
    ),
    response: {
      200: pageOf(Change).extend({
        people: z.array(AuditedPerson).describe('current and former staff members with entries in the log, by name'),
      }),
    },
  },
  config: { allow: 'owner' },
})
