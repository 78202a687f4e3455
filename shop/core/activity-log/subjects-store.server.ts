import { type RawBuilder, sql } from 'kysely'
import { href } from 'react-router'
import type { Database } from '../../../server/db/open.ts'
import type { AuditedKind } from './audited-kinds.contract.ts'

/** Current name and screen of a changed subject. */
interface KnownSubject {
  /** Null for subjects that only have a number. */
  name: string | null
  /** Path of its screen; null if it no longer has one. */
  address: string | null
}

/** Returns the known name and address of a subject. */
export type FoundSubjects = (kind: AuditedKind, id: number) => KnownSubject

interface SubjectRow {
  id: number
  name: string | null
  /** Slug or id in its address; null if it was deleted. */
  at: string | null
}

interface SubjectSource {
  /** Selects the rows with these ids. */
  rows: (ids: RawBuilder<unknown>) => RawBuilder<SubjectRow>
  address: (at: string) => string
  /** The audited field with its name, for deleted subjects. */
  nameField?: string
}

const PERSON = sql`nullif(concat_ws(' ', first_name, nullif(last_name, '')), '')`
const idAndName = (table: string, name: RawBuilder<unknown>) => (ids: RawBuilder<unknown>) =>
  sql<SubjectRow>`select id, ${name} as name, id::text as at from ${sql.table(table)} where id = any(${ids})`
const at = (address: string) => () => address

/** Where the subjects of each kind are stored. Kinds that are not listed have one name and screen. */
const SOURCES: Partial<Record<AuditedKind, SubjectSource>> = {
  product: {
    rows: (ids) => sql`
      select id, title as name, case when deleted_at is null then slug end as at from products where id = any(${ids})`,
    address: (slug) => href('/admin/products/update/:slug', { slug }),
    nameField: 'product',
  },
  order: {
    rows: idAndName('orders', sql`null`),
    address: (id) => href('/admin/orders/:id', { id }),
  },
  review: {
    rows: (ids) => sql`
      select reviews.id, concat_ws(', ', products.title, users.first_name) as name, reviews.id::text as at
      from reviews join products on products.id = product_id left join users on users.id = user_id where reviews.id = any(${ids})`,
    address: at(href('/admin/reviews')),
  },
  synonyms: {
    rows: idAndName('search_synonyms', sql`array_to_string(terms, ', ')`),
    address: at(href('/admin/synonyms')),
    nameField: 'terms',
  },
  message: {
    rows: idAndName('contact_messages', sql`concat_ws(', ', title, name)`),
    address: (id) => href('/admin/contact/:id', { id }),
  },
  saved_reply: {
    rows: idAndName('saved_replies', sql`name`),
    address: at(href('/admin/contact/answers')),
    nameField: 'name',
  },
  collection: {
    rows: (ids) => sql`select id, title as name, slug as at from collections where id = any(${ids})`,
    address: (slug) => href('/admin/collections/update/:slug', { slug }),
    nameField: 'collection',
  },
  reduction: {
    rows: idAndName('reductions', sql`name`),
    address: (id) => href('/admin/reductions/:id', { id }),
    nameField: 'name',
  },
  discount: {
    rows: (ids) => sql`
      select id, name, case when deleted_at is null then id::text end as at from discounts where id = any(${ids})`,
    address: (id) => href('/admin/discounts/:id', { id }),
    nameField: 'name',
  },
  gift_card: {
    rows: idAndName('gift_cards', sql`'•••• ' || last_four`),
    address: (id) => href('/admin/gift_cards/:id', { id }),
    nameField: 'last_four',
  },
  content_page: {
    rows: idAndName('content_pages', sql`title`),
    address: (id) => href('/admin/pages/:id', { id }),
    nameField: 'page',
  },
  maker: { rows: idAndName('makers', sql`name`), address: at(href('/admin/makers')), nameField: 'name' },
  delivery_zone: {
    rows: idAndName('delivery_zones', sql`name`),
    address: (id) => href('/admin/delivery/zones/:id', { id }),
    nameField: 'name',
  },
  delivery_method: {
    rows: (ids) => sql`
      select id, name, case when deleted_at is null then id::text end as at from delivery_methods where id = any(${ids})`,
    address: (id) => href('/admin/delivery/methods/:id', { id }),
    nameField: 'name',
  },
  withdrawal: {
    rows: idAndName('withdrawals', sql`concat_ws(', ', coalesce('order ' || order_id, order_number), name)`),
    address: at(href('/admin/withdrawals')),
  },
  member: {
    rows: (ids) => sql`
      select id, ${PERSON} as name, case when staff_role is not null then id::text end as at from users where id = any(${ids})`,
    address: at(href('/admin/team')),
  },
  invitation: { rows: idAndName('staff_invitations', sql`email`), address: at(href('/admin/team')) },
  customer: {
    rows: idAndName('users', sql`concat_ws(', ', ${PERSON}, email)`),
    address: (id) => href('/admin/customers/:id', { id }),
  },
  customer_tag: {
    rows: idAndName('customer_tags', sql`name`),
    address: at(href('/admin/customers/tags')),
    nameField: 'name',
  },
  api_key: { rows: idAndName('api_keys', sql`name`), address: at(href('/admin/settings/api-keys')), nameField: 'name' },
  webhook: {
    rows: idAndName('webhook_endpoints', sql`name`),
    address: at(href('/admin/settings/webhooks')),
    nameField: 'name',
  },
  extension_record: {
    rows: (ids) => sql`
      select id, title as name, extension || ' ' || resource as at from extension_records where id = any(${ids})`,
    address: (of) => {
      const [extension = '', page = ''] = of.split(' ')
      return href('/admin/x/:extension/:page', { extension, page })
    },
    nameField: 'record',
  },
  two_step: {
    rows: idAndName('users', PERSON),
    address: at(href('/admin/team')),
  },
}

/** Subjects that exist once per shop. */
const SINGLE_SUBJECTS: Partial<Record<AuditedKind, KnownSubject>> = {
  settings: { name: null, address: href('/admin/settings/:group?') },
  facts: { name: null, address: href('/admin/facts') },
  customer_list: { name: null, address: href('/admin/customers') },
  menus: { name: null, address: href('/admin/menus') },
  translations: { name: null, address: href('/admin/translations') },
}

/**
 * Looks up subjects with one statement per kind and one for deleted subjects.
 * @returns a lookup function; deleted subjects have their last name in the log, null if not found
 */
export async function findSubjects(
  db: Database,
  subjects: readonly { kind: AuditedKind; subject_id: number }[],
): Promise<FoundSubjects> {
  const idsOf = Map.groupBy(subjects, ({ kind }) => kind)
  const known = new Map<string, KnownSubject>()
  await Promise.all(
    [...idsOf].map(async ([kind, ofKind]) => {
      const source = SOURCES[kind]
      if (!source) return
      const ids = [...new Set(ofKind.map(({ subject_id }) => subject_id))]
      const { rows } = await source.rows(sql`${ids}::bigint[]`).execute(db)
      for (const { id, name, at } of rows)
        known.set(`${kind} ${id}`, { name, address: at === null ? null : source.address(at) })
    }),
  )
  const gone = subjects.filter(
    ({ kind, subject_id }) => SOURCES[kind]?.nameField && !known.has(`${kind} ${subject_id}`),
  )
  for (const { kind, id, name } of await lastNames(db, gone)) known.set(`${kind} ${id}`, { name, address: null })
  return (kind, id) => SINGLE_SUBJECTS[kind] ?? known.get(`${kind} ${id}`) ?? { name: null, address: null }
}

/** Returns the last names of deleted subjects in the log. */
async function lastNames(db: Database, subjects: readonly { kind: AuditedKind; subject_id: number }[]) {
  if (subjects.length === 0) return []
  const { rows } = await sql<{ kind: AuditedKind; id: number; name: string }>`
    select gone.kind, gone.id, last.name
    from (
      select distinct kind, id, field from unnest(
        ${subjects.map(({ kind }) => kind)}::text[], ${subjects.map(({ subject_id }) => subject_id)}::bigint[],
        ${subjects.map(({ kind }) => SOURCES[kind]?.nameField ?? '')}::text[]) as things (kind, id, field)
    ) as gone, lateral (
      select coalesce(new_value, old_value) as name from audit_entries
      where kind = gone.kind and subject_id = gone.id and field = gone.field and coalesce(new_value, old_value) is not null
      order by audit_entries.id desc limit 1) as last`.execute(db)
  return rows
}
