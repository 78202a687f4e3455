import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Time for running requests after the shop begins to stop, in ms. */
const TIMEOUT_MS = 4_000

/** How long a client may leave response data unread, in ms; common proxies use the same limit. */
const UNREAD_MS = 60_000

/**
 * Closes connections of clients that do not read. At a stop, closes idle connections immediately (including spare ones
 * that browsers open, which Node counts as active) and the others after `TIMEOUT_MS`.
 * @param stop from then on, responses close their connections, so that a load balancer reuses none
 */
export function drainConnections(app: FastifyInstance, unreadMs = UNREAD_MS, stop?: AbortSignal): void {
  /** The latest response of each connection; undefined before the first request. */
  const answers = new Map<Socket, ServerResponse | undefined>()
  let isStopping = false
  // The client would keep the connection open for the next request.
  const endAfter = (answer: ServerResponse, socket: Socket) => answer.once('close', () => socket.end())
  app.server.on('connection', (socket) => {
    answers.set(socket, undefined)
    socket.once('close', () => answers.delete(socket))
  })
  app.server.on('request', ({ socket }, answer) => {
    answers.set(socket, answer)
    if (stop?.aborted) answer.shouldKeepAlive = false
    if (isStopping) endAfter(answer, socket)
  })
  // Called when a connection was idle in both directions. With this listener, Node doesn't close it itself.
  app.server.setTimeout(unreadMs, (socket) => {
    const answer = answers.get(socket)
    const isBeingMade = answer && !answer.closed && socket.writableLength === 0
    if (isBeingMade) socket.setTimeout(unreadMs)
    else socket.destroy()
  })
  app.addHook('preClose', async () => {
    isStopping = true
    for (const [socket, answer] of answers) {
      if (!answer || answer.closed) socket.destroy()
      else endAfter(answer, socket)
    }
    setTimeout(() => app.server.closeAllConnections(), TIMEOUT_MS).unref()
  })
}
