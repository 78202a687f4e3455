import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AnswerTimes } from './answer-times.ts'
import { asText } from './family.ts'
import { watchProcess } from './process-families.ts'
import { type Measured, shopFamilies } from './shop-families.ts'

const REQUEST_WITHIN_MS = 5_000

interface Metrics {
  url: string
  close(): void
}

/**
 * Tells what is measured at `/metrics`, on a port of its own: visitors reach only the shop's.
 * @throws the system's error when it cannot listen there
 */
export async function openMetrics(
  { host, port }: { host: string; port: number },
  { answerTimes, ...measured }: Measured & { answerTimes: AnswerTimes },
): Promise<Metrics> {
  const watched = watchProcess()
  const server = createServer({ requestTimeout: REQUEST_WITHIN_MS }, async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    const families = [answerTimes.family(), ...watched.families(), ...(await shopFamilies(measured))]
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(asText(families))
  })
  const close = () => {
    watched.stop()
    server.close()
    server.closeAllConnections()
  }
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (error) {
    close()
    throw error
  }
  const { address, family, port: opened } = server.address() as AddressInfo
  return { url: `http://${family === 'IPv6' ? `[${address}]` : address}:${opened}/metrics`, close }
}
