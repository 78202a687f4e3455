import type { CleanSvg } from './clean-svg.server.ts'
import { SvgError } from './read-svg.server.ts'
import { runSvgProcess } from './svg-process.server.ts'

const SCRIPT = new URL('./clean-svg.process.mjs', import.meta.url)

/** The output of `clean-svg.process.mjs`. */
type Outcome = { clean: CleanSvg } | { error: string }

/**
 * Cleans an uploaded drawing in its own process, so that an expensive file does not block the shop.
 * @throws SvgError with a sentence for the field
 */
export async function readCleanSvg(file: Buffer): Promise<CleanSvg> {
  const outcome = JSON.parse((await runSvgProcess(SCRIPT, file)).toString()) as Outcome
  if ('error' in outcome) throw new SvgError(outcome.error)
  return outcome.clean
}
