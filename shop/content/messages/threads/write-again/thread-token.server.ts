import { createHmac, timingSafeEqual } from 'node:crypto'
import { DAY } from '../../../../../server/durations.ts'

/** So long the link of an answer leads to its thread. */
export const LINK_MS = 30 * DAY

const signatureOf = (answerId: string, secret: Buffer): string =>
  createHmac('sha256', secret).update(`thread of answer ${answerId}`).digest('base64url')

/** Returns what the link in the e-mail of an answer carries: only who reads that mailbox has it. */
export const threadToken = (answerId: number, secret: Buffer): string =>
  `${answerId}.${signatureOf(String(answerId), secret)}`

/** Returns the id of the answer whose link carries this; undefined when it is none of ours. */
export function answerOfToken(token: string, secret: Buffer): number | undefined {
  const [, id, signature] = /^([1-9]\d{0,15})\.([\w-]{43})$/.exec(token) ?? []
  if (id === undefined || signature === undefined) return undefined
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(id, secret)))
  return isOurs ? Number(id) : undefined
}
