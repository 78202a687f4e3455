// A process that asks one address of this machine again and again over kept connections and counts the answers.
// A general load tester parses and decodes each answer, which costs more than the shop needs to send it, so that it would
// measure itself. Here the head of an answer is looked at and its body counted.
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { firstMessage } from './first-message.ts'

/** What to ask, told as the process's one message. */
export interface Load {
  url: string
  /** Anything but a GET of the address: one after the other, and from the first again. */
  questions?: { method: string; path: string; headers?: Record<string, string>; body?: string }[]
  headers: Record<string, string>
  connections: number
  /** Milliseconds before counting begins. */
  warmUp: number
  /** Milliseconds of counting. */
  duration: number
}

/** What the process answers: how many answers came in all, and while counting how many a second and after how many milliseconds. */
export type Loaded = { answers: number; rate: number; half: number; p99: number } | { failure: string }

const OK = 'HTTP/1.1 20'
const LENGTH = '\r\ncontent-length: '
const END_OF_HEAD = '\r\n\r\n'
const HEAD_BYTES = 4 * 1024
const RECEIVE_BYTES = 256 * 1024

async function run({ url, questions, headers, connections, warmUp, duration }: Load): Promise<Loaded> {
  const { hostname, port, pathname, host } = new URL(url)
  const written = (questions ?? [{ method: 'GET', path: pathname }]).map((question) =>
    inFull(question, { host, ...headers }),
  )
  let asked = 0
  const next = () => written[asked++ % written.length] ?? ''

  let answers = 0
  let times: number[] = []
  const answered = (ms: number) => {
    answers += 1
    times.push(ms)
  }
  const sockets: Socket[] = []
  const failed = new Promise<never>((_, reject) => {
    for (let opened = 0; opened < connections; opened += 1) {
      sockets.push(keepAsking({ hostname, port: Number(port), next, answered, failed: reject }))
    }
  })
  try {
    await Promise.race([pause(warmUp), failed])
    const since = performance.now()
    times = []
    await Promise.race([pause(duration), failed])
    const rate = (times.length / (performance.now() - since)) * 1000
    times.sort((one, other) => one - other)
    const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
    return { answers, rate, half: at(0.5), p99: at(0.99) }
  } finally {
    for (const socket of sockets) socket.destroy()
  }
}

function inFull(
  { method, path, headers, body = '' }: NonNullable<Load['questions']>[number],
  everywhere: Record<string, string>,
): string {
  const length = body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const lines = Object.entries({ ...everywhere, ...headers, ...length }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}

interface Asking {
  hostname: string
  port: number
  next: () => string
  answered: (ms: number) => void
  failed: (reason: Error) => void
}

/** Asks, waits for the whole answer, asks again. */
function keepAsking({ hostname, port, next, answered, failed }: Asking): Socket {
  const buffer = Buffer.alloc(RECEIVE_BYTES)
  let missing = 0
  let since = 0
  const ask = () => {
    since = performance.now()
    socket.write(next())
  }
  const take = (bytes: number) => {
    if (missing === 0) missing = lengthOf(buffer.toString('latin1', 0, Math.min(bytes, HEAD_BYTES)))
    missing -= bytes
    if (missing < 0) throw new Error('An answer was longer than it said.')
    if (missing > 0) return
    answered(performance.now() - since)
    ask()
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
  socket.on('connect', ask)
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
