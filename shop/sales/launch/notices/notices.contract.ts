import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'

export const NOTICE_LANGUAGES = ['fr', 'en'] as const
export type NoticeLanguage = (typeof NOTICE_LANGUAGES)[number]
export const MAX_NOTICE_MB = 2

/** Returns the address of the notice in a language. */
export const noticeAddress = (language: NoticeLanguage) => `/guarantee-notice-${language}.png`

export const uploadNotice = endpoint({
  method: 'PUT',
  url: '/api/guarantee_notices/:language/',
  schema: {
    summary: 'Upload the harmonised notice on the legal guarantee in a language, as PNG, unchanged',
    tags: ['Selling'],
    params: z.object({ language: z.enum(NOTICE_LANGUAGES) }),
    body: z.object({ notice: z.file().optional() }),
    response: { 204: z.undefined() },
  },
  config: { allow: 'owner', upload: true },
})
