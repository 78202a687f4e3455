import { type ErrorCode, errorCodeOfStatus } from '../../lib/error-codes.ts'

/** Field errors of the API: texts by field name, nested for lists of objects (variants and their images). */
export interface ResponseErrors {
  [field: string]: string[] | ResponseErrors | ResponseErrors[]
}

/** An expected error response, in one of the API's two shapes: `{ detail }` or field errors. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  readonly answer: { detail: string } | ResponseErrors
  /** The error code of the response (`X-Error-Code`). */
  readonly code: ErrorCode
  readonly headers: Record<string, string>
  /**
   * For the log, which never contains the response: the reason in the shop's wording and the id of the affected
   * account.
   */
  reason?: string
  account?: number | undefined

  constructor(
    status: number,
    answer: { detail: string } | ResponseErrors,
    code: ErrorCode = errorCodeOfStatus(status),
    headers: Record<string, string> = {},
  ) {
    super(typeof answer.detail === 'string' ? answer.detail : JSON.stringify(answer))
    this.status = status
    this.answer = answer
    this.code = code
    this.headers = headers
  }
}

/**
 * Creates a refusal with a sentence as `detail`.
 * @param code defaults to the code of the status
 */
export function refuse(detail: string, status = 400, code?: ErrorCode): Refusal {
  return new Refusal(status, { detail }, code)
}

/** Creates a refusal with field errors, always status 400. */
export function refuseFields(errors: ResponseErrors, code: ErrorCode = 'invalid'): Refusal {
  return new Refusal(400, errors, code)
}

export const notFound = (): Refusal => refuse('Not found.', 404)
export const invalidPage = (): Refusal => refuse('Invalid page.', 404, 'invalid_page')
export const notAllowed = (): Refusal => refuse('You do not have permission to perform this action.', 403)
export const secondFactorNeeded = (): Refusal =>
  refuse('Owners must use two-step login. Set it up in your account first.', 403, 'second_factor_needed')
export const notOpenYet = (): Refusal => refuse('The shop is not open yet.', 403, 'not_open')
export const notLoggedIn = (): Refusal =>
  unauthorized('Authentication credentials were not provided.', 'not_authenticated')
export const invalidToken = (): Refusal => unauthorized('Invalid token.', 'invalid_token')
export const invalidApiKey = (): Refusal => unauthorized('Invalid API key.', 'invalid_api_key', 'Bearer')
export const expiredApiKey = (): Refusal => unauthorized('This API key has expired.', 'api_key_expired', 'Bearer')
export const foreignNetwork = (): Refusal =>
  refuse('This API key may not be used from this network address.', 403, 'api_key_network')
/** @param scope the required scope; undefined if the call is closed to API keys */
export const missingScope = (scope: string | undefined): Refusal =>
  refuse(
    scope === undefined ? 'This call is not available to API keys.' : `This API key lacks the scope ${scope}.`,
    403,
    'missing_scope',
  )
export const tooLarge = (): Refusal => refuse('Request body is too large.', 413)
export const addressTooLong = (): Refusal => refuse('This address is too long. Shorten it and try again.', 414)
export const wrongMethod = (method: string, allowed: readonly string[]): Refusal =>
  new Refusal(405, { detail: `Method "${method}" not allowed.` }, 'method_not_allowed', { allow: allowed.join(', ') })
export const throttled = (seconds: number): Refusal =>
  new Refusal(
    429,
    { detail: `Request was throttled. Expected available in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.` },
    'throttled',
    { 'retry-after': String(seconds) },
  )
/** Rejects an idempotency key that belongs to another request, such as the refund of another order. */
export const keyReused = (): Refusal =>
  refuse('The key of this request was already used for a different request. Reload the page and try again.', 409)
export const invalidIdempotencyKey = (): Refusal =>
  refuse('Idempotency-Key must have 1 to 255 printable ASCII characters.', 400, 'invalid_idempotency_key')
export const idempotencyKeyReused = (): Refusal =>
  refuse('This Idempotency-Key was already used for a different request.', 409, 'idempotency_key_reused')
export const idempotencyKeyInUse = (): Refusal =>
  new Refusal(
    409,
    { detail: 'A request with this Idempotency-Key is in progress. Try again.' },
    'idempotency_key_in_progress',
    { 'retry-after': '1' },
  )
/** Rejects a call above a rate limit, with `Retry-After`. @param ms time until the next allowed attempt */
export const rateLimited = (detail: string, ms: number): Refusal =>
  new Refusal(429, { detail }, 'throttled', { 'retry-after': String(Math.ceil(ms / 1000)) })
export const unavailable = (seconds = 5): Refusal =>
  new Refusal(503, { detail: 'Service temporarily unavailable, try again later.' }, 'unavailable', {
    'retry-after': String(seconds),
  })

function unauthorized(detail: string, code: ErrorCode, scheme: 'Token' | 'Bearer' = 'Token'): Refusal {
  return new Refusal(401, { detail }, code, { 'www-authenticate': scheme })
}
