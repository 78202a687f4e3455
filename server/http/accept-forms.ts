import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { decodeNested } from '../../lib/forms/nested-form.ts'
import { installContractValidation } from './error-handler.ts'
import { notAllowed, refuse, tooLarge } from './refusal.ts'
import { FORM, MULTIPART } from './unread-body.ts'

/**
 * Makes every call that reads JSON read forms too: their texts, within the same limit, for the same schema. Call it after
 * `@fastify/multipart` was registered, and before routes are: forms with files are left to those who want them.
 */
export function acceptForms(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.upload) route.validatorCompiler = validateAllButBody
  })
  app.addContentTypeParser(FORM, { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    const schema = schemaOf(request)
    return schema && valuesOf(await parse(request.headers, body), schema)
  })
  app.addHook('preValidation', (request, _reply, done) => {
    // Nearly everything that is asked comes without one, and waits for no promise.
    const schema = request.headers['content-type']?.toLowerCase().startsWith(MULTIPART) && schemaOf(request)
    if (!schema) return done()
    readMultipart(request, schema).then(() => done(), done)
  })
}

function validateAllButBody(given: Parameters<typeof installContractValidation>[0] & { httpPart?: string }) {
  return given.httpPart === 'body' ? (value: unknown) => ({ value }) : installContractValidation(given)
}

async function readMultipart(request: FastifyRequest, schema: z.ZodObject): Promise<void> {
  request.body = valuesOf(await parse(request.headers, await readBody(request)), schema)
}

/** Undefined also for a form with files: who takes those reads it. */
function schemaOf({ routeOptions }: FastifyRequest): z.ZodObject | undefined {
  if (routeOptions.config.upload) return undefined
  const { body } = (routeOptions.schema ?? {}) as { body?: unknown }
  return body instanceof z.ZodObject ? body : undefined
}

/** @throws Refusal 413 beyond the limit that JSON has */
async function readBody({ raw, headers, routeOptions: { bodyLimit } }: FastifyRequest): Promise<Buffer> {
  if (Number(headers['content-length'] ?? 0) > bodyLimit) throw tooLarge()
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of raw) {
    bytes += chunk.length
    // What is too long is read on and thrown away: who is still sending reads the answer only afterwards.
    if (bytes <= bodyLimit) chunks.push(chunk)
    else chunks.length = 0
  }
  if (bytes > bodyLimit) throw tooLarge()
  return Buffer.concat(chunks)
}

/** Lets no form through that another site's page sends, which browsers allow without asking. @throws Refusal 403 */
export function refuseForeignForm(headers: IncomingHttpHeaders): void {
  const from = headers['sec-fetch-site']
  if (from !== undefined && from !== 'same-origin' && from !== 'none') throw notAllowed()
}

/** @throws Refusal 400 for a broken form, 403 for one of another site */
async function parse(headers: IncomingHttpHeaders, body: Buffer): Promise<FormData> {
  refuseForeignForm(headers)
  const sent = new Response(new Uint8Array(body), { headers: { 'content-type': headers['content-type'] ?? '' } })
  return sent.formData().catch(() => {
    throw refuse('Multipart form parse error - Invalid form.', 400, 'parse_error')
  })
}

/** A form as the values that the schema expects: forms know only texts, a list as a name that comes again and again, and what is inside of another thing by its name in brackets. */
function valuesOf(form: FormData, schema: z.ZodObject): Record<string, unknown> {
  const { shape } = schema
  const plain = [...new Set(form.keys())]
    .filter((name) => !isNested(shape[name]))
    .map((name) => {
      const kind = kindOf(shape[name])
      return [name, kind === 'array' ? form.getAll(name) : readValue(form.getAll(name).at(-1), kind)]
    })
  const nested = Object.entries(decodeNested(schema, form)).filter(([name]) => isNested(shape[name]))
  return Object.fromEntries([...plain, ...nested])
}

/** Tells whether a field holds other fields, or a list of things that do. */
function isNested(schema: unknown): boolean {
  const inner = withoutAbsence(schema)
  return inner instanceof z.ZodArray ? isNested(inner.element) : inner instanceof z.ZodObject
}

function readValue(sent: FormDataEntryValue | undefined, kind: string | undefined): unknown {
  if (kind === 'boolean' && (sent === 'true' || sent === 'false')) return sent === 'true'
  // Files have no place in these calls, and are wrong at their field like any other value that is no text.
  return sent
}

/** What a field's schema reads, below what says that it may be absent. Numbers need no word: their schemas read digits. */
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
