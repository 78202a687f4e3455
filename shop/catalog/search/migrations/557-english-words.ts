import { sql } from 'kysely'
import { outsideTransaction } from '../../../../server/db/migrate.ts'

/** Adds the English words that were not stored because the vocabulary had them in another language. */
export const up = outsideTransaction(async (db) => {
  await sql`
    insert into search_words (word, spelled)
    select distinct on (word) word, spelled from search_words as other
    where language is not null and to_tsvector('shop_words', word) <> ''
      and not exists (select from search_words as known where known.word = other.word and known.language is null)
    order by word, spelled`.execute(db)
})
