import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { IdAddress, Integer, maybeLine, maybeText, textLine } from '../../../lib/fields.contract.ts'
import { Slug } from '../../ui/forms/slug.contract.ts'
import { PAGE_MENUS, PAGE_STATES, PageLink } from './content-pages.contract.ts'

/** A limit against mistakes; no shop needs more. */
export const MAX_CONTENT_PAGES = 200

/** The fields of a page that staff edit. */
export const ContentPageForm = z.object({
  title: textLine(120),
  slug: Slug,
  text: maybeText(30_000).describe('text as Markdown'),
  menu: z.enum(PAGE_MENUS),
  state: z.enum(PAGE_STATES),
  meta_title: maybeLine(70),
  meta_description: maybeLine(200),
})

/** A page in the admin's list. */
const PageInList = PageLink.extend({ id: z.int(), state: z.enum(PAGE_STATES) })
export type PageInList = z.infer<typeof PageInList>

export const EditedPage = PageInList.extend({
  text: z.string(),
  meta_title: z.string(),
  meta_description: z.string(),
  version: z.int(),
})
export type EditedPage = z.infer<typeof EditedPage>

const tags = ['Pages']
const config = { allow: 'catalogue' } as const
const Version = { version: Integer.describe('version last read; refused (409) if it has changed since') }

export const listEditedPages = endpoint({
  method: 'GET',
  url: '/api/staff_pages/',
  schema: {
    summary: 'List all pages in their order, with drafts',
    tags,
    response: { 200: z.object({ pages: z.array(PageInList) }) },
  },
  config,
})

export const getEditedPage = endpoint({
  method: 'GET',
  url: '/api/staff_pages/:id/',
  schema: { summary: 'Get a page with the fields of its form', tags, params: IdAddress, response: { 200: EditedPage } },
  config,
})

export const createPage = endpoint({
  method: 'POST',
  url: '/api/staff_pages/',
  schema: {
    summary: 'Create a page at the end of the list',
    tags,
    body: ContentPageForm,
    response: { 201: EditedPage },
  },
  config,
})

export const updatePage = endpoint({
  method: 'PUT',
  url: '/api/staff_pages/:id/',
  schema: {
    summary: 'Update a page',
    tags,
    params: IdAddress,
    body: ContentPageForm.extend(Version),
    response: { 200: EditedPage },
  },
  config,
})

export const movePage = endpoint({
  method: 'POST',
  url: '/api/staff_pages/:id/move/',
  schema: {
    summary: 'Move a page by one place',
    tags,
    params: IdAddress,
    body: z.object({ to: z.enum(['up', 'down']) }),
    response: { 204: z.undefined() },
  },
  config,
})

export const deletePage = endpoint({
  method: 'DELETE',
  url: '/api/staff_pages/:id/',
  schema: {
    summary: 'Delete a page',
    tags,
    params: IdAddress,
    querystring: z.object(Version),
    response: { 204: z.undefined() },
  },
  config,
})
