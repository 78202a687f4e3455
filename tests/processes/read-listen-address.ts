import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/**
 * Reads the address that a shop prints once it is open.
 * @param hear receives each line of output, then and later
 * @throws Error if the process ends instead
 */
export function readListenAddress(stdout: Readable, hear: (line: string) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const lines = createInterface(stdout)
    lines.on('line', (line) => {
      hear(line)
      const address = /^The shop is open: (\S+)$/.exec(line)?.[1]
      if (address) resolve(address)
    })
    lines.once('close', () => reject(new Error('The shop ended before it was open.')))
  })
}
