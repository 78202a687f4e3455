// A process that asks one address of this machine again and again over kept connections and counts the answers.
// A general load tester parses and decodes each answer, which costs more than the shop needs to send it, so that it would
// measure itself. Here the head of an answer is looked at and its body counted.
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { firstMessage } from './first-message.ts'

/** What to ask, told as the process's one message. */
export interface Load {
  url: string
  headers: Record<string, string>
  connections: number
  /** Milliseconds before counting begins. */
  warmUp: number
  /** Milliseconds of counting. */
  duration: number
}

/** What the process answers: how many answers came in all, and how many a second while counting. */
export type Loaded = { answers: number; rate: number } | { failure: string }

const OK = 'HTTP/1.1 200 OK\r\n'
const LENGTH = '\r\ncontent-length: '
const END_OF_HEAD = '\r\n\r\n'
const HEAD_BYTES = 4 * 1024
const RECEIVE_BYTES = 256 * 1024

async function run({ url, headers, connections, warmUp, duration }: Load): Promise<Loaded> {
  const { hostname, port, pathname, host } = new URL(url)
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const question = `GET ${pathname} HTTP/1.1\r\n${lines.join('')}\r\n`

  let answers = 0
  const sockets: Socket[] = []
  const failed = new Promise<never>((_, reject) => {
    for (let opened = 0; opened < connections; opened += 1) {
      sockets.push(
        keepAsking({ hostname, port: Number(port), question, answered: () => void answers++, failed: reject }),
      )
    }
  })
  try {
    await Promise.race([pause(warmUp), failed])
    const [from, since] = [answers, performance.now()]
    await Promise.race([pause(duration), failed])
    return { answers, rate: ((answers - from) / (performance.now() - since)) * 1000 }
  } finally {
    for (const socket of sockets) socket.destroy()
  }
}

interface Asking {
  hostname: string
  port: number
  question: string
  answered: () => void
  failed: (reason: Error) => void
}

/** Asks, waits for the whole answer, asks again. */
function keepAsking({ hostname, port, question, answered, failed }: Asking): Socket {
  const buffer = Buffer.alloc(RECEIVE_BYTES)
  let missing = 0
  const take = (bytes: number) => {
    if (missing === 0) missing = lengthOf(buffer.toString('latin1', 0, Math.min(bytes, HEAD_BYTES)))
    missing -= bytes
    if (missing < 0) throw new Error('An answer was longer than it said.')
    if (missing > 0) return
    answered()
    socket.write(question)
  }
  const callback = (bytes: number) => {
    try {
      take(bytes)
    } catch (error) {
      failed(error as Error)
    }
    return true
  }
  const socket = connect({ host: hostname, port, noDelay: true, onread: { buffer, callback } })
  socket.on('error', failed)
  socket.on('close', () => failed(new Error('The server closed a connection.')))
  socket.on('connect', () => socket.write(question))
  return socket
}

/** How many bytes an answer has, its head included, from its first piece; the head comes whole in it. */
function lengthOf(piece: string): number {
  const head = piece.indexOf(END_OF_HEAD)
  const body = piece.indexOf(LENGTH)
  if (!piece.startsWith(OK) || head < 0 || body < 0 || body > head) {
    throw new Error(`Not an answer that can be counted: ${piece.slice(0, 200)}`)
  }
  return head + END_OF_HEAD.length + Number.parseInt(piece.slice(body + LENGTH.length, head), 10)
}

const load = await firstMessage<Load>()
process.send?.({ loaded: await run(load).catch((error: Error): Loaded => ({ failure: error.message })) })
process.disconnect()
