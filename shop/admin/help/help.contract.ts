import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { LanguageName } from '../../core/translations/language-name.contract.ts'

/** The pages of the owner's guide (`docs/guide/*.md`, and `docs/guide/fr/*.md` in French), in reading order. */
export const GUIDES = [
  'set-up',
  'admin',
  'products',
  'discounts',
  'gift-cards',
  'orders',
  'payments',
  'invoices',
  'returns',
  'taxes-and-shipping',
  'accounting',
  'customers',
  'languages',
  'home-page',
  'content',
  'translations',
  'team',
  'api-keys',
  'webhooks',
] as const
export type Guide = (typeof GUIDES)[number]

const GuideSection = z.object({
  id: z.string().describe('anchor of the heading, the same in all languages'),
  title: z.string(),
})

const GuideSummary = z.object({
  name: z.enum(GUIDES),
  language: LanguageName.describe('language of the page; English if it is not translated'),
  title: z.string(),
  summary: z.string().describe('content in one sentence'),
  sections: z.array(GuideSection),
})

export const listGuides = endpoint({
  method: 'GET',
  url: '/api/admin/help/',
  schema: {
    summary: 'List the pages of the guide with their sections',
    tags: ['Staff'],
    response: { 200: z.object({ guides: z.array(GuideSummary) }) },
  },
  config: { allow: 'staff' },
})

export const getGuide = endpoint({
  method: 'GET',
  url: '/api/admin/help/:name/',
  schema: {
    summary: 'Get a page of the guide',
    tags: ['Staff'],
    params: z.object({ name: z.enum(GUIDES) }),
    response: { 200: GuideSummary.extend({ html: z.string().describe('content without title and first paragraph') }) },
  },
  config: { allow: 'staff' },
})
export type GuidePage = z.infer<(typeof getGuide)['schema']['response'][200]>
