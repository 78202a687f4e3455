import type { FastifyRequest } from 'fastify'
import { dependsOn } from '../../../server/cache/dependencies.ts'
import { brokenConstraint } from '../../../server/db/broken-constraint.ts'
import type { Database } from '../../../server/db/open.ts'
import { notFound, refuse, refuseFields } from '../../../server/http/refusal.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import type { Services } from '../../../server/services.ts'
import { CONTENT_PAGE_DATES, CONTENT_PAGES } from '../../catalog/products/read/catalogue-tags.server.ts'
import { recordAudit, type ValueChange } from '../../core/activity-log/audit-log-store.server.ts'
import { requireUser } from '../../core/auth/guards/allow.server.ts'
import { readMarkdown } from '../../ui/markdown/read-markdown.ts'
import { getContentPage, listContentPages } from './content-pages.contract.ts'
import * as store from './content-pages-store.server.ts'
import * as contract from './edit-pages.contract.ts'

const CHANGED_MEANWHILE = 'This page was changed by someone else. Reload it and try again.'
const SLUG_TAKEN = 'A page with this slug already exists.'
const TOO_MANY_REQUESTS = `A shop can have at most ${contract.MAX_CONTENT_PAGES} pages. Delete one first.`
const WRITTEN = ['slug', 'title', 'text', 'menu', 'state', 'meta_title', 'meta_description'] as const

/** A page before (undefined for a new one) and after a write, with the entries for the audit log. */
interface Written {
  before?: store.PageRow
  page: store.PageRow
  changes: ValueChange[]
}

/**
 * Returns the cache tags that a change of a page invalidates, as the trigger of migration 052 does for other
 * processes.
 */
function tagsOfChange({ before, page }: Written): string[] {
  const isSeen = before?.state === 'published' || page.state === 'published'
  const inLinks = ['title', 'menu', 'position', 'state'] as const
  const isLinkedOtherwise = isSeen && inLinks.some((field) => before?.[field] !== page[field])
  return [
    tagOf(page.id),
    ...(isSeen ? [CONTENT_PAGE_DATES] : []),
    ...(isLinkedOtherwise || before?.slug !== page.slug ? [CONTENT_PAGES] : []),
  ]
}

/** The cache tag of one page, as in the trigger of migration 052. */
const tagOf = (id: number) => `content-page:${id}`

/** Registers the endpoints of content pages. */
export function contentPageEndpoints(app: ShopApp, { db, clock, cache }: Services): void {
  app.route({
    ...listContentPages,
    handler: async () => {
      dependsOn(CONTENT_PAGES)
      return { pages: await store.findPageLinks(db) }
    },
  })

  app.route({
    ...getContentPage,
    handler: async ({ params, principal }) => {
      const page = await store.findPage(db, params.slug)
      if (!page || (page.state !== 'published' && !principal?.isStaff)) throw notFound()
      dependsOn(tagOf(page.id))
      // Another page may take a former slug, so the redirect depends on all pages.
      if (page.slug !== params.slug) dependsOn(CONTENT_PAGES)
      const { slug, title, menu, text, meta_title, meta_description, state } = page
      return { slug, title, menu, text_blocks: readMarkdown(text), meta_title, meta_description, state }
    },
  })

  app.route({ ...contract.listEditedPages, handler: async () => ({ pages: await store.listPages(db) }) })
  app.route({ ...contract.getEditedPage, handler: ({ params }) => existing(db, params.id) })

  /** Runs a change under a lock on all pages, records it in the audit log, and invalidates the cache. */
  async function write(request: FastifyRequest, change: (tx: Database) => Promise<Written>): Promise<store.PageRow> {
    const by = { actorId: requireUser(request).id, now: clock() }
    const written = await db
      .transaction()
      .execute(async (tx) => {
        await store.lockPages(tx)
        const done = await change(tx)
        await recordAudit(tx, { kind: 'content_page', id: done.page.id }, done.changes, by)
        return done
      })
      .catch((error: unknown) => {
        throw brokenConstraint(error) === 'content_pages_slug' ? refuseFields({ slug: [SLUG_TAKEN] }) : error
      })
    cache.changed(...tagsOfChange(written))
    return written.page
  }

  app.route({
    ...contract.createPage,
    handler: async (request, reply) => {
      const page = await write(request, async (tx) => {
        const { length } = await store.listPages(tx)
        if (length >= contract.MAX_CONTENT_PAGES) throw refuseFields({ non_field_errors: [TOO_MANY_REQUESTS] })
        const page = await store.insertPage(tx, request.body, clock())
        return { page, changes: [{ field: 'page', old: null, new: page.title }] }
      })
      return reply.code(201).send(page)
    },
  })

  app.route({
    ...contract.updatePage,
    handler: async (request) => {
      const { version, ...columns } = request.body
      return write(request, async (tx) => {
        const held = await unchanged(tx, request.params.id, version)
        const changes = WRITTEN.filter((field) => held[field] !== columns[field])
        if (changes.length === 0) return { before: held, page: held, changes: [] }
        return {
          before: held,
          page: await store.writePage(tx, held, columns, clock()),
          changes: changes.map((field) => ({ field, old: held[field] || null, new: columns[field] || null })),
        }
      })
    },
  })

  app.route({
    ...contract.movePage,
    handler: async (request, reply) => {
      await write(request, async (tx) => {
        const page = await existing(tx, request.params.id)
        const ids = (await store.listPages(tx)).map(({ id }) => id)
        const others = ids.filter((id) => id !== page.id)
        const place = Math.max(0, ids.indexOf(page.id) + (request.body.to === 'up' ? -1 : 1))
        await store.placePages(tx, [...others.slice(0, place), page.id, ...others.slice(place)])
        return { before: { ...page, position: -1 }, page, changes: [] }
      })
      return reply.code(204).send()
    },
  })

  app.route({
    ...contract.deletePage,
    handler: async (request, reply) => {
      await write(request, async (tx) => {
        const page = await unchanged(tx, request.params.id, request.query.version)
        await store.removePage(tx, page.id)
        return {
          before: page,
          page: { ...page, state: 'hidden' },
          changes: [{ field: 'page', old: page.title, new: null }],
        }
      })
      return reply.code(204).send()
    },
  })
}

/** Finds a page. @throws Refusal 404 when it does not exist */
async function existing(db: Database, id: number): Promise<store.PageRow> {
  const page = await store.findPageById(db, id)
  if (!page) throw notFound()
  return page
}

/** Finds a page. @throws Refusal 404 when it does not exist, 409 when its version differs */
async function unchanged(tx: Database, id: number, version: number): Promise<store.PageRow> {
  const page = await existing(tx, id)
  if (page.version !== version) throw refuse(CHANGED_MEANWHILE, 409)
  return page
}
