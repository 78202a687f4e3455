import type { FastifyInstance } from 'fastify'
import { IN_PROCESS } from '../http/in-process.ts'
import type { Family } from './family.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name under which many routes are measured together. */
    measuredAs?: string
  }
}

/** From kept pages, which take less than a millisecond, to the longest that a statement may take. */
const WITHIN_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]

interface Times {
  labels: { method: string; route: string; status: string }
  /** How many took at most as long as each of the bounds, and no less than the one before; the last took longer than any. */
  counts: number[]
  seconds: number
}

/** How many answers went out by method, route and class of status, and how long they took. */
export class AnswerTimes {
  readonly #times = new Map<string, Times>()

  add(method: string, route: string, status: number, seconds: number): void {
    const group = `${Math.floor(status / 100)}xx`
    const key = `${method} ${route} ${group}`
    let times = this.#times.get(key)
    if (!times) {
      const counts = Array.from({ length: WITHIN_SECONDS.length + 1 }, () => 0)
      times = { labels: { method, route, status: group }, counts, seconds: 0 }
      this.#times.set(key, times)
    }
    const place = WITHIN_SECONDS.findIndex((bound) => seconds <= bound)
    const index = place < 0 ? WITHIN_SECONDS.length : place
    times.counts[index] = (times.counts[index] ?? 0) + 1
    times.seconds += seconds
  }

  family(): Family {
    return {
      name: 'http_request_duration_seconds',
      type: 'histogram',
      help: 'Time from the head of a request to the end of its answer.',
      samples: [...this.#times.values()].flatMap(({ labels, counts, seconds }) => {
        let upTo = 0
        const buckets = counts.map((count, index) => {
          upTo += count
          const le = String(WITHIN_SECONDS[index] ?? '+Inf')
          return { suffix: '_bucket' as const, labels: { ...labels, le }, value: upTo }
        })
        return [
          ...buckets,
          { suffix: '_sum' as const, labels, value: seconds },
          { suffix: '_count' as const, labels, value: upTo },
        ]
      }),
    }
  }
}

/** Measures the answers of an app by the pattern of their route, never by the address that was asked: that may tell of people. */
export function timeAnswers(app: FastifyInstance, times: AnswerTimes): void {
  app.addHook('onResponse', ({ method, routeOptions, socket }, { statusCode, elapsedTime }, done) => {
    const { url = 'none', config } = routeOptions
    if (socket.remoteAddress !== IN_PROCESS) times.add(method, config.measuredAs ?? url, statusCode, elapsedTime / 1000)
    done()
  })
}
