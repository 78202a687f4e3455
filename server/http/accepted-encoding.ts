import type { Encoding } from '../cache/compact-response.ts'

/** What the shop can send, the smallest first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const

/**
 * Returns the encoding in which an answer is sent: the one that `Accept-Encoding` rates highest (RFC 9110, 12.5.3), of those rated alike the
 * smallest. Plain bytes where nothing is acceptable, also when plain bytes are refused: an answer that somebody may be able to read
 * helps more than a 406, and the RFC leaves the choice.
 * @param accepted the header; undefined without it
 */
export function acceptedEncoding(accepted: string | undefined): Encoding {
  // What nearly every browser sends; the rest of the function is for everybody else.
  if (accepted === 'gzip, deflate, br, zstd' || accepted === 'gzip, deflate, br') return 'br'
  const rates = ratesIn(accepted ?? '')
  const rateOf = (encoding: Encoding) => rates.get(encoding) ?? rates.get('*') ?? 0
  // Plain bytes that nobody names are acceptable and the last resort.
  const offered = ENCODINGS.filter((encoding) => encoding !== 'identity' || rates.has('identity'))
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
