import type { LightMyRequestResponse } from 'fastify'
import { z } from 'zod'
import type { Endpoint } from '../../lib/endpoint.ts'
import { ERROR_CODE_HEADER, ERROR_CODES, errorCodeOfStatus } from '../../lib/error-codes.ts'
import { API_POLICY, everywhere, MEDIA_POLICY, SHOWN_ANYWHERE } from '../../server/pages/security-headers.ts'

/** Error texts, nested like the fields. */
const Texts: z.ZodType = z.union([z.array(z.string()).min(1), z.array(z.lazy(() => Texts)), z.lazy(() => Fields)])
const Fields = z.record(z.string(), Texts)
const Refused = z.union([
  z.strictObject({ detail: z.string() }),
  Fields.refine((fields) => !Object.hasOwn(fields, 'detail') && Object.keys(fields).length > 0),
])

/** Internal details that responses must not contain: stack traces, SQL, PostgreSQL messages and password hashes. */
const INTERNAL_DETAILS =
  /node_modules|\.server\.ts|\bat .{1,80}\.[jt]s:\d|\$argon2|kysely|violates \w+ |constraint "|relation "|syntax error at|invalid input syntax|invalid byte sequence|out of range for type|\b(select|insert into|delete from|update) \w+.{1,80}(from|values|where|set) /i

/** Default messages of zod. Responses must use the shop's own texts. */
const ZOD_MESSAGES = /Invalid input\b|Invalid option|Too (big|small): |Unrecognized key|Invalid (string|ISO|element)/

/** Returns the deviations of a response from its contract, independent of the request. Empty if there are none. */
export function findContractErrors(
  answer: LightMyRequestResponse,
  { schema, url }: Endpoint,
  secrets: readonly string[],
): string[] {
  const { statusCode: status, headers } = answer
  const isMedia = url.startsWith('/media/') && status < 400
  const isRefusal = status >= 400
  return [
    ...(status >= 500 ? ['a fault of the server'] : []),
    ...(isRefusal ? errorsOfRefusal(answer) : errorsOfSuccess(answer, schema.response[status])),
    ...Object.entries({ ...everywhere(true), ...(isMedia && SHOWN_ANYWHERE) }).flatMap(([name, value]) =>
      headers[name] === value ? [] : [`no ${name}`],
    ),
    ...(isRefusal || url.startsWith('/api/') ? errorsOfCaching(answer) : []),
    ...(headers['content-security-policy'] === policyOf(url, isRefusal) ? [] : ['another policy']),
    ...(isRefusal || headers[ERROR_CODE_HEADER] === undefined ? [] : ['a success with the code of a refusal']),
    ...(headers['set-cookie'] === undefined ? [] : ['a cookie']),
    ...(hasInternalDetails(answer.body) ? ['something of the inside'] : []),
    ...(isRefusal && ZOD_MESSAGES.test(answer.body) ? ['words of zod'] : []),
    ...(secrets.some((secret) => answer.body.includes(secret)) ? ['a secret'] : []),
  ]
}

/** Returns whether a text contains internal details. */
export const hasInternalDetails = (text: string): boolean => INTERNAL_DETAILS.test(text)

function errorsOfRefusal({ statusCode, headers, body }: LightMyRequestResponse): string[] {
  const errors = headers['content-type'] === 'application/json; charset=utf-8' ? [] : ['a refusal that is no JSON']
  if (statusCode === 401 && headers['www-authenticate'] !== 'Token') errors.push('401 without www-authenticate')
  if (statusCode === 405 && !headers.allow) errors.push('405 without allow')
  if (statusCode === 429 && !headers['retry-after']) errors.push('429 without retry-after')
  if (!isCodeOf(statusCode, String(headers[ERROR_CODE_HEADER]))) errors.push('a refusal without its code')
  const read = Refused.safeParse(parsed(body))
  if (!read.success) return [...errors, 'a refusal of another shape']
  const isDetail = Object.hasOwn(Object(parsed(body)), 'detail')
  return statusCode === 400 || isDetail ? errors : [...errors, 'field errors with another status than 400']
}

/** These statuses have several error codes; every other status has exactly one. */
const isCodeOf = (status: number, code: string) =>
  [400, 401, 404, 409].includes(status) ? Object.hasOwn(ERROR_CODES, code) : code === errorCodeOfStatus(status)

function errorsOfSuccess(
  { statusCode, headers, body }: LightMyRequestResponse,
  schema: z.ZodType | undefined,
): string[] {
  if (!schema) return [`a success (${statusCode}) that the contract does not name`]
  if (statusCode === 204) return body === '' ? [] : ['204 with a body']
  // Endpoints for files have no specific schema.
  if (schema instanceof z.ZodUnknown || schema instanceof z.ZodString) return []
  const errors = headers['content-type'] === 'application/json; charset=utf-8' ? [] : ['an answer that is no JSON']
  return schema.safeParse(parsed(body)).success ? errors : [...errors, 'an answer that is not as the contract says']
}

function errorsOfCaching({ headers }: LightMyRequestResponse): string[] {
  const isAsked = headers['cache-control'] === 'no-cache' && /\bAuthorization\b/.test(String(headers.vary))
  return headers['cache-control'] === 'no-store' || isAsked ? [] : ['an answer that others may keep']
}

const policyOf = (url: string, isRefusal: boolean) =>
  url.startsWith('/media/') && !isRefusal ? MEDIA_POLICY : API_POLICY

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
