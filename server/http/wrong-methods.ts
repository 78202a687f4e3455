import type { FastifyInstance } from 'fastify'
import { notFound, wrongMethod } from './refusal.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/**
 * Answers what no route of this scope answers: 405 with `Allow` where an address exists but not for the method, else 404. Call it after all routes are
 * registered. One route does it for all of them: with one for each address and method the router had five times as many, which a start paid for.
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
    return { url, methods: [...methods].sort(), matches: matcherOf(url) }
  })
  // As in the router, what is written out comes before what stands for anything.
  known.sort((one, other) => one.url.split(':').length - other.url.split(':').length)
  const refuse = { config: { allow: 'anyone' }, schema: { hide: true }, handler: () => undefined } as const
  for (const { url, methods } of known) {
    // The router would hand it to the address that stands for anything: `PUT /api/things/export` to `PUT /api/things/:id`.
    const taken = METHODS.filter(
      (method) =>
        !methods.includes(method) && known.some((other) => other.methods.includes(method) && other.matches(url)),
    )
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
      const address = known.find(({ matches }) => matches(path))
      if (address) throw wrongMethod(method, address.methods)
    },
    handler: () => {
      throw notFound()
    },
  })
}

/** Returns whether a path is at an address, as the router sees it. */
function matcherOf(url: string): (path: string) => boolean {
  const parts = url.split('/')
  return (path) => {
    const given = path.split('/')
    return (
      given.length === parts.length &&
      parts.every((part, index) => (part.startsWith(':') ? given[index] !== '' : part === given[index]))
    )
  }
}
