import type { FastifyInstance } from 'fastify'
import { addressTooLong, notFound, wrongMethod } from './refusal.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/**
 * Answers requests that no route of this scope handles: 405 with `Allow` if the path has other methods, 414 if a
 * parameter exceeds the router's limit, else 404. Call it after the other routes are registered. A single wildcard
 * route keeps the start fast.
 * @param prefix common prefix of the scope's paths, such as `/api/`
 * @param methodsByUrl methods by route path, such as `/api/product/:slug/`
 * @throws Error for a path without the prefix
 */
export function answerWrongMethods(
  app: FastifyInstance,
  prefix: string,
  methodsByUrl: ReadonlyMap<string, ReadonlySet<string>>,
): void {
  // Copied now, because the routes that are added below also get into `methodsByUrl`.
  const first = prefix.split('/').length - 1
  const known = [...methodsByUrl].map(([url, methods]) => {
    const parts = url.split('/')
    if (!url.startsWith(prefix)) throw new Error(`${url} is not below ${prefix}.`)
    return { url, methods: [...methods].sort(), parts }
  })
  // Static paths come before paths with parameters, as in the router.
  known.sort((one, other) => one.url.split(':').length - other.url.split(':').length)
  // Most paths differ in their first segment below the prefix. `:` begins a parameter.
  const groups = Map.groupBy(known, ({ parts }) => `${parts.length} ${parts[first]?.replace(/^:.*/, ':')}`)
  const at = (segments: readonly string[]) =>
    [segments[first], ':']
      .flatMap((segment) => groups.get(`${segments.length} ${segment}`) ?? [])
      .filter(({ parts }) => matchesPath(parts, segments))
  const refuse = { config: { allow: 'anyone' }, schema: { hide: true }, handler: () => undefined } as const
  for (const { url, methods, parts } of known) {
    // The router would pass such a method to the path with a parameter: `PUT /api/things/export` to `PUT
    // /api/things/:id`.
    const others = new Set(at(parts).flatMap((address) => address.methods))
    const usedByOthers = METHODS.filter((method) => !methods.includes(method) && others.has(method))
    if (usedByOthers.length === 0) continue
    app.route({
      ...{ ...refuse, url, method: usedByOthers },
      onRequest: async ({ method }) => {
        throw wrongMethod(method, methods)
      },
    })
  }
  app.all(`${prefix}*`, {
    ...refuse,
    // Runs before the body is read.
    onRequest: async ({ method, url }) => {
      const [path = ''] = url.split('?', 1)
      const [address] = at(path.split('/'))
      // The method exists, so the router has skipped the route because of a parameter that is too long.
      if (address?.methods.includes(method)) throw addressTooLong()
      if (address) throw wrongMethod(method, address.methods)
    },
    handler: () => {
      throw notFound()
    },
  })
}

/** Returns true if the router would match the path to the route. Both have the same number of segments. */
function matchesPath(parts: readonly string[], segments: readonly string[]): boolean {
  return parts.every((part, index) => (part.startsWith(':') ? segments[index] !== '' : part === segments[index]))
}
