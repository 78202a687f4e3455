import type { Endpoint, RequestOf, ResponseOf } from './endpoint.ts'
import { ERROR_CODE_HEADER, type ErrorCode } from './error-codes.ts'

/** What is read of an answer: a Response, or what the shop answered itself without a network. */
export interface Answer extends Pick<Response, 'ok' | 'status' | 'json'> {
  headers: Pick<Headers, 'get'>
}

/** How a call travels: `fetch` in the browser, in-process while rendering. Only what the platform knows crosses this seam. */
export type Transport = (request: Request) => Promise<Answer>

/** Server field errors as on the wire. */
export type FieldTexts = { [field: string]: unknown }

/** A call that did not succeed. `message` is what a person is told; `error` keeps the field errors. */
export class CallFailed extends Error {
  override name = 'CallFailed'
  readonly errorType: 'internal' | 'external'
  readonly error: FieldTexts
  /** 0 when there was no answer at all. */
  readonly status: number
  /** Why, in a word to compare; undefined when no server of the shop answered. */
  readonly code: ErrorCode | undefined
  /** In how many seconds it may be tried again; undefined when the server does not say. */
  readonly retryAfter: number | undefined

  constructor(
    message: string,
    errorType: 'internal' | 'external',
    error: FieldTexts,
    status: number,
    code: ErrorCode | undefined,
    retryAfter?: number,
  ) {
    super(message)
    this.errorType = errorType
    this.error = error
    this.status = status
    this.code = code
    this.retryAfter = retryAfter
  }
}

/** A question as it may be put to any endpoint; `call` narrows it to the endpoint's own. */
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
  // Rendering happens in the shop itself, where an address needs no host.
  const host = globalThis.location?.origin ?? 'http://in-process'
  const request = new Request(host + addressOf(endpoint.url, where), { method: endpoint.method, ...written(body) })
  const response = await transport(request).catch(() => undefined)
  const answer: unknown = response?.status === 204 ? undefined : await response?.json().catch(() => undefined)
  if (response?.ok) return answer as ResponseOf<E>
  throw failure(response, answer)
}

/** A form goes as it is, with its files: the request itself then names its type and boundary. */
function written(body: unknown): Pick<RequestInit, 'headers' | 'body'> {
  const accept = 'application/json'
  if (body === undefined) return { headers: { accept } }
  if (body instanceof FormData) return { headers: { accept }, body }
  return { headers: { accept, 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

/** Returns the code of a refusal as it came; a newer server may name one that is not known here yet, and equals none. */
export function errorCodeOf(response: Answer | undefined): ErrorCode | undefined {
  return (response?.headers.get(ERROR_CODE_HEADER) as ErrorCode | null | undefined) ?? undefined
}

function failure(response: Answer | undefined, answer: unknown): CallFailed {
  const [status, code] = [response?.status ?? 0, errorCodeOf(response)]
  if (typeof answer !== 'object' || answer === null)
    return new CallFailed('Oops, a unknown error occured', 'internal', {}, status, code)
  const fields = answer as FieldTexts
  const sentence = [fields.detail, fields.status].find((text) => typeof text === 'string')
  return new CallFailed(
    sentence ?? 'Oops, check to see a field has a error to fix it',
    'external',
    fields,
    status,
    code,
    Number(response?.headers.get('retry-after')) || undefined,
  )
}

function addressOf(url: string, { params = {}, query = {} }: AnyQuestion): string {
  const path = url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const asked = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const one of [value ?? []].flat()) asked.append(name, String(one))
  return asked.size === 0 ? path : `${path}?${asked}`
}
