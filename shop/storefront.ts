import * as build from 'virtual:react-router/server-build'
import { LRUCache } from 'lru-cache'
import { createRequestHandler, href, matchRoutes, RouterContextProvider } from 'react-router'
import type { Language } from '../lib/texts/languages.ts'
import { cacheKey } from '../server/cache/cache-key.ts'
import { inLanguage } from '../server/language/in-language.ts'
import type { RenderPage, Storefront } from '../server/pages/mount-storefront.ts'
import { transport as transportContext } from './core/api.ts'
import { socialLoginContext } from './core/auth/social/social-provider.ts'
import { isPublicBeforeOpening } from './storefront/opening/public-before-opening.ts'
import { overloadTexts } from './storefront/overload/overload-texts.server.ts'
import { loadTranslations } from './translations.server.ts'
import { identityContext } from './ui/identity/shop-identity.ts'
import { prefixContext } from './ui/link.tsx'
import { nonce as nonceContext } from './ui/meta/nonce.ts'
import type { PageParameters } from './ui/meta/page-parameters.ts'

loadTranslations()

type BrowserFiles = typeof build.assets
type Handler = ReturnType<typeof createRequestHandler>

const browserFiles: Partial<Record<Language, BrowserFiles>> = {}
const handlers = new Map<string, Handler>()

/** Adds the browser files of a further language, which its pages load. */
export const addBrowserFiles: Storefront['addBrowserFiles'] = (language, files) => {
  browserFiles[language] = files as BrowserFiles
}

/** Returns the handler of a language's pages. All links of the router contain the `basename`. */
function handlerOf(language: Language, prefix: string): Handler {
  const key = `${language} ${prefix}`
  const handler =
    handlers.get(key) ??
    createRequestHandler({
      ...build,
      ...(prefix && { basename: prefix }),
      assets: browserFiles[language] ?? build.assets,
    })
  handlers.set(key, handler)
  return handler
}

/**
 * Renders a page: the entry of the server build. Only platform types cross between it and the host, which has
 * separate module copies.
 */
export const renderPage: RenderPage = async (request, visit) => {
  const { transport, nonce, identity, socialLogin, language, prefix } = visit
  const context = new RouterContextProvider()
  context.set(transportContext, transport)
  context.set(nonceContext, nonce)
  context.set(identityContext, identity)
  context.set(prefixContext, prefix)
  context.set(socialLoginContext, socialLogin)
  const response = await inLanguage(language, () => handlerOf(language, prefix)(request, context))
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    html: Buffer.from(await response.arrayBuffer()),
  }
}

const pages = Object.values(build.routes).flatMap((route) =>
  // Layouts have no address.
  route && route.id !== 'root' && (route.index || route.path !== undefined)
    ? [{ path: route.path, index: route.index, handle: route.module.handle }]
    : [],
)

/** Suffix of the addresses from which React Router loads page data. */
const DATA = '.data'

/** Routes of the latest paths, because matching costs more than serving a cached page. */
const routes = new LRUCache<string, { route: (typeof pages)[number] | undefined }>({ max: 500 })

function routeOf(path: string): (typeof pages)[number] | undefined {
  const known = routes.get(path)
  if (known) return known.route
  const route = matchRoutes(pages as Parameters<typeof matchRoutes>[0], path)?.at(-1)?.route as (typeof pages)[number]
  routes.set(path, { route })
  return route
}

/** Returns whether no page has this address. @param path from `/`, without a query */
export const isUnknown = (path: string): boolean => !path.endsWith(DATA) && routeOf(path)?.path === '*'

/** Returns the cache key of a page: its address with only the query parameters that it reads. */
export const pageKey = (url: string): string =>
  cacheKey(url, (query) => {
    const handle = routeOf(url.split('?', 1)[0] ?? '')?.handle as Partial<PageParameters> | undefined
    const asked = Object.entries(handle?.readsOf?.(query) ?? {})
    return asked.flatMap(([name, value = []]) => [value].flat().map((one): [string, string] => [name, one]))
  })

/** Returns true for the first start, at which the owner has not yet chosen the languages. @param path from `/` */
export const isInEveryLanguage: Storefront['isInEveryLanguage'] = (path) => path === href('/first_start')

export { isPublicBeforeOpening, overloadTexts }

/** Addresses of pages with forms that also work without JavaScript. */
export const formPages: readonly string[] = Object.values(build.routes).flatMap((route) =>
  route?.path !== undefined && route.module.action ? [`/${route.path}`] : [],
)
