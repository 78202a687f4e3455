import { sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import { type NoResultSearch, SHOWN_DAYS } from './no-results.contract.ts'

const KEPT_DAYS = 90
/** Limits the recorded searches per day, so that nonsense searches cannot flood the list. */
const MOST_A_DAY = 500
const MOST_SHOWN = 200

const dayOf = (now: Date) => now.toISOString().slice(0, 10)
const dayBefore = (now: Date, days: number) => sql`${dayOf(now)}::date - ${days}::integer`

/**
 * Counts a search without results. Words that differ only in accents, case or punctuation are counted together. One
 * statement.
 */
export async function countNoResult(db: Database, words: string, now: Date): Promise<void> {
  await sql`
    insert into no_result_searches as known (day, words)
    select day, folded
    from (select ${dayOf(now)}::date as day, search_text(${words}) as folded) as searched
    where char_length(folded) between 2 and 60
      and (
        (select count(*) from no_result_searches where no_result_searches.day = searched.day) < ${MOST_A_DAY}
        or exists (select from no_result_searches as same where same.day = searched.day and same.words = folded))
    on conflict (day, words) do update set count = least(known.count, 999999) + 1`.execute(db)
}

/** Finds the searches of the last days, most frequent first. */
export async function selectNoResults(db: Database, now: Date): Promise<NoResultSearch[]> {
  const { rows } = await sql<NoResultSearch>`
    select words, sum(count)::integer as count, max(day)::text as last_day
    from no_result_searches
    where day > ${dayBefore(now, SHOWN_DAYS)}
    group by words
    order by sum(count) desc, max(day) desc, words
    limit ${MOST_SHOWN}`.execute(db)
  return rows
}

/** Deletes words with all their counts. @returns whether they existed */
export async function removeNoResult(db: Database, words: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('no_result_searches').where('words', '=', words).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes searches older than three times the displayed period. */
export async function sweepNoResults(db: Database, now: Date): Promise<void> {
  await sql`delete from no_result_searches where day <= ${dayBefore(now, KEPT_DAYS)}`.execute(db)
}
