import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import type { FastifyContextConfig } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { acceptsIdempotencyKey, type Deprecation, type Endpoint } from '../../../lib/endpoint.ts'
import { ERROR_CODES } from '../../../lib/error-codes.ts'
import { MULTIPART, READ_AS_VALUES } from '../unread-body.ts'
import { describeWebhooks, type WebhookEvent } from './describe-webhooks.ts'

/** An example of a call. */
export interface ApiExample {
  endpoint: Pick<Endpoint, 'method' | 'url' | 'schema'>
  response: unknown
  body?: unknown
}

/** What the document contains besides the contracts. */
export interface ApiDescription {
  /** Schemas that several endpoints share, by their names in the document. */
  schemas: Record<string, z.ZodType>
  /** The events that webhooks deliver. */
  events: readonly WebhookEvent[]
  examples: readonly ApiExample[]
  /** Changes of the API that clients notice, newest first. */
  changes: readonly { on: string; change: string }[]
}

/** The parts of an OpenAPI document that are completed here. */
interface Document {
  paths: Record<string, Record<string, Operation>>
  webhooks?: unknown
  components: { schemas: Record<string, unknown>; responses: unknown }
}

interface Operation {
  operationId: string
  requestBody?: { content: Record<string, Body> }
  responses: Record<string, { content?: Record<string, Body> } | typeof REFUSAL>
}

interface Body {
  schema: unknown
  example?: unknown
}

/** The options of `@fastify/swagger`. Its types do not contain JSON Schema 2020-12. */
type Options = NonNullable<FastifyDynamicSwaggerOptions['openapi']>

declare module 'fastify' {
  interface FastifyContextConfig {
    deprecated?: Deprecation
  }
}

const INTRODUCTION = `The API of the shop.

Calls that require a login carry the header \`Authorization: Token …\`, those of programs
\`Authorization: Bearer ck_…\`. Calls that create something accept the header \`Idempotency-Key\`. Errors have one of two bodies:
\`{ "detail": "sentence" }\`, or errors by field, \`{ "email": ["…"], "non_field_errors": ["…"] }\`, nested like the
fields. Lists are paginated: \`{ count, next, previous, results }\`.

The header \`X-Error-Code\` contains a stable code of the error. Compare codes, not sentences.

| Code | Meaning |
| --- | --- |
${Object.entries(ERROR_CODES)
  .map(([code, meaning]) => `| \`${code}\` | ${meaning} |`)
  .join('\n')}

## Changes

New fields, endpoints and events are added without notice. A removal is announced at least one year before: the
endpoint is marked as deprecated, and its responses carry the headers \`Deprecation\` and \`Sunset\`.
`

const zodToJsonConfig = {
  override: ({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: z.core.JSONSchema.BaseSchema }) => {
    // `@fastify/swagger` documents a response of this type without a body.
    if (zodSchema instanceof z.ZodUndefined) jsonSchema.type = 'null'
    // Zod adds the limits of safe integers to every integer; they don't help the reader.
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  },
}

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

/** The content type of endpoints that return a file, by the end of their address. */
const FILE_TYPES: Record<string, string> = { csv: 'text/csv', pdf: 'application/pdf', zip: 'application/zip' }

const REFUSAL = { $ref: '#/components/responses/Refusal' }

/** Texts of field errors, nested like the fields. */
const FieldErrors = {
  type: 'object',
  additionalProperties: { anyOf: [{ type: 'array', items: {} }, { $ref: '#/components/schemas/FieldErrors' }] },
}

const Refusal = {
  anyOf: [
    { type: 'object', properties: { detail: { type: 'string' } }, required: ['detail'], additionalProperties: false },
    { $ref: '#/components/schemas/FieldErrors' },
  ],
}

/** Returns the options of `@fastify/swagger` for an OpenAPI 3.1 document. */
export function apiDocument({ schemas, events, examples, changes }: ApiDescription): FastifyDynamicSwaggerOptions {
  for (const [id, schema] of Object.entries(schemas))
    if (!z.globalRegistry.get(schema)?.id) z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id })
  const contractToJsonSchema = createJsonSchemaTransform({ zodToJsonConfig })
  const withSchemas = createJsonSchemaTransformObject({ zodToJsonConfig })
  const listed = changes.map(({ on, change }) => `- ${on}: ${change}`).join('\n')
  return {
    convertConstToEnum: false,
    openapi: {
      openapi: '3.1.0',
      info: { title: 'The API of the shop', version: '1', description: `${INTRODUCTION}\n${listed}` },
      components: {
        securitySchemes: SECURITY,
        schemas: { FieldErrors },
        responses: {
          Refusal: {
            description: 'The request is refused. `X-Error-Code` contains the reason.',
            headers: { 'X-Error-Code': { schema: { type: 'string', enum: Object.keys(ERROR_CODES) } } },
            content: { 'application/json': { schema: Refusal } },
          },
        },
      },
    } as unknown as Options,
    transform: (given) => {
      const { schema: read, url } = contractToJsonSchema(given)
      const { config = {} as FastifyContextConfig } = given.route
      const { scope, deprecated: deprecation } = config
      const security = securityOf(config)
      const isIdempotent = acceptsIdempotencyKey(given.route.method, given.schema, config)
      const description = [read.description, scope && `API keys need the scope \`${scope}\`.`]
        .filter(Boolean)
        .join('\n\n')
      const fileType = FILE_TYPES[url.split('.').at(-1) ?? '']
      return {
        url,
        schema: {
          ...read,
          operationId: operationIdOf(String(given.route.method), given.url),
          ...(given.schema?.body !== undefined && { consumes: config.upload ? [MULTIPART] : [...READ_AS_VALUES] }),
          ...(fileType && { produces: [fileType] }),
          ...(description && { description }),
          ...(security.length > 0 && { security }),
          ...(isIdempotent && { headers: IDEMPOTENCY_HEADER }),
          ...(deprecation && deprecated(deprecation, description)),
        },
      }
    },
    transformObject: (given) => {
      const document = withExamples(complete(withSchemas(given) as unknown as Document), examples)
      return withoutUnused({ ...document, webhooks: describeWebhooks(events) }) as unknown as Options
    },
  }
}

/** An empty requirement lets clients without credentials call the endpoint. */
function securityOf({ allow, scope }: FastifyContextConfig): Record<string, string[]>[] {
  const key = scope ? [{ apiKey: [] }] : []
  return allow === 'anyone' ? (scope ? [{}, ...key] : []) : [{ token: [] }, ...key]
}

const deprecated = (deprecation: Deprecation, description = '') => ({
  deprecated: true,
  'x-deprecation': deprecation,
  description: `${description}\n\n**Deprecated since ${deprecation.since}.** ${
    deprecation.fields ? `The fields ${deprecation.fields.join(', ')} are` : 'The endpoint is'
  } removed on ${deprecation.until}. ${deprecation.instead}`.trim(),
})

/** Adds the refusals, which any endpoint can answer, and names the schemas of bodies with several content types. */
function complete(document: Document): Document {
  const { schemas } = document.components
  for (const operation of Object.values(document.paths).flatMap((operations) => Object.values(operations))) {
    operation.responses = { ...operation.responses, '4XX': REFUSAL, '5XX': REFUSAL }
    const bodies = Object.values(operation.requestBody?.content ?? {})
    if (bodies.length < 2) continue
    const name = `${operation.operationId.replace(/^./, (initial) => initial.toUpperCase())}Body`
    schemas[name] = bodies[0]?.schema
    for (const body of bodies) body.schema = { $ref: `#/components/schemas/${name}` }
  }
  return document
}

/** Adds the examples to the bodies of their endpoints. */
function withExamples(document: Document, examples: readonly ApiExample[]): Document {
  for (const { endpoint, body, response } of examples) {
    const id = operationIdOf(endpoint.method, endpoint.url)
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
    const operation = operations.find(({ operationId }) => operationId === id)
    const contents = operation?.requestBody?.content
    // The content types share an object.
    if (contents && body !== undefined)
      contents['application/json'] = { schema: contents['application/json']?.schema, example: body }
    for (const status of Object.keys(endpoint.schema.response)) {
      const returned = operation?.responses[status]
      const json = returned && 'content' in returned ? returned.content?.['application/json'] : undefined
      if (json) json.example = response
    }
  }
  return document
}

/** Returns the name of an endpoint, such as `getStaffOrdersId` for `GET /api/staff_orders/:id/`. */
const operationIdOf = (method: string, url: string) =>
  `${method.toLowerCase()}${url
    .replace('/api/', '/')
    .replace(/[^A-Za-z0-9]+(.)?/g, (_, initial: string | undefined) => initial?.toUpperCase() ?? '')}`

/** Removes shared schemas that no endpoint uses. The converter writes each one as sent and as returned. */
function withoutUnused(document: Document): Document {
  const { schemas, responses } = document.components
  const used = new Set<string>()
  const visit = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g))
      if (!used.has(name)) {
        used.add(name)
        visit(schemas[name])
      }
  }
  visit([document.paths, document.webhooks, responses])
  const kept = Object.entries(schemas).filter(([name]) => used.has(name))
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(kept.sort()) } }
}
