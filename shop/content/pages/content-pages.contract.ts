import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { PageLanguages, PageSlugs, Translated } from '../../core/translations/source-texts.contract.ts'
import { Slug } from '../../ui/forms/slug.contract.ts'
import { PageBlock } from './pictures/page-text.contract.ts'

export const PAGE_MENUS = ['header', 'footer', 'none'] as const
export const PAGE_STATES = ['draft', 'published', 'hidden'] as const

const tags = ['Pages']

/** A link to a published page in a menu. */
export const PageLink = z.object({ slug: z.string(), title: z.string(), menu: z.enum(PAGE_MENUS) })
export type PageLink = z.infer<typeof PageLink>

const ContentPage = PageLink.extend({
  text_blocks: z.array(PageBlock).describe('text as parsed Markdown, with pictures'),
  meta_title: z.string(),
  meta_description: z.string(),
  translated: Translated,
  page_languages: PageLanguages,
  page_slugs: PageSlugs,
  state: z.enum(PAGE_STATES).describe('only staff can read drafts and hidden pages'),
})

export const listContentPages = endpoint({
  method: 'GET',
  url: '/api/pages/',
  schema: {
    summary: 'List the published pages in their order',
    tags,
    response: { 200: z.object({ pages: z.array(PageLink) }) },
  },
  config: { allow: 'anyone', cached: true },
})

export const getContentPage = endpoint({
  method: 'GET',
  url: '/api/pages/:slug/',
  schema: {
    summary: 'Get a page by its slug or a former slug; the response contains the current one',
    tags,
    params: z.object({ slug: Slug }),
    response: { 200: ContentPage },
  },
  config: { allow: 'anyone', cached: true, slugs: { slug: 'content_page' } },
})
