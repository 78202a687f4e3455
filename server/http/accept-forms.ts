import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { decodeNested } from '../../lib/forms/nested-form.ts'
import { installContractValidation } from './error-handler.ts'
import { notAllowed, refuse, tooLarge } from './refusal.ts'
import { FORM, MULTIPART } from './unread-body.ts'

/** Forms with more fields are rejected before any work that grows with their number. */
const MAX_FORM_FIELDS = 1_000

/**
 * Makes every JSON endpoint accept forms as well, with the same size limit and schema. Forms with files are left to
 * the routes that read files. Call after registering `@fastify/multipart` and before the routes.
 * @param publicUrl returns the configured public URL; undefined uses the host that the client requested
 */
export function acceptForms(app: FastifyInstance, publicUrl: () => string | undefined): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.upload) route.validatorCompiler = validateAllButBody
  })
  app.addContentTypeParser(FORM, { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    const schema = schemaOf(request)
    return schema && valuesOf(await parse(request.headers, body, publicUrl()), schema)
  })
  app.addHook('preValidation', (request, _reply, done) => {
    // Most requests have no multipart body and skip the asynchronous path.
    const schema = request.headers['content-type']?.toLowerCase().startsWith(MULTIPART) && schemaOf(request)
    if (!schema) return done()
    readMultipart(request, schema, publicUrl()).then(() => done(), done)
  })
}

function validateAllButBody(given: Parameters<typeof installContractValidation>[0]) {
  return given.httpPart === 'body' ? (value: unknown) => ({ value }) : installContractValidation(given)
}

async function readMultipart(
  request: FastifyRequest,
  schema: z.ZodObject,
  publicUrl: string | undefined,
): Promise<void> {
  request.body = valuesOf(await parse(request.headers, await readBody(request), publicUrl), schema)
}

/** Returns undefined also for routes that accept files, which read their forms themselves. */
function schemaOf({ routeOptions }: FastifyRequest): z.ZodObject | undefined {
  if (routeOptions.config.upload) return undefined
  const { body } = (routeOptions.schema ?? {}) as { body?: unknown }
  return body instanceof z.ZodObject ? body : undefined
}

/** @throws Refusal 413 above the limit for JSON */
async function readBody({ raw, headers, routeOptions: { bodyLimit } }: FastifyRequest): Promise<Buffer> {
  if (Number(headers['content-length'] ?? 0) > bodyLimit) throw tooLarge()
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of raw) {
    bytes += chunk.length
    // A body above the limit is read and discarded, because a client reads the response only after sending.
    if (bytes <= bodyLimit) chunks.push(chunk)
    else chunks.length = 0
  }
  if (bytes > bodyLimit) throw tooLarge()
  return Buffer.concat(chunks)
}

/**
 * Rejects a form that another site's page sends; browsers send such forms without a CORS check. If `Sec-Fetch-Site`
 * is missing (older browsers, plain HTTP), `Origin` decides.
 * @param publicUrl the shop's configured URL; undefined uses the host that the client requested
 * @throws Refusal 403
 */
export function refuseForeignForm(headers: IncomingHttpHeaders, publicUrl: string | undefined): void {
  const { 'sec-fetch-site': site, origin, host } = headers
  if (site !== undefined) {
    if (site !== 'same-origin' && site !== 'none') throw notAllowed()
    return
  }
  // Clients other than browsers send neither header.
  if (origin === undefined) return
  const isOwn = publicUrl ? origin === new URL(publicUrl).origin : URL.parse(origin)?.host === host
  if (!isOwn) throw notAllowed()
}

/** @throws Refusal 400 for a broken form or too many fields, 403 for a form of another site */
async function parse(headers: IncomingHttpHeaders, body: Buffer, publicUrl: string | undefined): Promise<FormData> {
  refuseForeignForm(headers, publicUrl)
  const type = headers['content-type'] ?? ''
  if (!type.toLowerCase().startsWith(MULTIPART)) refuseManyFields(body)
  const sent = new Response(new Uint8Array(body), { headers: { 'content-type': type } })
  const form = await sent.formData().catch(() => {
    throw refuse('Multipart form parse error - Invalid form.', 400, 'parse_error')
  })
  if ([...form.keys()].length > MAX_FORM_FIELDS) throw tooManyFields()
  return form
}

/** @throws Refusal 400 for a URL-encoded form of more than `MAX_FORM_FIELDS` fields */
export function refuseManyFields(body: Buffer): void {
  let fields = 1
  for (const byte of body) if (byte === AMPERSAND) fields += 1
  if (fields > MAX_FORM_FIELDS) throw tooManyFields()
}

const AMPERSAND = '&'.charCodeAt(0)

const tooManyFields = () =>
  refuse(`Form parse error - More than ${MAX_FORM_FIELDS.toLocaleString('en')} fields.`, 400, 'parse_error')

/**
 * Returns the form's values for the schema. A repeated name is a list; nested fields have their name in brackets.
 */
function valuesOf(form: FormData, schema: z.ZodObject): Record<string, unknown> {
  const { shape } = schema
  const plain = [...Map.groupBy(form, ([name]) => name)]
    .filter(([name]) => !isNested(shape[name]))
    .map(([name, fields]) => {
      const values = fields.map(([, value]) => value)
      const kind = kindOf(shape[name])
      return [name, kind === 'array' ? values : readValue(values.at(-1), kind)]
    })
  const nested = Object.entries(decodeNested(schema, form)).filter(([name]) => isNested(shape[name]))
  return Object.fromEntries([...plain, ...nested])
}

/** Returns true if a field is an object, one of several objects, or a list of them. */
function isNested(schema: unknown): boolean {
  const inner = withoutAbsence(schema)
  if (inner instanceof z.ZodUnion) return inner.options.every(isNested)
  return inner instanceof z.ZodArray ? isNested(inner.element) : inner instanceof z.ZodObject
}

function readValue(sent: FormDataEntryValue | undefined, kind: string | undefined): unknown {
  if (kind === 'boolean' && (sent === 'true' || sent === 'false')) return sent === 'true'
  // Files are not allowed here; validation rejects them at their field.
  return sent
}

/**
 * Returns the type that a schema accepts, without optional, nullable and default. Number schemas parse strings
 * themselves.
 */
function kindOf(schema: unknown): string | undefined {
  const inner = withoutAbsence(schema)
  if (inner instanceof z.ZodLiteral) return typeof [...inner.values][0]
  return inner instanceof z.ZodType ? inner.type : undefined
}

function withoutAbsence(schema: unknown): unknown {
  const mayBeAbsent =
    schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable
  return mayBeAbsent ? withoutAbsence(schema.unwrap()) : schema
}
