import type { Encoding } from '../cache/compact-response.ts'

/** The encodings of built browser files, smallest first. */
export const ENCODINGS_OF_FILES = ['br', 'gzip', 'identity'] as const

/** The encodings of responses that are encoded on demand, fastest first. */
const ENCODINGS: readonly Encoding[] = ['zstd', ...ENCODINGS_OF_FILES]

/** `Accept-Encoding` of current browsers, answered without parsing. */
const BROWSERS = { 'gzip, deflate, br, zstd': 'zstd', 'gzip, deflate, br': 'br' } as const

/**
 * Returns the response encoding: the one with the highest weight in `Accept-Encoding` (RFC 9110, 12.5.3), at equal
 * weights the first of `encodings`. Falls back to plain bytes, even if they are refused: RFC 9110 permits that
 * instead of a 406.
 * @param accepted the header; undefined if it is missing
 * @param encodings the available encodings, best first
 */
export function acceptedEncoding(accepted: string | undefined, encodings = ENCODINGS): Encoding {
  const usual = BROWSERS[accepted as keyof typeof BROWSERS]
  if (usual !== undefined && encodings.includes(usual)) return usual
  const rates = ratesIn(accepted ?? '')
  const rateOf = (encoding: Encoding) => rates.get(encoding) ?? rates.get('*') ?? 0
  // `identity` is acceptable without being listed, but only as the last choice.
  const offered = encodings.filter((encoding) => encoding !== 'identity' || rates.has('identity'))
  const best = Math.max(...offered.map(rateOf))
  return offered.find((encoding) => best > 0 && rateOf(encoding) === best) ?? 'identity'
}

/** Returns the weight of each listed encoding from 0 (refused) to 1; an invalid weight counts as 0. */
function ratesIn(accepted: string): Map<string, number> {
  const named = accepted.split(',').map((item): [string, number] => {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase())
    const rate = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, '') ?? '1'
    return [name === 'x-gzip' ? 'gzip' : name, /^(0(\.\d*)?|1(\.0*)?)$/.test(rate) ? Number(rate) : 0]
  })
  return new Map(named)
}
