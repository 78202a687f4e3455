import { createHmac, timingSafeEqual } from 'node:crypto'
import { DAY } from '../../../../../server/durations.ts'

/** The lifetime of an answer's link. */
export const LINK_MS = 30 * DAY

const signatureOf = (answerId: string, secret: Buffer): string =>
  createHmac('sha256', secret).update(`thread of answer ${answerId}`).digest('base64url')

/** Returns the token in the link of an answer's e-mail. Only a reader of that mailbox has it. */
export const threadToken = (answerId: number, secret: Buffer): string =>
  `${answerId}.${signatureOf(String(answerId), secret)}`

/** Returns the id of the answer that a token belongs to; undefined when the token is invalid. */
export function answerIdOfToken(token: string, secret: Buffer): number | undefined {
  const [, id, signature] = /^([1-9]\d{0,15})\.([\w-]{43})$/.exec(token) ?? []
  if (id === undefined || signature === undefined) return undefined
  const isSigned = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(id, secret)))
  return isSigned ? Number(id) : undefined
}
