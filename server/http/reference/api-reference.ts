import { readFile } from 'node:fs/promises'
import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services.ts'
import { type ApiDescription, apiDocument } from './api-document.ts'
import { FACES, FONT_FOLDER, REFERENCE_STYLE } from './reference-style.ts'
import { sendDeprecations } from './send-deprecations.ts'

/** Swagger UI's script sets inline styles. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

const FOREIGN_ICONS = /<link rel="icon"[^>]*>\s*/g
const HEAD = '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/favicon.svg">'

/**
 * Serves the API reference at `/api/docs/`, generated from the contracts of this scope. Call before registering them.
 */
export async function apiReference(
  app: FastifyInstance,
  { identity }: Pick<Services, 'identity'>,
  description: ApiDescription,
): Promise<void> {
  sendDeprecations(app)
  await app.register(fastifySwagger, apiDocument(description))
  await app.register(async (reference) => {
    reference.addHook('onRoute', (route) => {
      route.config = { ...route.config, allow: 'anyone' }
      route.schema = { hide: true }
    })
    // The specification is generated once; the shop's current name is inserted for each request.
    reference.addHook('preSerialization', async (_request, _reply, payload: unknown) =>
      isReference(payload) ? { ...payload, info: { ...payload.info, title: identity().name } } : payload,
    )
    // Adds the viewport for phones and the shop's icon.
    reference.addHook('onSend', async (_request, reply, payload: unknown) =>
      typeof payload === 'string' && String(reply.getHeader('content-type')).startsWith('text/html')
        ? payload.replace(FOREIGN_ICONS, '').replace('<title>', `${HEAD}<title>`)
        : payload,
    )
    for (const face of FACES)
      reference.get(`/api/docs/${face}`, async (_request, reply) =>
        reply
          .type('font/woff2')
          .header('cache-control', 'public, max-age=86400')
          .send(await readFile(new URL(face, FONT_FOLDER))),
      )
    await reference.register(fastifySwaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: true,
      transformStaticCSP: () => POLICY,
      theme: { title: 'The API of the shop', css: [{ filename: 'shop.css', content: REFERENCE_STYLE }] },
    })
  })
}

const isReference = (payload: unknown): payload is { info: object } =>
  typeof payload === 'object' && payload !== null && 'openapi' in payload && 'info' in payload
