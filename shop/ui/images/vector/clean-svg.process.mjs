// Reads an SVG from standard input and writes the cleaned drawing, or the reason of a refusal, as JSON.
// Started by read-clean-svg.server.ts.
import { buffer } from 'node:stream/consumers'
import { cleanSvg } from './clean-svg.server.ts'
import { SvgError } from './read-svg.server.ts'

/** @param {Buffer} file */
function outcomeOf(file) {
  try {
    return { clean: cleanSvg(file) }
  } catch (error) {
    if (error instanceof SvgError) return { error: error.message }
    throw error
  }
}

process.stdout.write(JSON.stringify(outcomeOf(await buffer(process.stdin))))
