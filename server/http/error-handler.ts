import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ERROR_CODE_HEADER } from '../../lib/error-codes.ts'
import { fieldText } from '../../lib/forms/field-texts.ts'
import { isDatabaseUnavailable } from '../db/database-unavailable.ts'
import { MediaUnavailable } from '../media/media.ts'
import { API_POLICY } from '../pages/security-headers.ts'
import { holdsLists, withCutLists } from './cut-lists.ts'
import { fieldErrors } from './field-errors.ts'
import { notFound, Refusal, refuse, refuseFields, tooLarge, unavailable } from './refusal.ts'
import { unreadBody } from './unread-body.ts'

/**
 * Validates a part of a request by the contract's schema. All errors of all fields are reported at once, in
 * the texts of the shop.
 */
export function installContractValidation({ schema, httpPart }: { schema: unknown; httpPart?: string }) {
  const mayHoldLists = httpPart === 'body' && holdsLists(schema)
  return (data: unknown) => {
    const bounded = mayHoldLists ? withCutLists(schema, data) : data
    const read = (schema as z.ZodType).safeParse(bounded, { error: fieldText })
    return read.success ? { value: read.data } : { error: read.error }
  }
}

/**
 * Makes every error of this scope an answer in one of the two error shapes, without internals.
 * @param noteBusy called for each request that is refused because the shop is busy, which is no error
 */
export function installErrorHandler(app: FastifyInstance, noteBusy: () => void = () => {}): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // Whoever broke off an upload has gone: nothing failed.
    if (request.raw.readableAborted) {
      request.log.info({ code: error.code }, 'broken off by its sender')
      return sendRefusal(reply, refuse('Bad request.', 400, 'bad_request'))
    }
    const refusal = refusalFor(error, request)
    // A refusal that the code of the shop throws is expected; what it has no name for is an error.
    if (!(error instanceof Refusal) && refusal.status >= 500) request.log.error({ err: error }, 'request failed')
    else if (refusal.code === 'unavailable') noteBusy()
    return sendRefusal(reply, refusal)
  })
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, notFound()))
}

/** Answers with a refusal, in one of the two shapes that errors have. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  reply.request.refusal = refusal
  return (
    reply
      .code(refusal.status)
      // Also for what is refused before the hooks of the API run, and under addresses that are none.
      .headers({
        'content-security-policy': API_POLICY,
        'cache-control': 'no-store',
        [ERROR_CODE_HEADER]: refusal.code,
        ...refusal.headers,
      })
      .type('application/json; charset=utf-8')
      // The contract's response schemas describe answers; a refusal has its own two shapes.
      .serializer(JSON.stringify)
      .send(refusal.answer)
  )
}

function refusalFor(error: FastifyError, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof z.ZodError) {
    // An address that cannot exist looks like one that does not exist.
    const inAddress = (error as { validationContext?: string }).validationContext === 'params'
    return inAddress ? notFound() : refuseFields(fieldErrors(error))
  }
  if (isDatabaseUnavailable(error) || error instanceof MediaUnavailable) return unavailable()
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return refuse(`JSON parse error - ${error.message}`, 400, 'parse_error')
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return tooLarge()
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return unreadBody(request)
    case 'ENOSPC':
      // Files that do not fit on the disk; reading goes on.
      return unavailable()
    case 'FST_UNDER_PRESSURE':
      return unavailable(10)
  }
  // What remains below 500 is a malformed request that Fastify or Node noticed (a broken escape in the address, say).
  if (error.statusCode === 404) return notFound()
  if (error.statusCode === 413) return tooLarge()
  if (error.statusCode !== undefined && error.statusCode < 500)
    return refuse('Bad request.', error.statusCode, 'bad_request')
  return refuse('A server error occurred.', 500)
}
