import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent, createServer, request } from 'node:http'
import { connect, createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** A load balancer that checks `/readyz` of its servers. */
export interface Balancer extends AsyncDisposable {
  name: string
  url: string
  /** Sends no further requests to a server, by its index. */
  drain(server: number): Promise<void>
  /** Sends requests to a server again when it is ready. */
  use(server: number): Promise<void>
}

const CHECK_EVERY_MS = 200
const HAPROXY = '/usr/sbin/haproxy'

/** Returns a port that no program uses. */
export async function freePort(): Promise<number> {
  const server = createTcpServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await once(server.close(), 'close')
  return typeof address === 'object' && address ? address.port : 0
}

/** Opens HAProxy if it is installed, otherwise a small balancer in this process. */
export async function openBalancer(ports: readonly number[]): Promise<Balancer> {
  const hasHaproxy = await access(HAPROXY).then(
    () => true,
    () => false,
  )
  return hasHaproxy ? openHaproxy(ports) : openNodeBalancer(ports)
}

async function openHaproxy(ports: readonly number[]): Promise<Balancer> {
  const folder = await mkdtemp(join(tmpdir(), 'comptoir-balancer-'))
  const [port, socket] = [await freePort(), join(folder, 'admin.sock')]
  const servers = ports.map((own, index) => `  server shop${index} 127.0.0.1:${own} check`)
  const settings = join(folder, 'haproxy.cfg')
  await writeFile(
    settings,
    `global
  stats socket ${socket} level admin
defaults
  mode http
  timeout connect 1s
  timeout client 65s
  timeout server 65s
  timeout check 1s
  retries 3
  option redispatch
  retry-on conn-failure
frontend shop
  bind 127.0.0.1:${port}
  default_backend shops
backend shops
  balance roundrobin
  option httpchk GET /readyz
  http-check expect status 200
  default-server inter ${CHECK_EVERY_MS}ms fall 1 rise 1
${servers.join('\n')}
`,
  )
  const child = spawn(HAPROXY, ['-db', '-f', settings], { stdio: ['ignore', 'ignore', 'ignore'] })
  const ended = once(child, 'close')
  const set = async (server: number, state: 'drain' | 'ready') => {
    const admin = connect(socket)
    admin.end(`set server shops/shop${server} state ${state}\n`)
    await once(admin.resume(), 'close')
  }
  return {
    name: 'HAProxy',
    url: `http://127.0.0.1:${port}`,
    drain: (server) => set(server, 'drain'),
    use: (server) => set(server, 'ready'),
    async [Symbol.asyncDispose]() {
      child.kill()
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Opens a balancer without dependencies. It forwards each request to the next ready server, without retries. */
export async function openNodeBalancer(ports: readonly number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true, keepAliveMsecs: 1_000 })
  const servers = ports.map((port) => ({ port, isReady: false, isDrained: false }))
  let turn = 0
  const balancer = createServer((incoming, outgoing) => {
    const ready = servers.filter(({ isReady, isDrained }) => isReady && !isDrained)
    turn += 1
    const server = ready[turn % ready.length]
    if (!server) return void outgoing.writeHead(502).end('no server is ready')
    const { method, url, headers } = incoming
    const { connection: _, ...kept } = headers
    const forwarded = request(
      { agent, host: '127.0.0.1', port: server.port, method, path: url, headers: kept },
      (answer) => {
        const { connection: _, 'keep-alive': __, ...others } = answer.headers
        outgoing.writeHead(answer.statusCode ?? 502, others)
        answer.pipe(outgoing)
      },
    )
    forwarded.on('error', (error) =>
      outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end(`${error}`),
    )
    incoming.pipe(forwarded)
  }).listen(0, '127.0.0.1')
  await once(balancer, 'listening')
  const stopping = new AbortController()
  const checks = servers.map(async (server) => {
    while (!stopping.signal.aborted) {
      server.isReady = await fetch(`http://127.0.0.1:${server.port}/readyz`, {
        signal: AbortSignal.timeout(1_000),
      }).then(
        async (answer) => {
          await answer.arrayBuffer()
          return answer.status === 200
        },
        () => false,
      )
      await pause(CHECK_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => {})
    }
  })
  const address = balancer.address()
  const set = async (index: number, isDrained: boolean) => {
    const server = servers[index]
    if (server) server.isDrained = isDrained
  }
  return {
    name: 'Node.js',
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    drain: (server) => set(server, true),
    use: (server) => set(server, false),
    async [Symbol.asyncDispose]() {
      stopping.abort()
      await Promise.all(checks)
      agent.destroy()
      balancer.closeAllConnections()
      await once(balancer.close(), 'close')
    },
  }
}
