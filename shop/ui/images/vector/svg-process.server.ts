import { spawn } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { limitConcurrency } from '../../../../server/limits/limit-concurrency.ts'
import { SvgError } from './read-svg.server.ts'

const TIME_LIMIT_MS = 5_000
const HEAP_LIMIT_MB = 256
const inTurn = limitConcurrency(1)

const TOO_LONG = 'Drawing this takes too long. Simplify it, or save it as PNG.'
const NOT_DRAWN = 'Upload a valid SVG. The file you uploaded could not be drawn.'

/**
 * Runs a script in its own process without environment variables, one at a time, for at most 5 s.
 * @returns its standard output
 * @throws SvgError with a sentence for the field
 */
export function runSvgProcess(script: URL, input: Buffer | string): Promise<Buffer> {
  return inTurn(async () => {
    const process = spawn(
      globalThis.process.execPath,
      [`--max-old-space-size=${HEAP_LIMIT_MB}`, fileURLToPath(script)],
      {
        stdio: ['pipe', 'pipe', 'ignore'],
        env: {},
        timeout: TIME_LIMIT_MS,
        killSignal: 'SIGKILL',
      },
    )
    const ended = new Promise<NodeJS.Signals | number | null>((resolve, reject) => {
      process.once('error', reject)
      process.once('close', (code, signal) => resolve(signal ?? code))
    })
    // A killed process no longer reads its input.
    process.stdin.on('error', () => {})
    process.stdin.end(input)
    const [output, result] = await Promise.all([buffer(process.stdout), ended])
    if (result === 0 && output.length > 0) return output
    throw new SvgError(result === 'SIGKILL' ? TOO_LONG : NOT_DRAWN)
  })
}
