import { readFile } from 'node:fs/promises'
import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import { acceptsIdempotencyKey } from '../../../lib/endpoint.ts'
import { ERROR_CODES } from '../../../lib/error-codes.ts'
import type { Services } from '../../services.ts'
import { MULTIPART, READ_AS_VALUES } from '../unread-body.ts'
import { FACES, FONT_FOLDER, REFERENCE_STYLE } from './reference-style.ts'

const DESCRIPTION = `The API of the shop.

Calls that require a login carry the header \`Authorization: Token …\`, those of programs
\`Authorization: Bearer ck_…\`. Calls that create something accept the header \`Idempotency-Key\`. Errors have one of two bodies:
\`{ "detail": "sentence" }\`, or errors by field, \`{ "email": ["…"], "non_field_errors": ["…"] }\`, nested like the
fields. Lists are paginated: \`{ count, next, previous, results }\`.

The header \`X-Error-Code\` contains a stable code of the error. Compare codes, not sentences.

| Code | Meaning |
| --- | --- |
${Object.entries(ERROR_CODES)
  .map(([code, meaning]) => `| \`${code}\` | ${meaning} |`)
  .join('\n')}`

/** Swagger UI's script sets inline styles. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

const FOREIGN_ICONS = /<link rel="icon"[^>]*>\s*/g
const HEAD = '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/favicon.svg">'

const SECURITY = {
  token: { type: 'apiKey', in: 'header', name: 'Authorization', description: '`Token …` of a session' },
  apiKey: { type: 'http', scheme: 'bearer', description: 'an API key with the scope' },
} as const

const IDEMPOTENCY_HEADER = {
  type: 'object',
  properties: {
    'idempotency-key': {
      type: 'string',
      minLength: 1,
      maxLength: 255,
      description: 'A unique key of this request. For 24 hours, a repeated request with it gets the same answer.',
    },
  },
}

const contractToJsonSchema = createJsonSchemaTransform({
  zodToJsonConfig: {
    override: ({ jsonSchema }) => {
      // Zod adds the limits of safe integers to every integer; they don't help the reader.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    },
  },
})

/**
 * Serves the API reference at `/api/docs/`, generated from the contracts of this scope. Call before registering them.
 */
export async function apiReference(app: FastifyInstance, { identity }: Pick<Services, 'identity'>): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      info: { title: 'The API of the shop', version: '1', description: DESCRIPTION },
      components: { securitySchemes: SECURITY },
    },
    transform: (given) => {
      const { schema: read, url } = contractToJsonSchema(given)
      const schema = given.schema?.body
        ? { ...read, consumes: given.route.config?.upload ? [MULTIPART] : [...READ_AS_VALUES] }
        : read
      const { allow, scope } = given.route.config ?? {}
      const security = [...(allow === 'anyone' ? [] : [{ token: [] }]), ...(scope ? [{ apiKey: [] }] : [])]
      // An empty requirement lets clients without credentials call the endpoint.
      const needed = allow === 'anyone' && scope ? [{}, ...security] : security
      const isIdempotent = acceptsIdempotencyKey(given.route.method, given.schema, given.route.config ?? {})
      return {
        schema: {
          ...schema,
          ...(scope && { description: withScope(read.description, scope) }),
          ...(needed.length > 0 && { security: needed }),
          ...(isIdempotent && { headers: IDEMPOTENCY_HEADER }),
        },
        url,
      }
    },
  })
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

const withScope = (description: unknown, scope: string) =>
  `${description ? `${description}\n\n` : ''}API keys need the scope \`${scope}\`.`

const isReference = (payload: unknown): payload is { info: object } =>
  typeof payload === 'object' && payload !== null && 'openapi' in payload && 'info' in payload
