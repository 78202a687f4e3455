import { type RawBuilder, sql } from 'kysely'
import { href } from 'react-router'
import type { Database } from '../../../server/db/open.ts'
import type { AuditedKind } from './audited-kinds.contract.ts'

/** What something that was changed is called today, and where staff find it. */
interface KnownSubject {
  /** Null for what has no name but its number. */
  name: string | null
  /** Path of its screen; null when it has none any more. */
  address: string | null
}

/** What is known of one of the things that were asked for. */
export type FoundSubjects = (kind: AuditedKind, id: number) => KnownSubject

interface SubjectRow {
  id: number
  name: string | null
  /** By what its screen is addressed: its slug or its id; null when it is gone. */
  at: string | null
}

interface SubjectSource {
  /** Rows of what has one of the ids. */
  rows: (ids: RawBuilder<unknown>) => RawBuilder<SubjectRow>
  address: (at: string) => string
  /** The field in which the log keeps its name, for when it is gone. */
  kept?: string
}

const PERSON = sql`nullif(concat_ws(' ', first_name, nullif(last_name, '')), '')`
const idAndName = (table: string, name: RawBuilder<unknown>) => (ids: RawBuilder<unknown>) =>
  sql<SubjectRow>`select id, ${name} as name, id::text as at from ${sql.table(table)} where id = any(${ids})`
const at = (address: string) => () => address

/** Where each kind is found. Those that are not here have one name and one screen for all. */
const SOURCES: Partial<Record<AuditedKind, SubjectSource>> = {
  product: {
    rows: (ids) => sql`
      select id, title as name, case when deleted_at is null then slug end as at from products where id = any(${ids})`,
    address: (slug) => href('/admin/products/update/:slug', { slug }),
    kept: 'product',
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
    kept: 'terms',
  },
  message: {
    rows: idAndName('contact_messages', sql`concat_ws(', ', title, name)`),
    address: (id) => href('/admin/contact/:id', { id }),
  },
  saved_reply: {
    rows: idAndName('saved_replies', sql`name`),
    address: at(href('/admin/contact/answers')),
    kept: 'name',
  },
  collection: {
    rows: (ids) => sql`select id, title as name, slug as at from collections where id = any(${ids})`,
    address: (slug) => href('/admin/collections/update/:slug', { slug }),
    kept: 'collection',
  },
  reduction: {
    rows: idAndName('reductions', sql`name`),
    address: (id) => href('/admin/reductions/:id', { id }),
    kept: 'name',
  },
  content_page: {
    rows: idAndName('content_pages', sql`title`),
    address: (id) => href('/admin/pages/:id', { id }),
    kept: 'page',
  },
  maker: { rows: idAndName('makers', sql`name`), address: at(href('/admin/makers')), kept: 'name' },
  delivery_zone: {
    rows: idAndName('delivery_zones', sql`name`),
    address: (id) => href('/admin/delivery/zones/:id', { id }),
    kept: 'name',
  },
  delivery_method: {
    rows: (ids) => sql`
      select id, name, case when deleted_at is null then id::text end as at from delivery_methods where id = any(${ids})`,
    address: (id) => href('/admin/delivery/methods/:id', { id }),
    kept: 'name',
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
  two_step: {
    rows: idAndName('users', PERSON),
    address: at(href('/admin/team')),
  },
}

/** What is one for the whole shop. */
const ALONE: Partial<Record<AuditedKind, KnownSubject>> = {
  settings: { name: null, address: href('/admin/settings/:group?') },
  facts: { name: null, address: href('/admin/facts') },
}

/**
 * Looks up what things are called, with one statement for each kind and one for those that are gone.
 * @returns for a kind and an id what is known; names of those that are gone are the last that the log has kept, null where it has none
 */
export async function findSubjects(
  db: Database,
  things: readonly { kind: AuditedKind; subject_id: number }[],
): Promise<FoundSubjects> {
  const idsOf = Map.groupBy(things, ({ kind }) => kind)
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
  const gone = things.filter(({ kind, subject_id }) => SOURCES[kind]?.kept && !known.has(`${kind} ${subject_id}`))
  for (const { kind, id, name } of await namesThatWere(db, gone)) known.set(`${kind} ${id}`, { name, address: null })
  return (kind, id) => ALONE[kind] ?? known.get(`${kind} ${id}`) ?? { name: null, address: null }
}

/** Reads the last names that the log has of things that are gone. */
async function namesThatWere(db: Database, things: readonly { kind: AuditedKind; subject_id: number }[]) {
  if (things.length === 0) return []
  const { rows } = await sql<{ kind: AuditedKind; id: number; name: string }>`
    select gone.kind, gone.id, last.name
    from (
      select distinct kind, id, field from unnest(
        ${things.map(({ kind }) => kind)}::text[], ${things.map(({ subject_id }) => subject_id)}::bigint[],
        ${things.map(({ kind }) => SOURCES[kind]?.kept ?? '')}::text[]) as things (kind, id, field)
    ) as gone, lateral (
      select coalesce(new_value, old_value) as name from audit_entries
      where kind = gone.kind and subject_id = gone.id and field = gone.field and coalesce(new_value, old_value) is not null
      order by audit_entries.id desc limit 1) as last`.execute(db)
  return rows
}
