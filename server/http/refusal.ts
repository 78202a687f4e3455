import { type ErrorCode, errorCodeOfStatus } from '../../lib/error-codes.ts'

/** Field errors as they stand on the wire: texts under the field's name, nested for lists of things (variants, their images). */
export interface ResponseErrors {
  [field: string]: string[] | ResponseErrors | ResponseErrors[]
}

/** A "no" that the asker is told, in one of the two shapes of the API: `{ detail }` or field errors. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  readonly answer: { detail: string } | ResponseErrors
  /** Why, in a word that programs compare (`X-Error-Code`). */
  readonly code: ErrorCode
  readonly headers: Record<string, string>
  /** For the log, which never has the answer itself: why, in words of ours, and whose account it was about, by id. */
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

/** Makes a refusal of one sentence as `detail`. Status 400 unless said otherwise, with the code of the status unless there is a more exact one. */
export function refuse(detail: string, status = 400, code?: ErrorCode): Refusal {
  return new Refusal(status, { detail }, code)
}

/** Errors at their fields, always 400. */
export function refuseFields(errors: ResponseErrors, code: ErrorCode = 'invalid'): Refusal {
  return new Refusal(400, errors, code)
}

export const notFound = (): Refusal => refuse('Not found.', 404)
export const invalidPage = (): Refusal => refuse('Invalid page.', 404, 'invalid_page')
export const notAllowed = (): Refusal => refuse('You do not have permission to perform this action.', 403)
export const secondFactorNeeded = (): Refusal =>
  refuse('Set up two-step login in your account first: the owners of this shop use it.', 403, 'second_factor_needed')
export const notOpenYet = (): Refusal => refuse('The shop is not open yet.', 403, 'not_open')
export const notLoggedIn = (): Refusal =>
  unauthorized('Authentication credentials were not provided.', 'not_authenticated')
export const invalidToken = (): Refusal => unauthorized('Invalid token.', 'invalid_token')
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
export const keyUsed = (): Refusal =>
  refuse('The key of this request was used for another one. Reload the page and try again.', 409)
/** Refuses what was done too often, with when it can be done again in its sentence. @param ms until then */
export const tooOften = (detail: string, ms: number): Refusal =>
  new Refusal(429, { detail }, 'throttled', { 'retry-after': String(Math.ceil(ms / 1000)) })
export const unavailable = (seconds = 5): Refusal =>
  new Refusal(503, { detail: 'Service temporarily unavailable, try again later.' }, 'unavailable', {
    'retry-after': String(seconds),
  })

function unauthorized(detail: string, code: ErrorCode): Refusal {
  return new Refusal(401, { detail }, code, { 'www-authenticate': 'Token' })
}
