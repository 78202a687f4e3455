import type { FastifyInstance } from 'fastify'

/**
 * Sends the responses of this scope with the status that their contract declares. A contract with several successful
 * statuses leaves the choice to its handler.
 */
export function sendDeclaredStatus(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const { response = {} } = (route.schema ?? {}) as { response?: object }
    const [status, other] = Object.keys(response).filter((one) => one.startsWith('2'))
    // The default is 200.
    if (status === undefined || status === '200' || other !== undefined) return
    if (status === '204') {
      const { handler } = route
      // Sends also to a client that has left, so that the hooks of responses run.
      route.handler = async function (request, reply) {
        await handler.call(this, request, reply)
        return reply.sent ? reply : reply.send()
      }
    }
    route.preHandler = [
      ...[route.preHandler ?? []].flat(),
      (_request, reply, done) => {
        reply.code(Number(status))
        done()
      },
    ]
  })
}
