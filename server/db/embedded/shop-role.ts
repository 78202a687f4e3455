import { sql } from 'kysely'
import { type Connection, openDatabase } from '../open.ts'
import { SHOP } from './cluster.ts'

/**
 * The shop's database role: it owns the shop's database. Its only other right is to create roles with fewer rights,
 * for the tables of extensions.
 */
export const SHOP_ROLE = 'shop'

/**
 * Returns the same connection as the superuser that `initdb` created. Only for maintenance (this file, backups),
 * never for requests.
 */
export const asSuperuser = <C extends Connection>(connection: C): C => ({ ...connection, user: SHOP })

/**
 * All objects in the database that the role doesn't own: everything in a database of an early release, nothing later.
 * Objects of extensions keep their owner; indexes, triggers and sequences follow their tables.
 */
const OTHERS_OBJECTS = `
  select format('alter table %s owner to ${SHOP_ROLE}', oid::regclass) as change
  from pg_class, mine where owner = relowner and relnamespace = place and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
    and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype in ('a', 'e', 'i'))
  union all
  select format('alter routine %s owner to ${SHOP_ROLE}', oid::regprocedure)
  from pg_proc, mine where owner = proowner and pronamespace = place
    and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype in ('e', 'i'))
  union all
  select format('alter type %s owner to ${SHOP_ROLE}', oid::regtype)
  from pg_type, mine where owner = typowner and typnamespace = place
    and (typtype in ('e', 'r') or exists (select from pg_class where oid = typrelid and relkind = 'c'))
    and not exists (select from pg_depend where classid = 'pg_type'::regclass and objid = pg_type.oid and deptype in ('e', 'i'))
  union all
  select format('alter text search configuration %s owner to ${SHOP_ROLE}', oid::regconfig)
  from pg_ts_config, mine where owner = cfgowner and cfgnamespace = place
    and not exists (select from pg_depend where classid = 'pg_ts_config'::regclass and objid = pg_ts_config.oid and deptype = 'e')
  union all
  select format('alter text search dictionary %s owner to ${SHOP_ROLE}', oid::regdictionary)
  from pg_ts_dict, mine where owner = dictowner and dictnamespace = place
    and not exists (select from pg_depend where classid = 'pg_ts_dict'::regclass and objid = pg_ts_dict.oid and deptype = 'e')`

/**
 * Transfers the shop's database to a role without superuser rights, and creates that role if missing. Runs in one
 * transaction, so a kill leaves nothing half done.
 */
export async function transferToShopRole(connection: Connection): Promise<void> {
  const db = openDatabase(asSuperuser(connection), { patient: true })
  try {
    await db.transaction().execute(async (transaction) => {
      await sql
        .raw(`do $$
          declare change text;
          begin
            if not exists (select from pg_roles where rolname = '${SHOP_ROLE}') then
              create role ${SHOP_ROLE} login;
            end if;
            if not (select rolcreaterole from pg_roles where rolname = '${SHOP_ROLE}') then
              alter role ${SHOP_ROLE} createrole;
            end if;
            if exists (select from pg_database where datname = '${SHOP}' and datdba <> '${SHOP_ROLE}'::regrole) then
              alter database ${SHOP} owner to ${SHOP_ROLE};
            end if;
            for change in with mine as materialized (
              select '${SHOP}'::regrole::oid as owner, 'public'::regnamespace::oid as place) ${OTHERS_OBJECTS}
            loop
              execute change;
            end loop;
          end $$`)
        .execute(transaction)
    })
  } finally {
    await db.destroy()
  }
}
