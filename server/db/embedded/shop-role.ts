import { sql } from 'kysely'
import { type Connection, openDatabase } from '../open.ts'
import { SHOP } from './cluster.ts'

/** The role with which the shop works: it owns the shop's database and is nothing else. */
export const SHOP_ROLE = 'shop'

/** Returns the same database as the superuser that `initdb` made: for its upkeep (this file, backups), and never for a visitor's question. */
export const asSuperuser = <C extends Connection>(connection: C): C => ({ ...connection, user: SHOP })

/**
 * Everything in the database that is not the role's yet: the whole of one that an earlier release made, and nothing at all later on.
 * What belongs to an extension stays with it; indexes, triggers and sequences of columns follow their tables.
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
 * Gives the shop's database to a role that is no superuser, and makes that role where there is none. All in one transaction: a shop that
 * is killed meanwhile finds it done or not begun.
 */
export async function giveToShopRole(connection: Connection): Promise<void> {
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
