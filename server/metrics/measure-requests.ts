import type { FastifyInstance } from 'fastify'
import type { Histogram } from 'prom-client'
import { IN_PROCESS } from '../http/in-process.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Value of the `route` label; routes with the same value share their time series. */
    metricsRoute?: string
  }
}

export type RequestDuration = Histogram<'method' | 'route' | 'status'>

/** Records the duration of each response. The label is the route pattern, because a path can contain personal data. */
export function measureRequests(app: FastifyInstance, duration: RequestDuration): void {
  app.addHook('onResponse', ({ method, routeOptions, socket }, { statusCode, elapsedTime }, done) => {
    const { url = 'none', config } = routeOptions
    const labels = { method, route: config.metricsRoute ?? url, status: `${Math.floor(statusCode / 100)}xx` }
    if (socket.remoteAddress !== IN_PROCESS) duration.observe(labels, elapsedTime / 1000)
    done()
  })
}
