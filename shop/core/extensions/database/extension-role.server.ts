import { sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import type { Extension } from '../../../extension/extension.ts'

type Named = Pick<Extension, 'name'>

/** Returns the schema of an extension. */
export const schemaOf = ({ name }: Named): string => `x_${name.replaceAll('-', '_')}`

/** Returns the database role of an extension. It contains the number of the database, because a server shares roles. */
export async function roleOf(db: Database, extension: Named): Promise<string> {
  const { rows } = await sql<{ oid: number }>`
    select oid from pg_database where datname = current_database()`.execute(db)
  return `${schemaOf(extension)}_${rows[0]?.oid}`
}

/**
 * Creates the schema and the role of an extension if missing, and gives the role its rights: all on its schema, and
 * reading the views of `api`. Objects of a restored backup without owners become those of the role.
 * @throws Error with the statements for the administrator if the shop must not create roles
 */
export async function ensureSchema(tx: Database, extension: Named): Promise<void> {
  const [schema, role] = [schemaOf(extension), await roleOf(tx, extension)]
  const { rows } = await sql<{ user: string; creates: boolean; exists: boolean; is_member: boolean }>`
    select rolname as user, rolcreaterole or rolsuper as creates,
      exists (select from pg_roles where rolname = ${role}) as exists,
      coalesce((select pg_has_role(oid, 'usage') from pg_roles where rolname = ${role}), false) as is_member
    from pg_roles where rolname = current_user`.execute(tx)
  const state = rows[0]
  if (!state?.exists && state?.creates) {
    await sql`create role ${sql.id(role)} nologin`.execute(tx)
    await sql`grant ${sql.id(role)} to current_user`.execute(tx)
  } else if (!state?.is_member)
    throw new Error(
      `The database user needs a role for this extension. Run these statements as administrator of the database, then restart the shop: ${state?.exists ? '' : `create role ${role} nologin; `}grant ${role} to "${state?.user}";`,
    )
  await sql`create schema if not exists ${sql.id(schema)}`.execute(tx)
  await sql`grant usage, create on schema ${sql.id(schema)} to ${sql.id(role)}`.execute(tx)
  await sql`grant usage on schema api to ${sql.id(role)}`.execute(tx)
  await sql`grant select on all tables in schema api to ${sql.id(role)}`.execute(tx)
  await takeOver(tx, schema, role)
}

/** Makes the role the owner of all objects that a restore gave to the shop. */
async function takeOver(tx: Database, schema: string, role: string): Promise<void> {
  // A cast of `current_user` to `regrole` would fail for names with upper case or dots.
  const { rows } = await sql<{ change: string }>`
    with mine as materialized (
      select pg_roles.oid as owner, pg_namespace.oid as place from pg_roles, pg_namespace
      where rolname = current_user and nspname = ${schema})
    select format('alter table %s owner to %I', oid::regclass, ${role}::text) as change
    from pg_class, mine where owner = relowner and relnamespace = place and relkind in ('r', 'p', 'v', 'm', 'S')
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype in ('a', 'i'))
    union all
    select format('alter routine %s owner to %I', oid::regprocedure, ${role}::text)
    from pg_proc, mine where owner = proowner and pronamespace = place
      and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'i')
    union all
    select format('alter type %s owner to %I', oid::regtype, ${role}::text)
    from pg_type, mine where owner = typowner and typnamespace = place
      and (typtype in ('e', 'd', 'r') or exists (select from pg_class where oid = typrelid and relkind = 'c'))
    union all
    select format('alter text search configuration %s owner to %I', oid::regconfig, ${role}::text)
    from pg_ts_config, mine where owner = cfgowner and cfgnamespace = place
    union all
    select format('alter text search dictionary %s owner to %I', oid::regdictionary, ${role}::text)
    from pg_ts_dict, mine where owner = dictowner and dictnamespace = place`.execute(tx)
  for (const { change } of rows) await sql.raw(change).execute(tx)
}

/** Deletes the schema of an extension with all tables, and its role if the shop may do so. */
export async function dropSchema(tx: Database, extension: Named): Promise<void> {
  const role = await roleOf(tx, extension)
  await sql`drop schema if exists ${sql.id(schemaOf(extension))} cascade`.execute(tx)
  // Since PostgreSQL 16, only roles with the admin option can drop a role.
  const { rows } = await sql<{ drops: boolean }>`
    select mine.rolsuper or mine.rolcreaterole and (
        current_setting('server_version_num')::integer < 160000 or pg_has_role(theirs.oid, 'member with admin option')
      ) as drops
    from pg_roles as theirs, pg_roles as mine
    where theirs.rolname = ${role} and mine.rolname = current_user and pg_has_role(theirs.oid, 'usage')`.execute(tx)
  if (rows.length === 0) return
  await sql`drop owned by ${sql.id(role)}`.execute(tx)
  if (rows[0]?.drops) await sql`drop role ${sql.id(role)}`.execute(tx)
}
