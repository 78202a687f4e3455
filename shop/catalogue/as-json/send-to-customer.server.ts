import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../../server/db/open.ts'
import { idsIn } from '../catalogue-tags.server.ts'
import { findOwnParts, withOwnPart } from './products-for-customer.server.ts'

/**
 * Answers a customer with what visitors read and what is the customer's own in it: one query, of however many products. Most customers have
 * nothing to do with most products, and get the very bytes that visitors get.
 */
export async function sendToCustomer(
  db: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: number,
): Promise<never> {
  if (!request.visitorsAnswer) throw new Error('Only of an endpoint that is cached is there an answer for visitors.')
  const { answer, tags } = await request.visitorsAnswer()
  const own = await findOwnParts(db, idsIn(tags), userId)
  if (own.length === 0) return (await reply.sendCached(answer, request.id, true)) as never
  const text = String(await answer.encodedAs('identity'))
  return reply.type('application/json; charset=utf-8').send(own.reduce(withOwnPart, text)) as never
}
