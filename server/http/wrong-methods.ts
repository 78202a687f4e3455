import type { FastifyInstance } from 'fastify'
import { addressTooLong, notFound, wrongMethod } from './refusal.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/**
 * Answers requests that no route of this scope handles: 405 with `Allow` where the address has other methods,
 * 414 where a parameter is longer than the
 * router reads, else 404. Call it after all routes are registered. One route serves all addresses, because
 * one per address and method slows the start.
 * @param prefix what all addresses of the scope begin with, such as `/api/`
 * @param methodsByUrl which methods each address has, as routes write it: `/api/product/:slug/`
 */
export function answerWrongMethods(
  app: FastifyInstance,
  prefix: string,
  methodsByUrl: ReadonlyMap<string, ReadonlySet<string>>,
): void {
  // Read now: the routes added here are collected too, and allow nothing.
  const known = [...methodsByUrl].map(([url, methods]) => {
    if (!url.startsWith(prefix)) throw new Error(`${url} is not below ${prefix}.`)
    return { url, methods: [...methods].sort(), parts: url.split('/') }
  })
  // As in the router, what is written out comes before what stands for anything.
  known.sort((one, other) => one.url.split(':').length - other.url.split(':').length)
  const byLength = Map.groupBy(known, ({ parts }) => parts.length)
  const at = (given: string[]) => (byLength.get(given.length) ?? []).filter(({ parts }) => areAt(parts, given))
  const refuse = { config: { allow: 'anyone' }, schema: { hide: true }, handler: () => undefined } as const
  for (const { url, methods, parts } of known) {
    // The router would hand it to the address that stands for anything: `PUT /api/things/export` to `PUT /api/things/:id`.
    const others = new Set(at(parts).flatMap((address) => address.methods))
    const taken = METHODS.filter((method) => !methods.includes(method) && others.has(method))
    if (taken.length === 0) continue
    app.route({
      ...{ ...refuse, url, method: taken },
      onRequest: async ({ method }) => {
        throw wrongMethod(method, methods)
      },
    })
  }
  app.all(`${prefix}*`, {
    ...refuse,
    // Before the body is read: nothing in it could help.
    onRequest: async ({ method, url }) => {
      const [path = ''] = url.split('?', 1)
      const [address] = at(path.split('/'))
      // The router skips a route whose parameter is too long, also for a method that the address has.
      if (address?.methods.includes(method)) throw addressTooLong()
      if (address) throw wrongMethod(method, address.methods)
    },
    handler: () => {
      throw notFound()
    },
  })
}

/** Returns whether the parts of a path, of which there are as many, are at an address, as the router sees it. */
function areAt(parts: readonly string[], given: readonly string[]): boolean {
  return parts.every((part, index) => (part.startsWith(':') ? given[index] !== '' : part === given[index]))
}
