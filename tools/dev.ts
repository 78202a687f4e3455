/** Development server: pages update in the browser when their files are saved. */
import { registerHooks } from 'node:module'
import type { FastifyInstance } from 'fastify'
import { createServer, type ViteDevServer } from 'vite'
import { splitPrefix } from '../lib/texts/offered-languages.ts'
import { runShop } from '../open.ts'
import { inProcessTransport } from '../server/http/in-process.ts'
import { forPages, type MountPages, type RenderPage } from '../server/pages/mount-storefront.ts'

const NONCE = 'live'

const mountLivePages: MountPages = async (app, services, visitorResponses) => {
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server: app.server } }, appType: 'custom' })
  app.addHook('onClose', () => vite.close())
  answerFromVite(app, vite)
  const transport = inProcessTransport(app, visitorResponses)
  app.get('/*', { config: { allow: 'anyone', rateLimit: false }, schema: { hide: true } }, async (request, reply) => {
    const { renderPage } = (await vite.ssrLoadModule('./shop/storefront.ts')) as { renderPage: RenderPage }
    const { first, others } = services.identity().languages
    const prefixed = splitPrefix(request.url).language
    const language = prefixed && others.includes(prefixed) ? prefixed : first
    const page = await renderPage(new Request(services.publicUrl() + request.url), {
      transport,
      language,
      prefix: language === first ? '' : `/${language}`,
      nonce: NONCE,
      identity: services.identity(),
      socialLogin: forPages(services.config.socialLogin),
    })
    // Development has no policy, and React would report a mismatch of the attribute.
    const html = String(page.html).replaceAll(` nonce="${NONCE}"`, '')
    return reply.code(page.status).headers(page.headers).send(html)
  })
}

/** Vite serves its own files (modules, styles, its client); other requests go to the shop. */
function answerFromVite(app: FastifyInstance, vite: ViteDevServer): void {
  app.addHook('onRequest', (request, reply, next) => {
    reply.raw.once('close', () => reply.hijack())
    vite.middlewares(request.raw, reply.raw, next)
  })
}

// Packages with extensions import the shop, which `node_modules` doesn't contain.
registerHooks({
  resolve: (name, context, next) =>
    next(name, name === 'comptoir/extension' ? { ...context, parentURL: import.meta.url } : context),
})
await runShop(async () => mountLivePages)
