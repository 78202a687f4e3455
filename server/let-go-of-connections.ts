import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How long a request that is under way may take once the shop is told to stop. */
const PATIENCE_MS = 4_000

/**
 * Lets go of connections when the shop stops: at once of those on which nothing is being answered (browsers open spare ones and send
 * nothing, which Node counts as active), after a while of the others too (a body that never ends).
 */
export function letGoOfConnections(app: FastifyInstance): void {
  const idle = new Set<Socket>()
  let isStopping = false
  app.server.on('connection', (socket) => {
    idle.add(socket)
    socket.once('close', () => idle.delete(socket))
  })
  app.server.on('request', ({ socket }, response) => {
    idle.delete(socket)
    response.once('close', () => {
      // Its visitor would keep it open for the next request.
      if (isStopping) socket.end()
      else if (!socket.destroyed) idle.add(socket)
    })
  })
  app.addHook('preClose', async () => {
    isStopping = true
    for (const socket of idle) socket.destroy()
    setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS).unref()
  })
}
