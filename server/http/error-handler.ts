import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ERROR_CODE_HEADER } from '../../lib/error-codes.ts'
import { fieldText } from '../../lib/forms/field-texts.ts'
import { translatedErrors } from '../../lib/texts/error-sentences.ts'
import { isDatabaseUnavailable } from '../db/database-unavailable.ts'
import { MediaUnavailable } from '../media/media.ts'
import { API_POLICY, OWN_ORIGIN } from '../pages/security-headers.ts'
import { containsLists, withCutLists } from './cut-lists.ts'
import { fieldErrors } from './field-errors.ts'
import { notFound, Refusal, refuse, refuseFields, tooLarge, unavailable } from './refusal.ts'
import { unreadBody } from './unread-body.ts'

/**
 * Validates a part of a request with the contract's schema. Reports all errors of all fields together, in the shop's
 * wording.
 */
export function installContractValidation({ schema, httpPart }: { schema: unknown; httpPart?: string }) {
  const mayHoldLists = httpPart === 'body' && containsLists(schema)
  return (data: unknown) => {
    const bounded = mayHoldLists ? withCutLists(schema, data) : data
    const read = (schema as z.ZodType).safeParse(bounded, { error: fieldText })
    return read.success ? { value: read.data } : { error: read.error }
  }
}

/**
 * Turns every error of this scope into one of the two error shapes, without internals.
 * @param noteBusy called for each request that load shedding refuses, which is not logged as an error
 */
export function installErrorHandler(app: FastifyInstance, noteBusy: () => void = () => {}): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // The client aborted the upload; nothing failed on the server.
    if (request.raw.readableAborted) {
      request.log.info({ code: error.code }, 'request aborted by the client')
      return sendRefusal(reply, refuse('Bad request.', 400, 'bad_request'))
    }
    const refusal = refusalFor(error, request)
    // A thrown refusal is expected; any other error with status 500 or above is logged.
    if (!(error instanceof Refusal) && refusal.status >= 500) request.log.error({ err: error }, 'request failed')
    else if (refusal.code === 'unavailable') noteBusy()
    return sendRefusal(reply, refusal)
  })
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, notFound()))
}

/** Sends a refusal as `{ detail }` or field errors, in the language of the page that sent the request. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  reply.request.refusal = refusal
  return (
    reply
      .code(refusal.status)
      // Set here too, because a refusal can be sent before the API's hooks run and for unknown URLs.
      .headers({
        'content-security-policy': API_POLICY,
        'cache-control': 'no-store',
        // The handler of a public file may have set another one.
        ...OWN_ORIGIN,
        [ERROR_CODE_HEADER]: refusal.code,
        ...refusal.headers,
      })
      .type('application/json; charset=utf-8')
      // The contract's response schemas don't describe refusals.
      .serializer(JSON.stringify)
      .send(translatedErrors(refusal.answer))
  )
}

function refusalFor(error: FastifyError, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof z.ZodError) {
    // An invalid path parameter gets the same 404 as a missing record.
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
    case '22021':
    case '22P05':
      // PostgreSQL stores no NUL characters.
      return refuse('Not a valid string.', 400)
    case 'ENOSPC':
      // The disk is full; read requests still work.
      return unavailable()
    case 'FST_UNDER_PRESSURE':
      return unavailable(10)
  }
  // Other errors below 500 are malformed requests that Fastify or Node detected, such as a broken URL escape.
  if (error.statusCode === 404) return notFound()
  if (error.statusCode === 413) return tooLarge()
  if (error.statusCode !== undefined && error.statusCode < 500)
    return refuse('Bad request.', error.statusCode, 'bad_request')
  return refuse('A server error occurred.', 500)
}
