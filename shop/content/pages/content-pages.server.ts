import { dependsOn } from '../../../server/cache/dependencies.ts'
import type { Database } from '../../../server/db/open.ts'
import { notFound } from '../../../server/http/refusal.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import { translatedInto } from '../../../server/language/in-language.ts'
import type { Services } from '../../../server/services.ts'
import { CONTENT_PAGE_DATES, CONTENT_PAGES } from '../../catalog/products/read/catalogue-tags.server.ts'
import { defineResource } from '../../core/admin-kit/resource/define-resource.server.ts'
import { findByAnySlug, SLUGGED } from '../../core/translations/slugs-store.server.ts'
import { linkTranslator, pagesOfRecord } from '../../core/translations/translate.server.ts'
import { translatedFields } from '../../core/translations/translated-fields.ts'
import { getContentPage, listContentPages } from './content-pages.contract.ts'
import * as store from './content-pages-store.server.ts'
import * as contract from './edit-pages.contract.ts'
import { PAGE_TRANSLATIONS, translatePage } from './page-translations.server.ts'
import { pagePicture, pagePictureEndpoints } from './pictures/page-pictures.server.ts'
import { readPageText } from './pictures/read-page-text.ts'
import { prefilled } from './prefill-page.ts'

/** The fields of a page that links show. Undefined fields are unchanged. */
type LinkedPage = Pick<store.PageColumns, 'title' | 'menu' | 'state' | 'slug'> & { position?: number }

/**
 * Returns the cache tags that a change of a page invalidates, as the trigger of migration 052 does for other
 * processes.
 */
function tagsOfChange({ id, before, after }: { id: number; before?: LinkedPage; after?: LinkedPage }): string[] {
  const isSeen = before?.state === 'published' || after?.state === 'published'
  const inLinks = ['title', 'menu', 'position', 'state'] as const
  const isLinkedOtherwise =
    isSeen &&
    (before === undefined ||
      after === undefined ||
      inLinks.some((field) => after[field] !== undefined && before[field] !== after[field]))
  return [
    tagOf(id),
    ...(isSeen ? [CONTENT_PAGE_DATES] : []),
    ...(isLinkedOtherwise || (after && before?.slug !== after.slug) ? [CONTENT_PAGES] : []),
  ]
}

/** The cache tag of one page, as in the trigger of migration 052. */
const tagOf = (id: number) => `content-page:${id}`

/** Registers the endpoints of content pages. */
export function contentPageEndpoints(app: ShopApp, services: Services): void {
  const { db, cache, identity } = services
  pagePictureEndpoints(app, services)
  const toItem = async (page: store.PageRow, from: Database): Promise<contract.EditedPage> => {
    const pictures = (await store.findPagePictures(from, page.id)).map(pagePicture)
    const suggested = page.state === 'draft' ? prefilled(page.text, identity()) : page.text
    return { ...page, pictures, suggested_text: suggested === page.text ? null : suggested }
  }
  app.route({
    ...listContentPages,
    handler: async () => {
      dependsOn(CONTENT_PAGES)
      const links = await store.findPageLinks(db)
      return { pages: links.map(await linkTranslator(services, PAGE_TRANSLATIONS, links)) }
    },
  })

  app.route({
    ...getContentPage,
    handler: async ({ params, principal }) => {
      const found = (await store.findPage(db, params.slug)) ?? (await pageByOtherSlug(params.slug))
      const { page, shown: texts } = found ? await translatePage(services, found) : {}
      if (!found || !page || (page.state !== 'published' && !principal?.isStaff)) throw notFound()
      dependsOn(tagOf(page.id))
      // Another page may take a former slug, so the redirect depends on all pages.
      if (found?.slug !== params.slug) dependsOn(CONTENT_PAGES)
      const { slug, title, menu, text, meta_title, meta_description, state } = page
      const pictures = (await store.findPagePictures(db, page.id)).map(pagePicture)
      const text_blocks = readPageText(text, pictures)
      const shown = { slug, title, menu, text_blocks, meta_title, meta_description, ...translatedFields(page), state }
      const record = { id: page.id, slug: found.slug }
      return { ...shown, ...(await pagesOfRecord(services, PAGE_TRANSLATIONS, record, texts)) }
    },
  })

  /** Finds a page by a former slug of a further language, or by one of another language. */
  async function pageByOtherSlug(slug: string): Promise<store.PageRow | undefined> {
    const source = await findByAnySlug(db, SLUGGED.content_page, slug, { first: translatedInto(services) })
    return source === undefined ? undefined : store.findPage(db, source)
  }

  const { list, ...resource } = contract.editedPages
  app.route({ ...list, handler: async () => ({ pages: await store.listPages(db) }) })
  app.route({
    ...contract.getEditedPage,
    handler: async ({ params }) => {
      const page = await store.findPageById(db, params.id)
      if (!page) throw notFound()
      return toItem(page, db)
    },
  })

  const { writeAll } = defineResource(app, services, resource, {
    kind: 'content_page',
    store: store.pagesStore,
    toItem,
    conflict: 'This page was changed by someone else. Reload it and try again.',
    audited: columnsOf,
    auditedName: ({ title }) => ({ page: title }),
    unique: {
      column: 'slug',
      // A restored page may have translated slugs.
      index: ['content_pages_slug', 'content_page_translations_slug'],
      error: 'A page with this slug already exists.',
    },
    limit: {
      max: contract.MAX_CONTENT_PAGES,
      errors: {
        non_field_errors: [`A shop can have at most ${contract.MAX_CONTENT_PAGES} pages. Delete one first.`],
      },
    },
    tags: tagsOfChange,
  })

  app.route({
    ...contract.movePage,
    handler: async (request) => {
      const page = await writeAll(request, async (tx) => {
        const page = await store.findPageById(tx, request.params.id)
        if (!page) throw notFound()
        const ids = (await store.listPages(tx)).map(({ id }) => id)
        const others = ids.filter((id) => id !== page.id)
        const place = Math.max(0, ids.indexOf(page.id) + (request.body.to === 'up' ? -1 : 1))
        await store.placePages(tx, [...others.slice(0, place), page.id, ...others.slice(place)])
        return page
      })
      cache.changed(...tagsOfChange({ id: page.id, before: { ...page, position: -1 }, after: page }))
    },
  })
}

const columnsOf = ({ slug, title, text, menu, state, meta_title, meta_description }: store.PageColumns) => {
  return { slug, title, text, menu, state, meta_title, meta_description }
}
