import type { NoticeLanguage } from './notices/notices.contract.ts'

/** The harmonised notice on the legal guarantee, exactly as uploaded. */
declare module '../../../server/db/schema.ts' {
  interface Schema {
    guarantee_notices: { language: NoticeLanguage; file: Buffer; uploaded_at: Date }
  }
}
