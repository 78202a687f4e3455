import { type Kysely, sql } from 'kysely'

/** Renames tables, with their constraints and indexes, to standard terms. Data is unchanged. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await renameTable(db, 'letters', 'emails')
  await renameTable(db, 'changes', 'audit_entries')
  await sql`update jobs set payload = jsonb_build_object('email', payload -> 'letter') where name = 'send-email'`.execute(
    db,
  )

  await sql`alter table catalogue_import_products rename column faults to errors`.execute(db)
  await sql`alter table catalogue_import_products drop constraint catalogue_import_products_action_check`.execute(db)
  await sql`update catalogue_import_products set action = 'invalid' where action = 'faulty'`.execute(db)
  await sql`alter table catalogue_import_products add constraint catalogue_import_products_action_check
    check (action in ('create', 'update', 'unchanged', 'invalid'))`.execute(db)
  await renameConstraints(db, 'catalogue_import_products', 'faults', 'errors')
}

async function renameTable(db: Kysely<unknown>, from: string, to: string): Promise<void> {
  await sql`alter table ${sql.id(from)} rename to ${sql.id(to)}`.execute(db)
  // Indexes of constraints are renamed with them.
  await renameConstraints(db, to, from, to)
  const { rows } = await sql<{ name: string; kind: string }>`
    select relname as name, case relkind when 'i' then 'index' else 'sequence' end as kind from pg_class
    where relkind in ('i', 'S') and relnamespace = current_schema()::regnamespace and starts_with(relname, ${`${from}_`})`.execute(
    db,
  )
  for (const { name, kind } of rows) {
    await sql`alter ${sql.raw(kind)} ${sql.id(name)} rename to ${sql.id(name.replace(from, to))}`.execute(db)
  }
}

/** Reads the existing constraints: before release 18, PostgreSQL did not name not-null constraints. */
async function renameConstraints(db: Kysely<unknown>, table: string, from: string, to: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint where conrelid = ${table}::regclass and strpos(conname, ${from}) > 0`.execute(
    db,
  )
  for (const { name } of rows) {
    await sql`alter table ${sql.id(table)} rename constraint ${sql.id(name)} to ${sql.id(name.replace(from, to))}`.execute(
      db,
    )
  }
}
