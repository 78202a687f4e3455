import type { FastifyInstance } from 'fastify'

const MS_PER_SECOND = 1000

/** Adds `Deprecation` (RFC 9745) and `Sunset` (RFC 8594) to the responses of deprecated endpoints of this scope. */
export function sendDeprecations(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const deprecation = route.config?.deprecated
    if (!deprecation) return
    const headers = {
      deprecation: `@${Date.parse(deprecation.since) / MS_PER_SECOND}`,
      sunset: new Date(deprecation.until).toUTCString(),
      link: '</api/docs/>; rel="deprecation"; type="text/html"',
    }
    route.onSend = [
      ...[route.onSend ?? []].flat(),
      async (_request, reply) => {
        reply.headers(headers)
      },
    ]
  })
}
