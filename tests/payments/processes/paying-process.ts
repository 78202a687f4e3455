import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { CallFailed, call } from '../../../lib/api-client.ts'
import type { Endpoint, RequestOf, ResponseOf } from '../../../lib/endpoint.ts'
import type { Connection } from '../../../server/db/open.ts'

/** Where a process kills itself: at the kill point with this index in its action. */
export interface Death {
  index: number
  when: 'before' | 'after'
}

export interface PayingProcessSettings {
  connection: Connection
  stripe: { url: string; key: string; webhookSecrets: string[] }
  dataDir: string
  /** In hexadecimal digits. */
  secret: string
  now: string
  dieAt?: Death
}

export interface ToPayingProcess {
  id: number
  act: 'round' | 'sweep' | 'now'
  now?: string
  dieAt?: Death
}

/** A kill point that a process passed. An empty name means an unknown place. */
export interface MetPoint {
  name: string
  stack: string
}

/** A shop in its own process. Tests control its clock and jobs. */
export interface PayingProcess extends AsyncDisposable {
  /** Runs the jobs. @returns the kill points of the last action or request @throws if the process dies meanwhile */
  act(act: ToPayingProcess['act'], more?: { now?: Date; dieAt?: Death }): Promise<MetPoint[]>
  /** Calls the API. @throws with status and body, or if the process dies meanwhile */
  api<E extends Endpoint>(token: string | undefined, endpoint: E, question: RequestOf<E>): Promise<ResponseOf<E>>
  post(path: string, body: string, headers: Record<string, string>): Promise<number>
  /** Exit code or signal. Undefined while the process runs. */
  endedBy(): NodeJS.Signals | number | undefined
  /** Resolves when the process has ended. */
  ended: Promise<unknown>
}

const FIXTURE = join(import.meta.dirname, 'paying-process.fixture.ts')

/** Starts a shop and waits until it is open. It ends with the scope. */
export async function startPayingProcess(settings: PayingProcessSettings): Promise<PayingProcess> {
  const child = fork(FIXTURE, [JSON.stringify(settings)], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const waiting = new Map<number, { resolve(met: MetPoint[]): void; reject(error: Error): void }>()
  let [number, url] = [0, '']
  const ended = once(child, 'exit').then(() => {
    for (const { reject } of waiting.values()) reject(new Error('It has died.'))
  })
  const opened = new Promise<void>((resolve, reject) => {
    waiting.set(0, { resolve: () => resolve(), reject })
  })
  child.on('message', (message: { id: number; url?: string; met?: MetPoint[]; error?: string }) => {
    url ||= message.url ?? ''
    const asked = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.error === undefined) asked?.resolve(message.met ?? [])
    else asked?.reject(new Error(message.error))
  })
  await opened
  return {
    act: (act, { now, dieAt } = {}) => {
      number += 1
      const id = number
      const told = new Promise<MetPoint[]>((resolve, reject) => waiting.set(id, { resolve, reject }))
      send(child, { id, act, ...(now && { now: now.toISOString() }), ...(dieAt && { dieAt }) })
      return told
    },
    async api(token, endpoint, question) {
      try {
        return await call(
          (request) => {
            const { pathname, search } = new URL(request.url)
            const headers = new Headers(request.headers)
            if (token) headers.set('authorization', `Token ${token}`)
            return fetch(new Request(url + pathname + search, new Request(request, { headers })))
          },
          endpoint,
          question,
        )
      } catch (error) {
        if (!(error instanceof CallFailed)) throw error
        throw new Error(`${error.status} ${error.message} ${JSON.stringify(error.error)}`)
      }
    },
    post: async (path, body, headers) => (await fetch(url + path, { method: 'POST', body, headers })).status,
    endedBy: () => child.signalCode ?? child.exitCode ?? undefined,
    ended,
    async [Symbol.asyncDispose]() {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}

function send(child: ChildProcess, message: ToPayingProcess): void {
  if (child.connected) child.send(message, () => {})
}
