import { type Kysely, sql } from 'kysely'

/** Lets audit entries have another kind of subject. @param kind lower-case letters and underscores */
export async function addAuditedKind(db: Kysely<unknown>, kind: string): Promise<void> {
  await sql`
    do $$
    declare
      rule text := (select pg_get_expr(conbin, conrelid) from pg_constraint
                    where conname = 'audit_entries_kind_check');
    begin
      alter table audit_entries drop constraint audit_entries_kind_check;
      execute format('alter table audit_entries add constraint audit_entries_kind_check
                      check (%s or kind = %L)', rule, ${sql.lit(kind)});
    end $$`.execute(db)
}
