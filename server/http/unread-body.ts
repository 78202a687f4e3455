import type { FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

export const MULTIPART = 'multipart/form-data'
export const FORM = 'application/x-www-form-urlencoded'
/** The content types of endpoints without files. */
export const READ_AS_VALUES = ['application/json', MULTIPART, FORM] as const

const list = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/**
 * Returns a 415 refusal with the content types that the endpoint accepts, in the text and in `Accept` (RFC 9110,
 * 15.5.16).
 */
export function unreadBody({ headers, routeOptions }: FastifyRequest): Refusal {
  const read = routeOptions.config.upload ? [MULTIPART] : READ_AS_VALUES
  const detail = `Unsupported media type "${headers['content-type'] ?? ''}" in request. Send ${list.format(read)}.`
  return new Refusal(415, { detail }, 'unsupported_media_type', { accept: read.join(', ') })
}
