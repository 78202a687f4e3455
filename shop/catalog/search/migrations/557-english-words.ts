import { sql } from 'kysely'
import { outsideTransaction } from '../../../../server/db/migrate.ts'

/** Adds the English words that were not stored because the vocabulary had them in another language. */
export const up = outsideTransaction(async (db) => {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      insert into search_words (word, spelled)
      select word, min(spelled) from search_words as other
      where language is not null and to_tsvector('shop_words', word) <> ''
        and not exists (select from search_words as known where known.word = other.word and known.language is null)
      group by word order by word limit 1000`.execute(db)
    if (numAffectedRows === 0n) return
  }
})
