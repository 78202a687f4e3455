import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Registry } from 'prom-client'

const REQUEST_TIMEOUT_MS = 5_000

interface MetricsServer {
  url: string
  close(): void
}

/**
 * Serves the metrics at `/metrics` on a separate port, which is not reachable under the shop's public URL.
 * @param update sets the current values before each scrape
 * @throws the system's error if it can't listen there
 */
export async function startMetricsServer(
  { host, port }: { host: string; port: number },
  registry: Registry,
  update: () => Promise<void>,
): Promise<MetricsServer> {
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    await update()
    const text = await registry.metrics()
    response.writeHead(200, { 'content-type': registry.contentType }).end(text)
  })
  server.listen(port, host)
  await once(server, 'listening')
  const { address, family, port: opened } = server.address() as AddressInfo
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://${family === 'IPv6' ? `[${address}]` : address}:${opened}/metrics`, close }
}
