import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How long a request that is under way may take once the shop is told to stop. */
const TIMEOUT_MS = 4_000

/** How long somebody may leave bytes unread that wait for them; a proxy in front does the same. */
const UNREAD_MS = 60_000

/**
 * Lets go of connections whose other end reads nothing; and of all of them when the shop stops: at once of those on which nothing is being
 * answered (browsers open spare ones and send nothing, which Node counts as active), after a while of the others too (a body that never ends).
 */
export function drainConnections(app: FastifyInstance, unreadMs = UNREAD_MS): void {
  /** Of each connection the answer that it got or waits for; none before its first request. */
  const answers = new Map<Socket, ServerResponse | undefined>()
  let isStopping = false
  // Its visitor would keep the connection open for the next request.
  const endAfter = (answer: ServerResponse, socket: Socket) => answer.once('close', () => socket.end())
  app.server.on('connection', (socket) => {
    answers.set(socket, undefined)
    socket.once('close', () => answers.delete(socket))
  })
  app.server.on('request', ({ socket }, answer) => {
    answers.set(socket, answer)
    if (isStopping) endAfter(answer, socket)
  })
  // Told when nothing has moved on a connection for so long, in either direction; with this listener Node leaves the rest to us.
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
