// Load generator process: requests one address of this machine over keep-alive connections and counts the responses.
// It only reads the head and counts the body, because parsing and decoding responses costs more than sending them.
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { firstMessage } from './first-message.ts'

/** The load to generate, received as the process's only message. */
export interface Load {
  url: string
  /** Requests to send in turn, instead of a GET of the address. */
  questions?: { method: string; path: string; headers?: Record<string, string>; body?: string }[]
  headers: Record<string, string>
  connections: number
  /** Time before counting starts, in ms. */
  warmUp: number
  /** Counting time in ms. */
  duration: number
}

/** The result: all responses, and during the counting time the rate per second, and median and p99 in ms. */
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
  let requestCount = 0
  const next = () => written[requestCount++ % written.length] ?? ''

  let answers = 0
  let times: number[] = []
  const answered = (ms: number) => {
    answers += 1
    times.push(ms)
  }
  const sockets: Socket[] = []
  const failed = new Promise<never>((_, reject) => {
    for (let opened = 0; opened < connections; opened += 1) {
      sockets.push(repeatRequests({ hostname, port: Number(port), next, answered, failed: reject }))
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

interface RequestLoop {
  hostname: string
  port: number
  next: () => string
  answered: (ms: number) => void
  failed: (reason: Error) => void
}

/** Sends a request, waits for the whole response and repeats. */
function repeatRequests({ hostname, port, next, answered, failed }: RequestLoop): Socket {
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
    if (missing < 0) throw new Error('A response was longer than its Content-Length.')
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

/** Returns the length of a response including its head, in bytes. The first chunk must contain the whole head. */
function lengthOf(piece: string): number {
  const head = piece.indexOf(END_OF_HEAD)
  const body = piece.indexOf(LENGTH)
  if (!piece.startsWith(OK) || head < 0 || body < 0 || body > head) {
    throw new Error(`The response can't be parsed: ${piece.slice(0, 200)}`)
  }
  return head + END_OF_HEAD.length + Number.parseInt(piece.slice(body + LENGTH.length, head), 10)
}

const load = await firstMessage<Load>()
process.send?.({ loaded: await run(load).catch((error: Error): Loaded => ({ failure: error.message })) })
process.disconnect()
