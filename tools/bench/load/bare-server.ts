// A bare Fastify server in a separate process, which only sends the given responses.
import Fastify from 'fastify'
import { firstMessage } from './first-message.ts'

/** The response for a path. */
export interface BareAnswer {
  path: string
  contentType: string
  contentEncoding: string
  body: Uint8Array
}

const { answers } = await firstMessage<{ answers: BareAnswer[] }>()
const app = Fastify()
for (const { path, contentType, contentEncoding, body } of answers) {
  const bytes = Buffer.from(body)
  app.get(path, (_request, reply) =>
    reply.header('content-encoding', contentEncoding).header('content-type', contentType).send(bytes),
  )
}
process.send?.({ url: await app.listen({ host: '127.0.0.1', port: 0 }) })
