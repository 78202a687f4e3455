import type { FastifyRequest } from 'fastify'
import { dependsOn } from '../../server/cache/dependencies.ts'
import { brokenConstraint } from '../../server/db/broken-constraint.ts'
import type { Database } from '../../server/db/open.ts'
import { notFound, refuse, refuseFields } from '../../server/http/refusal.ts'
import type { ShopApp } from '../../server/http/shop-app.ts'
import type { Services } from '../../server/services.ts'
import { recordAudit, type ValueChange } from '../audit-log/audit-log-store.server.ts'
import { CONTENT_PAGES } from '../catalogue/catalogue-tags.server.ts'
import { readMarkdown } from '../markdown/read-markdown.ts'
import { requireUser } from '../session/guards/allow.server.ts'
import { getContentPage, listContentPages } from './content-pages.contract.ts'
import * as store from './content-pages-store.server.ts'
import * as contract from './edit-pages.contract.ts'

const CHANGED_MEANWHILE = 'This page was changed by someone else. Reload it and try again.'
const SLUG_TAKEN = 'A page with this slug already exists.'
const TOO_MANY = `A shop has ${contract.MAX_CONTENT_PAGES} pages at most.`
const WRITTEN = ['slug', 'title', 'text', 'menu', 'state', 'meta_title', 'meta_description'] as const

/** Registers the endpoints for pages that staff write. */
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
      dependsOn(CONTENT_PAGES)
      const page = await store.findPage(db, params.slug)
      if (!page || (page.state !== 'published' && !principal?.isStaff)) throw notFound()
      const { slug, title, menu, text, meta_title, meta_description, state } = page
      return { slug, title, menu, text_blocks: readMarkdown(text), meta_title, meta_description, state }
    },
  })

  app.route({ ...contract.listEditedPages, handler: async () => ({ pages: await store.findPages(db) }) })

  /** Writes while nobody else writes pages, notes it, and has it seen. */
  async function write<T extends store.PageRow>(
    request: FastifyRequest,
    change: (tx: Database, pages: readonly store.PageRow[]) => Promise<{ page: T; changes: ValueChange[] }>,
  ): Promise<T> {
    const by = { actorId: requireUser(request).id, now: clock() }
    const written = await db
      .transaction()
      .execute(async (tx) => {
        await store.lockPages(tx)
        const { page, changes } = await change(tx, await store.findPages(tx))
        await recordAudit(tx, { kind: 'content_page', id: page.id }, changes, by)
        return page
      })
      .catch((error: unknown) => {
        throw brokenConstraint(error) === 'content_pages_slug' ? refuseFields({ slug: [SLUG_TAKEN] }) : error
      })
    cache.changed(CONTENT_PAGES)
    return written
  }

  app.route({
    ...contract.createPage,
    handler: async (request, reply) => {
      const page = await write(request, async (tx, pages) => {
        if (pages.length >= contract.MAX_CONTENT_PAGES) throw refuseFields({ non_field_errors: [TOO_MANY] })
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
      return write(request, async (tx, pages) => {
        const held = pageOf(pages, request.params.id)
        if (held.version !== version) throw refuse(CHANGED_MEANWHILE, 409)
        const changes = WRITTEN.filter((field) => held[field] !== columns[field])
        if (changes.length === 0) return { page: held, changes: [] }
        return {
          page: await store.writePage(tx, held, columns, clock()),
          changes: changes.map((field) => ({ field, old: held[field] || null, new: columns[field] || null })),
        }
      })
    },
  })

  app.route({
    ...contract.movePage,
    handler: async (request, reply) => {
      await write(request, async (tx, pages) => {
        const page = pageOf(pages, request.params.id)
        const others = pages.filter(({ id }) => id !== page.id)
        const place = Math.max(0, pages.indexOf(page) + (request.body.to === 'up' ? -1 : 1))
        await store.placePages(
          tx,
          [...others.slice(0, place), page, ...others.slice(place)].map(({ id }) => id),
        )
        return { page, changes: [] }
      })
      return reply.code(204).send()
    },
  })

  app.route({
    ...contract.deletePage,
    handler: async (request, reply) => {
      await write(request, async (tx, pages) => {
        const page = pageOf(pages, request.params.id)
        if (page.version !== request.query.version) throw refuse(CHANGED_MEANWHILE, 409)
        await store.removePage(tx, page.id)
        return { page, changes: [{ field: 'page', old: page.title, new: null }] }
      })
      return reply.code(204).send()
    },
  })
}

function pageOf(pages: readonly store.PageRow[], id: number): store.PageRow {
  const page = pages.find((one) => one.id === id)
  if (!page) throw notFound()
  return page
}
