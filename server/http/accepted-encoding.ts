import type { Encoding } from '../cache/compact-response.ts'

/** In which the built files of browsers lie ready, the smallest first. */
export const ENCODINGS_OF_FILES = ['br', 'gzip', 'identity'] as const

/** In which an answer is sent that is made while somebody waits, the one that takes least to make first. */
const ENCODINGS: readonly Encoding[] = ['zstd', ...ENCODINGS_OF_FILES]

/** What browsers of these years send, for most of which nothing needs to be parsed. */
const BROWSERS = { 'gzip, deflate, br, zstd': 'zstd', 'gzip, deflate, br': 'br' } as const

/**
 * Returns the encoding in which an answer is sent: the one that `Accept-Encoding` rates highest (RFC 9110, 12.5.3), of those rated alike the
 * first of `encodings`. Plain bytes where nothing is acceptable, also when plain bytes are refused: an answer that somebody may be able to read
 * helps more than a 406, and the RFC leaves the choice.
 * @param accepted the header; undefined without it
 * @param encodings what there is, the best first
 */
export function acceptedEncoding(accepted: string | undefined, encodings = ENCODINGS): Encoding {
  const usual = BROWSERS[accepted as keyof typeof BROWSERS]
  if (usual !== undefined && encodings.includes(usual)) return usual
  const rates = ratesIn(accepted ?? '')
  const rateOf = (encoding: Encoding) => rates.get(encoding) ?? rates.get('*') ?? 0
  // Plain bytes that nobody names are acceptable and the last resort.
  const offered = encodings.filter((encoding) => encoding !== 'identity' || rates.has('identity'))
  const best = Math.max(...offered.map(rateOf))
  return offered.find((encoding) => best > 0 && rateOf(encoding) === best) ?? 'identity'
}

/** How each named encoding is rated, from 0 (refused) to 1; what is no rate refuses too. */
function ratesIn(accepted: string): Map<string, number> {
  const named = accepted.split(',').map((item): [string, number] => {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase())
    const rate = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, '') ?? '1'
    return [name === 'x-gzip' ? 'gzip' : name, /^(0(\.\d*)?|1(\.0*)?)$/.test(rate) ? Number(rate) : 0]
  })
  return new Map(named)
}
