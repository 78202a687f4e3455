import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { Integer } from '../../../lib/fields.contract.ts'
import { PageQuery, pageOf } from '../../../lib/page-of.contract.ts'
import { AUDITED_KINDS } from './audited-kinds.contract.ts'

/** A value changed by staff. Null means none: added values have no old one, removed values no new one. */
export const Change = z.object({
  id: z.int(),
  kind: z.enum(AUDITED_KINDS).describe('what it is about'),
  subject: z.int().describe('the id of what was changed; 1 for facts and settings, which have none'),
  subject_title: z
    .string()
    .nullable()
    .describe(
      'what people call it: a title, a name, of a customer with their e-mail address; as it is now or, when it is gone, as the log knew it last; null for what is known by its number or as the only one, and for what has left no name',
    ),
  subject_address: z.string().nullable().describe('the path at which staff find it; null when it is gone'),
  field: z.string().describe('as in its form, a variant by its name: price, variants[Celadon][stock]'),
  old: z
    .string()
    .nullable()
    .describe('what it was; other things (the zone of a method, the collection around a collection, products) by name'),
  new: z.string().nullable().describe('what it became, likewise'),
  by: z.string().describe('the name at that time'),
  by_id: z.int().nullable().describe('null when the account is gone'),
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
    summary:
      'Who changed what, newest first: of one product, order, review, group of synonyms, message, ready-made answer, collection, reduction, group of settings, content page, maker, zone or method of delivery, withdrawal, customer, the two-step login of somebody of the staff, member of the team, invitation to it, or the facts by which lists are narrowed, or of all',
    tags: ['Staff'],
    querystring: PageQuery.extend({
      product: Id,
      order: Id,
      review: Id,
      synonyms: Id,
      message: Id,
      saved_reply: Id,
      collection: Id,
      reduction: Id,
      settings: Id.describe('1: all of them'),
      content_page: Id,
      maker: Id,
      delivery_zone: Id,
      delivery_method: Id,
      withdrawal: Id,
      member: Id.describe('somebody of the team'),
      invitation: Id.describe('to the team'),
      customer: Id,
      two_step: Id.describe('by the id of the account'),
      facts: Id.describe('1: by which of them lists are narrowed'),
      by: Id.describe('who changed it, by the id of their account; beside any of the others'),
    }).refine(
      (query) => AUDITED_KINDS.filter((kind) => query[kind] !== undefined).length <= 1,
      `Ask for one of ${AUDITED_KINDS.join(', ')}.`,
    ),
    response: {
      200: pageOf(Change).extend({
        people: z
          .array(AuditedPerson)
          .describe('of the staff, also of former times, whoever stands anywhere in the log; by name'),
      }),
    },
  },
  config: { allow: 'owner' },
})
