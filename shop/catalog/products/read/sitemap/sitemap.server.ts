import { href } from 'react-router'
import { z } from 'zod'
import { endpoint } from '../../../../../lib/endpoint.ts'
import { pagesOf } from '../../../../../lib/page-of.contract.ts'
import type { Language } from '../../../../../lib/texts/languages.ts'
import type { OfferedLanguages } from '../../../../../lib/texts/offered-languages.ts'
import { languagesOfPage, pathInLanguage } from '../../../../../lib/texts/page-paths.ts'
import { dependsOn } from '../../../../../server/cache/dependencies.ts'
import type { FreshResponse } from '../../../../../server/cache/response-cache.ts'
import { notFound } from '../../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../../server/http/shop-app.ts'
import { SETTINGS } from '../../../../../server/identity/open-identity.ts'
import { refuseWhileNotOpen } from '../../../../../server/pages/not-open-yet.ts'
import { API_POLICY } from '../../../../../server/pages/security-headers.ts'
import type { Services } from '../../../../../server/services.ts'
import { countProducts, listSlugs } from '../catalogue-store.server.ts'
import { CONTENT_PAGE_DATES, LIST, SEARCH } from '../catalogue-tags.server.ts'
import { listCollectionSlugs } from '../collection-list/collection-list-store.server.ts'
import { COLLECTIONS } from '../collection-list/collection-tags.ts'
import { listPageSlugs } from './page-slugs-store.server.ts'
import { sitemapLanguages } from './sitemap-languages.server.ts'

/** The protocol allows 50,000 addresses per file (sitemaps.org); smaller files can be cached in memory. */
const ADDRESSES_A_FILE = 10_000
const PAGES_WITHOUT_PRODUCT = [href('/'), href('/contact'), href('/terms_of_services')]

/** Personal pages, and pages with an unlimited number of addresses. */
const NOT_FOR_ROBOTS = [
  '/api/',
  href('/account'),
  href('/cart'),
  href('/checkout'),
  href('/orders'),
  href('/admin'),
  href('/login'),
  href('/signup'),
  href('/reset_password'),
  // Search pages may be indexed, but their sorts and filters are endless.
  `${href('/search')}/*?`,
]

const sitemap = endpoint({
  method: 'GET',
  url: '/sitemap.xml',
  schema: {
    summary: 'Get the sitemap, or the index of sitemaps of a large shop',
    tags: ['Search engines'],
    response: { 200: z.unknown() },
  },
  config: { allow: 'anyone' },
})

const sitemapPage = endpoint({
  method: 'GET',
  url: '/sitemap-:page(^[1-9]\\d{0,4}).xml',
  schema: {
    summary: 'Get one of several sitemaps',
    tags: ['Search engines'],
    params: z.object({ page: z.coerce.number() }),
    response: { 200: z.unknown() },
  },
  config: { allow: 'anyone' },
})

const robots = endpoint({
  method: 'GET',
  url: '/robots.txt',
  schema: {
    summary: 'Get robots.txt',
    tags: ['Search engines'],
    response: { 200: z.string() },
  },
  config: { allow: 'anyone' },
})

/**
 * Registers robots.txt and the sitemap. Addresses start with the configured public URL, never with a request's host.
 */
export function sitemapEndpoints(app: ShopApp, services: Services): void {
  const { db, cache, clock, identity, publicUrl } = services
  const productsPerFile = () => Math.floor(ADDRESSES_A_FILE / (1 + identity().languages.others.length))
  const countPages = async () => pagesOf(await countProducts(db), productsPerFile())

  const pageOfSitemap = async (page: number) => {
    const products = await listSlugs(db, { page, size: productsPerFile() })
    const collections = page === 1 ? await listCollectionSlugs(db) : []
    const written = page === 1 ? await listPageSlugs(db) : []
    const slugsOf = await sitemapLanguages(services, {
      product: products,
      collection: collections,
      content_page: written,
    })
    const all = languagesOfPage(identity().languages)
    const inAll = (path: string): SitemapPage => ({ paths: all.map((language) => [language, path]) })
    const pages: SitemapPage[] = [
      ...(page === 1 ? PAGES_WITHOUT_PRODUCT : []).map(inAll),
      ...(collections.length > 0 ? [inAll(href('/collections'))] : []),
      ...collections.map(({ slug, updated_at }) => ({
        paths: pathsOf(slugsOf('collection', slug), (slug) => href('/collections/:slug', { slug })),
        changed: updated_at,
      })),
      ...written.map(({ slug, updated_at }) => ({
        paths: pathsOf(slugsOf('content_page', slug), (slug) => href('/pages/:slug', { slug })),
        changed: updated_at,
      })),
      ...products.map(({ slug, updated_at }) => ({
        paths: pathsOf(slugsOf('product', slug), (slug) => href('/products/:slug', { slug })),
        changed: updated_at,
      })),
    ]
    return urlSet(pages, { publicUrl: publicUrl(), languages: identity().languages })
  }

  app.route({
    ...sitemap,
    handler: async (_request, reply) => {
      refuseWhileNotOpen(identity(), clock())
      const make = async () => {
        dependsOn(LIST, SEARCH, COLLECTIONS, CONTENT_PAGE_DATES, SETTINGS)
        const pages = await countPages()
        return asXml(pages === 1 ? await pageOfSitemap(1) : sitemapIndex(publicUrl(), pages))
      }
      return reply.sendCached(await cache.get(sitemap.url, make))
    },
  })

  app.route({
    ...sitemapPage,
    handler: async (request, reply) => {
      refuseWhileNotOpen(identity(), clock())
      const { page } = request.params
      const make = async () => {
        dependsOn(LIST, SEARCH, COLLECTIONS, CONTENT_PAGE_DATES, SETTINGS)
        if (page > (await countPages())) throw notFound()
        return asXml(await pageOfSitemap(page))
      }
      return reply.sendCached(await cache.get(`/sitemap-${page}.xml`, make))
    },
  })

  app.route({
    ...robots,
    handler: async (_request, reply) => {
      reply.type('text/plain; charset=utf-8')
      reply.headers({ 'content-security-policy': API_POLICY, 'cache-control': 'public, max-age=3600' })
      const { languages } = identity()
      const inAll = languagesOfPage(languages).flatMap((language) =>
        NOT_FOR_ROBOTS.map((path) => pathInLanguage(path, language, languages)),
      )
      // The API has the same paths in all languages.
      const closed = [...new Set(inAll)].map((path) => `Disallow: ${path}`)
      return ['User-agent: *', 'Allow: /', ...closed, '', `Sitemap: ${publicUrl()}/sitemap.xml`, ''].join('\n')
    },
  })
}

function asXml(text: string): FreshResponse {
  return {
    status: 200,
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'content-security-policy': API_POLICY,
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
    },
    body: Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${text}\n`),
    keep: true,
  }
}

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const LINKS_NAMESPACE = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'

interface SitemapPage {
  /** The languages in which the page exists, the first one first, with its paths without a language prefix. */
  paths: readonly (readonly [language: Language, path: string])[]
  changed?: Date
}

/** Returns the paths of a page by its slugs. */
const pathsOf = (slugs: Partial<Record<Language, string>>, pathTo: (slug: string) => string): SitemapPage['paths'] =>
  (Object.entries(slugs) as [Language, string][]).map(([language, slug]) => [language, pathTo(slug)])

interface SitemapShop {
  publicUrl: string
  languages: OfferedLanguages
}

/** Lists each page in each of its languages with links to the others, as in the pages (`shop/ui/meta/page-meta.ts`). */
function urlSet(pages: readonly SitemapPage[], { publicUrl, languages }: SitemapShop): string {
  const hasAlternates = languages.others.length > 0
  const urls = pages.flatMap(({ paths, changed }) => {
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
    const found = paths.map(([language, path]) => ({
      language,
      address: inXml(publicUrl + pathInLanguage(path, language, languages)),
    }))
    const link = (name: string, address = '') => `<xhtml:link rel="alternate" hreflang="${name}" href="${address}"/>`
    const links = [...found.map((one) => link(one.language, one.address)), link('x-default', found[0]?.address)]
    const alternates = found.length > 1 ? links.join('') : ''
    return found.map(({ address }) => `<url><loc>${address}</loc>${lastmod}${alternates}</url>`)
  })
  const namespaces = hasAlternates ? `${NAMESPACE} ${LINKS_NAMESPACE}` : NAMESPACE
  return `<urlset ${namespaces}>\n${urls.join('\n')}\n</urlset>`
}

function sitemapIndex(publicUrl: string, pages: number): string {
  const sitemaps = Array.from(
    { length: pages },
    (_, index) => `<sitemap><loc>${inXml(`${publicUrl}/sitemap-${index + 1}.xml`)}</loc></sitemap>`,
  )
  return `<sitemapindex ${NAMESPACE}>\n${sitemaps.join('\n')}\n</sitemapindex>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

function inXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}
