import { type Kysely, sql } from 'kysely'

/** Keeps existing dry runs executable: a plan now contains all sale prices of its product, not one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update catalogue_import_products
    set plan = plan - 'reduction' || jsonb_build_object('reductions', jsonb_build_object(
      'seen', case when plan #> '{reduction,seen}' = 'null' then '[]' else jsonb_build_array(plan #> '{reduction,seen}') end,
      'changes', jsonb_build_array(jsonb_build_object(
        'id', coalesce(plan #> '{reduction,seen,id}', 'null'), 'wanted', plan #> '{reduction,wanted}'))))
    where plan ? 'reduction'`.execute(db)
}
