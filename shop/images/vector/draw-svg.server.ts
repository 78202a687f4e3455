import { spawn } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { limitConcurrency } from '../../../server/limits/limit-concurrency.ts'
import { SvgError } from './read-svg.server.ts'

const DRAWER = fileURLToPath(new URL('./draw-svg.process.mjs', import.meta.url))
const PATIENCE_MS = 5_000
const inTurn = limitConcurrency(1)

const TOO_LONG = 'Drawing this takes too long. Simplify it, or save it as PNG.'
const NOT_DRAWN = 'Upload a valid SVG. The file you uploaded could not be drawn.'

/**
 * Draws an SVG in the size that it gives itself, as PNG. It is drawn by a process of its own, which is ended when it takes too long: nothing else ends
 * a decoder, and what it takes here it would take in every browser.
 * @throws SvgError with a sentence for the field
 */
export function drawSvg(svg: string): Promise<Buffer> {
  return inTurn(async () => {
    const process = spawn(globalThis.process.execPath, [DRAWER], {
      stdio: ['pipe', 'pipe', 'ignore'],
      env: {},
      timeout: PATIENCE_MS,
      killSignal: 'SIGKILL',
    })
    const ended = new Promise<NodeJS.Signals | number | null>((resolve, reject) => {
      process.once('error', reject)
      process.once('close', (code, signal) => resolve(signal ?? code))
    })
    // One that is ended reads no more.
    process.stdin.on('error', () => {})
    process.stdin.end(svg)
    const [drawn, how] = await Promise.all([buffer(process.stdout), ended])
    if (how === 0 && drawn.length > 0) return drawn
    throw new SvgError(how === 'SIGKILL' ? TOO_LONG : NOT_DRAWN)
  })
}
