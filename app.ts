import { randomUUID } from 'node:crypto'
import fastifyMultipart from '@fastify/multipart'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
  type onSendHookHandler,
} from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { isCached } from './server/cache/cache-key.ts'
import { cacheResponses } from './server/cache/cache-responses.ts'
import { sendCachedResponses } from './server/cache/send-cached.ts'
import { VisitorResponses } from './server/cache/visitor-responses.ts'
import { acceptForms } from './server/http/accept-forms.ts'
import { handleClientErrors } from './server/http/client-error-handler.ts'
import { sendDeclaredStatus } from './server/http/declared-status.ts'
import { installContractValidation, installErrorHandler, sendRefusal } from './server/http/error-handler.ts'
import { apiReference } from './server/http/reference/api-reference.ts'
import { refuse } from './server/http/refusal.ts'
import { checkRequestHead } from './server/http/request-head.ts'
import type { ShopApp } from './server/http/shop-app.ts'
import { answerWrongMethods } from './server/http/wrong-methods.ts'
import { acceptIdempotencyKeys } from './server/idempotency/accept-idempotency-keys.ts'
import { answerInPageLanguage } from './server/language/page-language.ts'
import { limitBodyTime, UPLOAD_WITHIN_MS } from './server/limits/body-timeout.ts'
import { apiKeyLimiter } from './server/limits/limit-api-keys.ts'
import { limitCalls, limitCustomers } from './server/limits/limit-calls.ts'
import { shedLoad } from './server/limits/load-shedding.ts'
import { shareCounts } from './server/limits/shared-counts.ts'
import { logResponses } from './server/log/log-responses.ts'
import { logShedLoad } from './server/log/log-shed-load.ts'
import { pathForLog } from './server/log/logged-path.ts'
import { healthEndpoints } from './server/metrics/health.ts'
import { measureRequests } from './server/metrics/measure-requests.ts'
import type { MountPages } from './server/pages/mount-storefront.ts'
import { API_POLICY, everywhere } from './server/pages/security-headers.ts'
import type { Services } from './server/services.ts'
import { drainConnections } from './server/start/drain-connections.ts'
import { registerEndpoints, registerFiles } from './shop/api.server.ts'
import { describeApi } from './shop/api-description.server.ts'
import { SEARCH_PATHS } from './shop/catalog/search/search-paths.ts'
import { enforceAllow, requireAccessRule } from './shop/core/auth/guards/allow.server.ts'
import { acceptTranslatedSlugs } from './shop/core/translations/translated-slugs.server.ts'
import { loadTranslations } from './shop/translations.server.ts'

const KIB = 1024
const API_HEADERS = { 'content-security-policy': API_POLICY, 'cache-control': 'no-store' }
loadTranslations()
const loggedPath = pathForLog(SEARCH_PATHS)

/**
 * Builds the whole shop as one Fastify app.
 * @param mountPages adds the pages; undefined for the API alone, which most tests use
 */
export async function buildShop(
  services: Services,
  logger: FastifyBaseLogger,
  mountPages?: MountPages,
): Promise<FastifyInstance> {
  const { config, cache, connections } = services
  const publicUrl = () => connections.current().publicUrl
  const [plain, encrypted] = [everywhere(false), everywhere(true)]
  const common = () => (publicUrl()?.startsWith('https:') ? encrypted : plain)
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    // One log line per response is enough (see logResponses).
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy ?? false,
    bodyLimit: 64 * KIB,
    requestTimeout: UPLOAD_WITHIN_MS,
    keepAliveTimeout: 65_000,
    // By default Node checks for slow clients only every 30 s, so 15 s could become 45 s.
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 1_000 },
    return503OnClosing: true,
    // `drainConnections` closes idle connections.
    forceCloseConnections: false,
    routerOptions: { maxParamLength: 500 },
    // A path that the router cannot parse has no route and therefore no hooks.
    frameworkErrors: (_error, request, reply: FastifyReply) => {
      const path = loggedPath(request.url)
      request.log.info({ method: request.method, path, status: 400, ms: Math.round(reply.elapsedTime) }, 'answered')
      reply.headers({ ...common(), 'x-request-id': request.id })
      sendRefusal(reply, refuse('Bad request.', 400, 'bad_request'))
    },
    clientErrorHandler: handleClientErrors,
    // With custom compilers, Fastify does not load its JSON schema libraries.
    schemaController: {
      compilersFactory: {
        buildValidator: () => installContractValidation as never,
        buildSerializer: () => serializerCompiler as never,
      },
    },
  })
  const visitorResponses = new VisitorResponses(() => services.identity().notOpenYet === null)
  drainConnections(app, undefined, services.stop)
  checkRequestHead(app)
  limitBodyTime(app)
  requireAccessRule(app)
  answerInPageLanguage(app, services)
  installErrorHandler(app, logShedLoad(app, logger))
  logResponses(app, callerOf, loggedPath)
  if (services.requestDuration) measureRequests(app, services.requestDuration)

  sendCachedResponses(app, common, config.edge && (() => cache.isConnected))
  app.addHook('onSend', adding(common))
  // Measurements and tests on a busy machine turn limits off.
  if (config.rateLimits || services.maxDelayMs !== undefined) await shedLoad(app, services)
  // Cached pages are exempt from the limit, because offices, schools and mobile carriers share one address.
  const isCachedPage = (request: FastifyRequest) => !request.routeOptions.config.cached && isCached(request, cache)
  if (config.rateLimits) {
    // Only one process can use the embedded database.
    const shared = config.databaseUrl
      ? shareCounts(services.db, (err) => logger.warn({ err }, 'rate limits are counted in this process only'))
      : undefined
    if (shared) app.addHook('onClose', async () => shared.stop())
    await limitCalls(app, isCachedPage, shared)
  }

  healthEndpoints(app, services)
  app.setValidatorCompiler(installContractValidation)
  app.setSerializerCompiler(serializerCompiler)
  await app.register(async (files: ShopApp) => registerFiles(files, services))
  await app.register(async (api: ShopApp) => {
    api.addHook(
      'onSend',
      adding(() => API_HEADERS),
    )
    api.addHook('onSend', ({ id }, reply, _payload, done) => {
      reply.header('x-request-id', id)
      done()
    })
    await api.register(fastifyMultipart, { throwFileSizeLimit: false })
    acceptForms(api, publicUrl)
    enforceAllow(api, services, config.rateLimits ? apiKeyLimiter(api) : undefined)
    if (config.rateLimits) limitCustomers(api, (request) => request.principal?.id)
    acceptTranslatedSlugs(api, services)
    cacheResponses(api, services, (request) => request.principal === null, visitorResponses)
    acceptIdempotencyKeys(api, { ...services, clientOf })
    sendDeclaredStatus(api)
    await apiReference(api, services, describeApi(services))
    const methods = methodsByUrl(api)
    registerEndpoints(api, services)
    answerWrongMethods(api, '/api/', methods)
  })
  await mountPages?.(app, services, visitorResponses)
  return app
}

/** Returns the client that an idempotency key belongs to. */
const clientOf = ({ principal, apiKey }: FastifyRequest) =>
  apiKey
    ? { name: `key ${apiKey.id}`, userId: null }
    : principal
      ? { name: `user ${principal.id}`, userId: principal.id }
      : undefined

/** Returns the caller for the log. */
const callerOf = ({ principal, apiKey }: FastifyRequest) => ({ user: principal?.id, key: apiKey?.id })

/** Adds headers to responses that do not set them. */
function adding(current: () => Record<string, string>): onSendHookHandler {
  return (_request, reply, _payload, done) => {
    const headers = current()
    for (const name in headers) if (!reply.hasHeader(name)) reply.header(name, headers[name])
    done()
  }
}

/** Collects the methods of each address in this scope during registration. */
function methodsByUrl(app: FastifyInstance): Map<string, Set<string>> {
  const methods = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    const known = methods.get(url) ?? new Set()
    methods.set(url, known)
    for (const one of [method].flat()) known.add(one)
  })
  return methods
}
