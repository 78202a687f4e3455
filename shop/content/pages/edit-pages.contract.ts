import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { IdAddress, maybeLine, maybeText, textLine } from '../../../lib/fields.contract.ts'
import { resourceContract } from '../../core/admin-kit/resource/resource.contract.ts'
import { Slug } from '../../ui/forms/slug.contract.ts'
import { PAGE_MENUS, PAGE_STATES, PageLink } from './content-pages.contract.ts'
import { PagePicture, pictureErrors } from './pictures/page-text.contract.ts'

/** A limit against mistakes; no shop needs more. */
export const MAX_CONTENT_PAGES = 200

/** The fields of a page that staff edit. */
export const ContentPageForm = z.object({
  title: textLine(120),
  slug: Slug,
  text: maybeText(30_000)
    .superRefine((text, context) => {
      for (const message of pictureErrors(text)) context.addIssue({ code: 'custom', message })
    })
    .describe('text as Markdown; a picture is on its own line: `![alternative text](address)`'),
  menu: z.enum(PAGE_MENUS).optional().describe('absent: unchanged; a new page is in no menu'),
  state: z.enum(PAGE_STATES),
  meta_title: maybeLine(70),
  meta_description: maybeLine(200),
})

/** A page in the admin's list. */
const PageInList = PageLink.extend({ id: z.int(), state: z.enum(PAGE_STATES), version: z.int() })
export type PageInList = z.infer<typeof PageInList>

export const EditedPage = PageInList.extend({
  text: z.string(),
  meta_title: z.string(),
  meta_description: z.string(),
  pictures: z.array(PagePicture).describe('pictures of the text with their sizes'),
  suggested_text: z
    .string()
    .nullable()
    .describe('text of a draft with facts from the settings; null if the settings add nothing'),
})
export type EditedPage = z.infer<typeof EditedPage>

const tags = ['Pages']
const config = { allow: 'catalogue' } as const

export const editedPages = resourceContract({
  path: '/api/staff_pages/',
  allow: 'catalogue',
  schema: {
    tag: 'Pages',
    list: 'pages',
    item: EditedPage,
    listItem: PageInList,
    form: ContentPageForm,
    summaries: {
      list: 'List all pages in their order, with drafts',
      add: 'Create a page at the end of the list',
      change: 'Update a page',
      remove: 'Delete a page',
    },
  },
})

export const getEditedPage = endpoint({
  method: 'GET',
  url: '/api/staff_pages/:id/',
  schema: { summary: 'Get a page with the fields of its form', tags, params: IdAddress, response: { 200: EditedPage } },
  config,
})

export const movePage = endpoint({
  method: 'POST',
  url: '/api/staff_pages/:id/move/',
  schema: {
    summary: 'Move a page by one place in the list of pages',
    tags,
    params: IdAddress,
    body: z.object({ to: z.enum(['up', 'down']) }),
    response: { 204: z.undefined() },
  },
  config,
})
