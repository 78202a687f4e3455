import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import { ERROR_CODES } from '../../lib/error-codes.ts'
import type { Services } from '../services.ts'
import { MULTIPART, READ_AS_VALUES } from './unread-body.ts'

const DESCRIPTION = `The API of the shop.

A call that needs somebody carries the header \`Authorization: Token …\`. What is refused is answered in one of two shapes:
\`{ "detail": "a sentence" }\`, or texts under the names of the fields, \`{ "email": ["…"], "non_field_errors": ["…"] }\`,
nested where the fields are. Lists come in pages: \`{ count, next, previous, results }\`.

Why it was refused stands in the header \`X-Error-Code\` too, in a word for programs: compare it, never the sentence.

| Code | Meaning |
| --- | --- |
${Object.entries(ERROR_CODES)
  .map(([code, meaning]) => `| \`${code}\` | ${meaning} |`)
  .join('\n')}`

/** Swagger UI styles its own elements from its script. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/** By the hand of the shop as far as it reaches: its grounds, ink and corners, and nobody else's mark. */
const STYLE = `html:not(.dark-mode) body { background: #faf9f6 }
html.dark-mode, html.dark-mode body, html.dark-mode .swagger-ui { background: #171513 }
html:not(.dark-mode) .swagger-ui .info .title, html:not(.dark-mode) .swagger-ui .opblock-tag { color: #1c1a17 }
.swagger-ui .topbar, html.dark-mode .swagger-ui .topbar { padding: 4px 0; background: #1c1a17 }
.swagger-ui .topbar .link, .swagger-ui .topbar .download-url-wrapper { display: none }
.swagger-ui .topbar-wrapper { justify-content: flex-end }
.swagger-ui .info .title small, .swagger-ui .info .title small.version-stamp { border-radius: 8px; background: #1c1a17 }
.swagger-ui .markdown code, .swagger-ui .renderedMarkdown code, html.dark-mode .swagger-ui .renderedMarkdown code { color: inherit }
.swagger-ui .opblock, .swagger-ui .opblock .opblock-summary-method, .swagger-ui .btn { border-radius: 10px; box-shadow: none }`

const contractToJsonSchema = createJsonSchemaTransform({
  zodToJsonConfig: {
    override: ({ jsonSchema }) => {
      // Any integer is a safe one; that is no news to a reader.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    },
  },
})

/** Serves the API reference at `/api/docs/`, made from the contracts of this scope. Call it before they are registered. */
export async function apiReference(app: FastifyInstance, { identity }: Pick<Services, 'identity'>): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      info: { title: 'The API of the shop', version: '1', description: DESCRIPTION },
      components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } } },
    },
    transform: (given) => {
      const { schema: read, url } = contractToJsonSchema(given)
      const schema = given.schema?.body
        ? { ...read, consumes: given.route.config?.upload ? [MULTIPART] : [...READ_AS_VALUES] }
        : read
      const needsSomebody = given.route.config?.allow !== 'anyone'
      return { schema: needsSomebody ? { ...schema, security: [{ token: [] }] } : schema, url }
    },
  })
  await app.register(async (reference) => {
    reference.addHook('onRoute', (route) => {
      route.config = { ...route.config, allow: 'anyone' }
      route.schema = { hide: true }
    })
    // It is made once; what the shop is called is said as it is when somebody reads it.
    reference.addHook('preSerialization', async (_request, _reply, payload: unknown) =>
      isReference(payload) ? { ...payload, info: { ...payload.info, title: identity().name } } : payload,
    )
    await reference.register(fastifySwaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: true,
      transformStaticCSP: () => POLICY,
      theme: { title: 'The API of the shop', css: [{ filename: 'shop.css', content: STYLE }] },
    })
  })
}

const isReference = (payload: unknown): payload is { info: object } =>
  typeof payload === 'object' && payload !== null && 'openapi' in payload && 'info' in payload
