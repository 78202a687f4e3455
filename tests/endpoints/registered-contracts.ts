import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'
import type { Endpoint } from '../../lib/endpoint.ts'

const EVERY_FASTIFY = 'fastify.initialization'

/** Opens a shop and collects the contracts that it registers, so that tests need not list them. */
export async function registeredBy<Opened>(
  open: () => Promise<Opened>,
): Promise<{ opened: Opened; contracts: Endpoint[] }> {
  const routes: RouteOptions[] = []
  const listen = (made: unknown) => {
    const { fastify } = made as { fastify: FastifyInstance }
    fastify.addHook('onRoute', (route) => void routes.push(route))
  }
  subscribe(EVERY_FASTIFY, listen)
  try {
    const opened = await open()
    return { opened, contracts: routes.filter(isContract) }
  } finally {
    unsubscribe(EVERY_FASTIFY, listen)
  }
}

/** Other routes (pages, the API reference, wrong methods) are hidden from the reference or have no description. */
function isContract(route: RouteOptions): route is RouteOptions & Endpoint {
  const { method, schema } = route
  return method !== 'HEAD' && schema !== undefined && !schema.hide && 'summary' in schema
}
