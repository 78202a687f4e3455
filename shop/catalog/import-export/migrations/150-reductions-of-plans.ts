import { type Kysely, sql } from 'kysely'

/** Lets what was looked at before be imported afterwards: a plan says now what becomes of all reductions of its product, not of one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update catalogue_import_products
    set plan = plan - 'reduction' || jsonb_build_object('reductions', jsonb_build_object(
      'seen', case when plan #> '{reduction,seen}' = 'null' then '[]' else jsonb_build_array(plan #> '{reduction,seen}') end,
      'changes', jsonb_build_array(jsonb_build_object(
        'id', coalesce(plan #> '{reduction,seen,id}', 'null'), 'wanted', plan #> '{reduction,wanted}'))))
    where plan ? 'reduction'`.execute(db)
}
