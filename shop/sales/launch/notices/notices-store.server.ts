import type { Database } from '../../../../server/db/open.ts'
import type { NoticeLanguage } from './notices.contract.ts'

/** Finds the languages that have a notice. */
export async function findNoticeLanguages(db: Database): Promise<NoticeLanguage[]> {
  const rows = await db.selectFrom('guarantee_notices').select('language').orderBy('language').execute()
  return rows.map(({ language }) => language)
}

/** Finds the notice of a language; undefined if it does not exist. */
export async function findNotice(db: Database, language: NoticeLanguage): Promise<Buffer | undefined> {
  const found = await db
    .selectFrom('guarantee_notices')
    .select('file')
    .where('language', '=', language)
    .executeTakeFirst()
  return found?.file
}

/** Stores the notice of a language, replacing an earlier one. */
export async function writeNotice(db: Database, language: NoticeLanguage, file: Buffer, now: Date): Promise<void> {
  await db
    .insertInto('guarantee_notices')
    .values({ language, file, uploaded_at: now })
    .onConflict((conflict) => conflict.column('language').doUpdateSet({ file, uploaded_at: now }))
    .execute()
}
