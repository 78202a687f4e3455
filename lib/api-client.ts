import type { Endpoint, RequestOf, ResponseOf } from './endpoint.ts'
import { ERROR_CODE_HEADER, type ErrorCode } from './error-codes.ts'
import { currentLanguage } from './texts/current-language.ts'
import { FIRST_LANGUAGE } from './texts/languages.ts'

/** The parts of a response that calls read: a `Response`, or the in-process response of the shop. */
export interface Answer extends Pick<Response, 'ok' | 'status' | 'json'> {
  headers: Pick<Headers, 'get'>
}

/**
 * Sends a request: `fetch` in the browser, in-process during rendering. Only platform types cross this interface.
 */
export type Transport = (request: Request) => Promise<Answer>

/** Field errors as sent by the API. */
export type FieldTexts = { [field: string]: unknown }

/** The messages of failed calls without a sentence of the server, by type. */
const MESSAGES = {
  internal: 'Oops, a unknown error occured',
  external: 'Oops, check to see a field has a error to fix it',
} as const

/**
 * A failed call. `error` contains the field errors. `message` can be English on a French page: show the text that
 * `refusalText` returns.
 */
export class CallFailed extends Error {
  override name = 'CallFailed'
  /** The server's sentence in the language of the page; undefined if it sent none. */
  readonly sentence: string | undefined
  readonly errorType: 'internal' | 'external'
  readonly error: FieldTexts
  /** 0 without a response. */
  readonly status: number
  /** The error code; undefined if no server of the shop responded. */
  readonly code: ErrorCode | undefined
  /** Seconds until a retry is allowed; undefined if the server does not say. */
  readonly retryAfter: number | undefined

  constructor(
    sentence: string | undefined,
    errorType: 'internal' | 'external',
    error: FieldTexts,
    status: number,
    code: ErrorCode | undefined,
    retryAfter?: number,
  ) {
    super(sentence ?? MESSAGES[errorType])
    this.sentence = sentence
    this.errorType = errorType
    this.error = error
    this.status = status
    this.code = code
    this.retryAfter = retryAfter
  }
}

/** A request to any endpoint. `call` narrows it to one endpoint. */
interface AnyQuestion {
  params?: Record<string, string | number>
  query?: Record<string, string | number | readonly string[] | undefined>
  body?: unknown
}

/**
 * Calls an endpoint of the shop's own API.
 * @throws CallFailed with the server's sentence, or the default one when no server answered
 */
export async function call<E extends Endpoint>(
  transport: Transport,
  endpoint: E,
  question: RequestOf<E>,
): Promise<ResponseOf<E>> {
  const { body, ...where } = question as AnyQuestion
  // In-process requests need no host.
  const host = globalThis.location?.origin ?? 'http://in-process'
  const request = new Request(host + addressOf(endpoint.url, where), { method: endpoint.method, ...requestBody(body) })
  const response = await transport(request).catch(() => undefined)
  const answer: unknown = response?.status === 204 ? undefined : await response?.json().catch(() => undefined)
  if (response?.ok) return answer as ResponseOf<E>
  throw failure(response, answer)
}

/** Header with the language of the page that sends a call; absent for English. Other programs do not send it. */
export const PAGE_LANGUAGE = 'x-page-language'

/** Returns the headers that request the language of the page. Browsers would send the languages of their settings. */
export function languageHeaders(): Record<string, string> {
  const language = currentLanguage()
  return { 'accept-language': language, ...(language !== FIRST_LANGUAGE && { [PAGE_LANGUAGE]: language }) }
}

/** Forms are sent unchanged with their files, so that the platform sets the content type and boundary. */
function requestBody(body: unknown): Pick<RequestInit, 'headers' | 'body'> {
  const headers = { accept: 'application/json', ...languageHeaders() }
  if (body === undefined) return { headers }
  if (body instanceof FormData) return { headers, body }
  return { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

/** Returns the error code of a response. A newer server may send an unknown code, which equals no known one. */
export function errorCodeOf(response: Answer | undefined): ErrorCode | undefined {
  return (response?.headers.get(ERROR_CODE_HEADER) as ErrorCode | null | undefined) ?? undefined
}

function failure(response: Answer | undefined, answer: unknown): CallFailed {
  const [status, code] = [response?.status ?? 0, errorCodeOf(response)]
  if (typeof answer !== 'object' || answer === null) return new CallFailed(undefined, 'internal', {}, status, code)
  const fields = answer as FieldTexts
  const sentence = [fields.detail, fields.status].find((text) => typeof text === 'string')
  const retryAfter = Number(response?.headers.get('retry-after')) || undefined
  return new CallFailed(sentence, 'external', fields, status, code, retryAfter)
}

function addressOf(url: string, { params = {}, query = {} }: AnyQuestion): string {
  const path = url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const one of [value ?? []].flat()) search.append(name, String(one))
  return search.size === 0 ? path : `${path}?${search}`
}
