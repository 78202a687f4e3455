import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Encoding, KeptAnswer } from './kept-answers.ts'

/** Sends a kept answer in the best form that the asker understands, or 304 when they have it already. */
export function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  kept: KeptAnswer,
): FastifyReply | Promise<FastifyReply> {
  const encoding = bestEncoding(request.headers['accept-encoding'])
  // Each form has its own tag, as RFC 9110 asks of a strong one.
  const etag = `"${kept.etag}-${encoding}"`
  reply.headers(kept.headers).header('etag', etag)
  if (kept.status === 200 && hasTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  const body = kept.in(encoding)
  const send = (bytes: Buffer) => reply.code(kept.status).send(bytes)
  return Buffer.isBuffer(body) ? send(body) : body.then(send)
}

function bestEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  const refused = /(br|gzip)\s*;\s*q=0(\.0*)?\s*(,|$)/i.exec(accepted)?.[1]?.toLowerCase()
  if (refused !== 'br' && /\bbr\b/i.test(accepted)) return 'br'
  return refused !== 'gzip' && /\bgzip\b/i.test(accepted) ? 'gzip' : 'identity'
}

function hasTag(sent: string | undefined, etag: string): boolean {
  return sent?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false
}
