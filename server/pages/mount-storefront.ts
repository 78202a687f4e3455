import { randomBytes } from 'node:crypto'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Transport } from '../../lib/api-client.ts'
import { ERROR_CODE_HEADER, errorCodeOfStatus } from '../../lib/error-codes.ts'
import type { ShopIdentity } from '../../lib/shop-identity.ts'
import { LANGUAGES, type Language } from '../../lib/texts/languages.ts'
import { splitPrefix } from '../../lib/texts/offered-languages.ts'
import { takeBytes } from '../cache/compact-response.ts'
import { dependsOn } from '../cache/dependencies.ts'
import type { FreshResponse } from '../cache/response-cache.ts'
import type { VisitorResponses } from '../cache/visitor-responses.ts'
import { refuseForeignForm, refuseManyFields } from '../http/accept-forms.ts'
import { inProcessTransport } from '../http/in-process.ts'
import { notFound, Refusal, refuse, unavailable } from '../http/refusal.ts'
import { FORM } from '../http/unread-body.ts'
import { SETTINGS } from '../identity/open-identity.ts'
import { inLanguage } from '../language/in-language.ts'
import { type OverloadTexts, sendBusyPage } from '../limits/busy-page.ts'
import type { Services } from '../services.ts'
import type { SocialLoginConfig } from '../start/config.ts'
import { serveBrowserFiles } from './browser-files.ts'
import { hashScripts } from './hash-scripts.ts'
import { notOpenHeaders } from './not-open-yet.ts'
import { pagePolicy } from './security-headers.ts'

/** Renders one page: the entry of the server-rendering build (`shop/storefront.ts`). */
export type RenderPage = (request: Request, visit: PageRequest) => Promise<RenderedPage>

interface RenderedPage {
  status: number
  headers: Record<string, string>
  html: Buffer
}

/** The exports of the server-rendering build that the server uses. */
export interface Storefront {
  renderPage: RenderPage
  /** Returns the normalized URL that identifies a page in the cache. */
  pageKey: (url: string) => string
  /** Returns true if no page has this path. */
  isUnknown: (path: string) => boolean
  /** Returns true for pages that are public before the shop opens. */
  isPublicBeforeOpening: (path: string) => boolean
  /** Returns true for pages that exist in each language of the program, also in those that the shop does not offer. */
  isInEveryLanguage: (path: string) => boolean
  /** Returns the texts of the page for a request that a limit refuses, with status 429 or 503. */
  overloadTexts: (language: Language, status: number, seconds: number) => OverloadTexts
  /** Paths of pages that accept form posts without JavaScript. */
  formPages: readonly string[]
  /** Adds the browser files of a further language. Without them its pages would load those of the first. */
  addBrowserFiles: (language: Language, files: unknown) => void
}

/** A page in one language. */
interface LocalizedPage {
  language: Language
  /** The language prefix of its address; empty for the first language. */
  prefix: string
}

export interface PageRequest extends LocalizedPage {
  transport: Transport
  nonce: string
  identity: ShopIdentity
  /** The identity provider of the login button; undefined if none is configured. */
  socialLogin: Pick<SocialLoginConfig, 'name' | 'clientId' | 'scriptUrl'> | undefined
}

/** Response header of pages that show the provider's button. */
const SHOWS_PROVIDER = 'x-identity-provider'

/** Adds the pages to a shop. Call it after the API is registered. */
export type MountPages = (app: FastifyInstance, services: Services, visitorResponses: VisitorResponses) => Promise<void>

/** In pages of accounts, carts, forms and staff (`shop/ui/meta/no-index-meta.ts`). */
const NOT_INDEXED = '<meta name="robots" content="noindex"'

/** The path under which the page for all unknown URLs is rendered and cached once. */
const UNKNOWN = '/unknown'

/** Limit for all steps of all forms. The API call of a form counts against its endpoint's limit as well. */
const FORM_LIMIT = { max: 30, timeWindow: '1 hour' }

/** Serves the built browser files and the pages. Each page is rendered once for all visitors. */
export async function mountStorefront(
  app: FastifyInstance,
  services: Services,
  visitorResponses: VisitorResponses,
  browserFiles: string,
  {
    renderPage,
    pageKey,
    isUnknown,
    isPublicBeforeOpening,
    isInEveryLanguage,
    overloadTexts,
    formPages,
  }: Omit<Storefront, 'addBrowserFiles'>,
): Promise<void> {
  await serveBrowserFiles(app, browserFiles)
  const transport = inProcessTransport(app, visitorResponses)
  const socialLogin = forPages(services.config.socialLogin)
  const makeFor = ({ page, ...localized }: Address, form?: { body: Buffer; sender: string }) => {
    dependsOn(SETTINGS)
    const visit = {
      ...localized,
      transport: form ? inProcessTransport(app, visitorResponses, form.sender) : transport,
      socialLogin,
    }
    const sent = form && {
      method: 'POST',
      headers: { accept: 'text/html', 'content-type': FORM },
      body: new Uint8Array(form.body),
    }
    const request = new Request(
      services.publicUrl() + localized.prefix + page,
      sent ?? { headers: { accept: 'text/html' } },
    )
    return inLanguage(localized.language, () =>
      makePage(request, { ...visit, identity: services.identity() }, renderPage),
    )
  }
  /** Returns the page of a URL and its language. A prefix of a language that is not offered belongs to the page. */
  const addressOf = (url: string): Address => {
    const { first, others } = services.identity().languages
    const { language, rest } = splitPrefix(url)
    const isServed = (one: Language) => others.includes(one) || (one !== first && isInEveryLanguage(pathOf(rest)))
    if (language && isServed(language)) return { language, prefix: `/${language}`, page: rest }
    return { language: first, prefix: '', page: url }
  }
  // Browsers get an HTML page instead of a JSON error.
  const errorHandler = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const wait = error instanceof Refusal && Number(error.headers['retry-after'])
    if (!wait) return app.errorHandler(error as FastifyError, request, reply)
    const { language } = addressOf(request.url)
    const texts = overloadTexts(language, error.status, wait)
    return sendBusyPage(reply, { status: error.status, seconds: wait, language, texts, shop: services.identity() })
  }
  await app.register(async (forms) => {
    forms.removeContentTypeParser(FORM)
    forms.addContentTypeParser(FORM, { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) => body)
    for (const path of formPages.flatMap((page) => [page, ...PREFIXES.map((prefix) => prefix + page)]))
      forms.post(path, {
        config: { allow: 'anyone', rateLimit: FORM_LIMIT },
        schema: { hide: true },
        errorHandler,
        handler: async ({ headers, body, ip }, reply) => {
          refuseForeignForm(headers, services.connections.current().publicUrl)
          if (!Buffer.isBuffer(body)) throw refuse('Send a form.', 415)
          refuseManyFields(body)
          const address = addressOf(path)
          // A form of a language that the owner has switched off is accepted in the first language.
          const page = splitPrefix(address.page).rest
          const { status, headers: made, body: html } = await makeFor({ ...address, page }, { body, sender: ip })
          return reply.code(status).headers(made).header('cache-control', 'no-store').send(html)
        },
      })
  })
  /** Before the shop opens, the replacement pages are cached under separate keys. */
  const isNotOpen = (page: string) => services.identity().notOpenYet !== null && !isPublicBeforeOpening(pathOf(page))
  const keyOf = ({ prefix, page }: Address) => (isNotOpen(page) ? 'not open: ' : '') + prefix + page
  const withKey = (address: Address): Address => ({ ...address, page: pageKey(address.page) })
  const cacheKey = (url: string) => keyOf(withKey(addressOf(url)))
  const renderNotOpen = async (address: Address): Promise<FreshResponse> => {
    const { headers, body } = await makeFor(address)
    // A redirect of the actual page would reveal information, so it is dropped.
    const { location: _, ...others } = headers
    return {
      status: 503,
      headers: { ...others, ...notOpenHeaders(services.identity(), services.clock()) },
      body,
      keep: true,
    }
  }
  app.get('/*', {
    config: { allow: 'anyone', cacheKey },
    schema: { hide: true },
    errorHandler,
    handler: ({ url }, reply) => {
      // A request line may contain an absolute URL (RFC 9112, absolute-form); only proxies are requested like that.
      if (!url.startsWith('/')) throw notFound()
      const requested = withKey(addressOf(url))
      const own = services.cache.peek(keyOf(requested))
      // Most pages are cached and are sent synchronously.
      if (own) return reply.sendCached(own)
      const isKnown = !isUnknown(pathOf(requested.page))
      if (!isKnown) {
        const unprefixed = splitPrefix(url)
        const isPage = !unprefixed.rest.startsWith('//') && !isUnknown(pathOf(unprefixed.rest))
        if (unprefixed.language && requested.prefix === '' && isPage) return redirectOnce(reply, unprefixed.rest, 301)
      }
      const address = isKnown ? requested : { ...requested, page: UNKNOWN }
      const key = keyOf(address)
      const cached = services.cache.peek(key)
      if (cached) return reply.sendCached(cached)
      return services.cache
        .get(key, () => (isNotOpen(address.page) ? renderNotOpen(address) : makeFor(address)))
        .then((made) =>
          made.headers.location ? redirectOnce(reply, made.headers.location, made.status) : reply.sendCached(made),
        )
    },
  })
}

/** A page of the storefront: its address below the language prefix. */
interface Address extends LocalizedPage {
  page: string
}

const PREFIXES = Object.keys(LANGUAGES).map((language) => `/${language}`)

const pathOf = (address: string) => address.split('?', 1)[0] ?? ''

/**
 * Browsers cache a 301 for ever unless they must revalidate it; after a reverted redirect, the URL would then
 * redirect to itself.
 */
function redirectOnce(reply: FastifyReply, location: string, status: number): FastifyReply {
  return reply.header('cache-control', 'no-cache').redirect(location, status)
}

/** Renders a page with a policy that allows exactly its own scripts, so that all visitors can get the same bytes. */
async function makePage(
  request: Request,
  visit: Omit<PageRequest, 'nonce'>,
  renderPage: RenderPage,
): Promise<FreshResponse> {
  const nonce = randomBytes(16).toString('base64url')
  const rendered = await renderPage(request, { ...visit, nonce })
  const { status } = rendered
  const { html, hashes } = hashScripts(takeBytes(rendered, 'html'), nonce)
  const { [SHOWS_PROVIDER]: showsProvider, ...headers } = rendered.headers
  const guest = showsProvider && visit.socialLogin ? new URL(visit.socialLogin.scriptUrl) : undefined
  return {
    status,
    headers: {
      ...headers,
      'cache-control': 'no-cache',
      'content-security-policy': pagePolicy(hashes, guest),
      // The provider's login popup must be able to send its result to the page.
      ...(guest && { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
      vary: 'Accept-Encoding',
      ...(status >= 400 && { [ERROR_CODE_HEADER]: errorCodeOfStatus(status) }),
      // The same `Retry-After` as in the API.
      ...(status === 503 && unavailable().headers),
    },
    body: html,
    // Private screens and pages with codes in their address are not indexed either.
    isOffEdge: html.includes(NOT_INDEXED),
    keep: status === 200 || (status === 404 && new URL(request.url).pathname === visit.prefix + UNKNOWN),
  }
}

/** Returns the provider settings that pages need, without secrets. */
export function forPages(provider: SocialLoginConfig | undefined): PageRequest['socialLogin'] {
  return provider && { name: provider.name, clientId: provider.clientId, scriptUrl: provider.scriptUrl }
}
