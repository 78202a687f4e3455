import { z } from 'zod'
import type { Endpoint } from '../../../../lib/endpoint.ts'

/** Characters that need no escaping in forms, JSON and part names. */
const CHARACTERS = Array.from({ length: 94 }, (_, place) => String.fromCharCode(33 + place)).filter(
  (character) => !'&=+%@"\\;'.includes(character),
)

/** Returns as many distinct names as fit into the given bytes with one separator each, shortest first. */
export function distinctNames(bytes: number): string[] {
  const pairs = CHARACTERS.flatMap((one) => CHARACTERS.map((other) => one + other))
  const all = [...CHARACTERS, ...pairs, ...pairs.flatMap((pair) => CHARACTERS.slice(0, 6).map((third) => pair + third))]
  let left = bytes
  return all.filter((name) => {
    left -= name.length + 1
    return left >= 0
  })
}

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'
const MULTIPART_TYPE = 'multipart/form-data; boundary=x'

export interface LargestBody {
  kind: string
  type: string
  payload: string
}

/**
 * Returns the largest bodies that an endpoint accepts: JSON and forms with many distinct names, and each field at its
 * maximum length.
 */
export function largestBodies({ schema, config }: Endpoint, right: unknown, bytes: number): LargestBody[] {
  const names = distinctNames(bytes)
  const parts = names.map((name) => `--x\r\ncontent-disposition:form-data;name="${name}"\r\n\r\n\r\n`)
  const multipart = { kind: 'multipart names', type: MULTIPART_TYPE, payload: filled('', parts, '--x--\r\n', bytes) }
  if (config.upload) return [multipart]
  if (!(schema.body instanceof z.ZodObject)) return []
  const json = (kind: string, payload: string) => ({ kind, type: JSON_TYPE, payload })
  const form = (kind: string, all: string[]) => ({ kind, type: FORM_TYPE, payload: filled('', all, '', bytes) })
  const depth = Math.floor(bytes / 2)
  return [
    multipart,
    json(
      'JSON names',
      filled(
        '{',
        names.map((name) => `,"${name}":0`),
        '}',
        bytes,
      ).replace(',', ''),
    ),
    json('deep JSON', '['.repeat(depth) + ']'.repeat(depth)),
    form(
      'form names',
      names.map((name) => `&${name}`),
    ),
    form(
      'form of 1,000 fields',
      names.slice(0, 1_000).map((name) => `&${name}=${'x'.repeat(60)}`),
    ),
    ...Object.keys(schema.body.shape).flatMap((field) => {
      const { [field]: value, ...others } = (right ?? {}) as Record<string, unknown>
      const head = `${JSON.stringify({ ...others, last: 0 }).replace(/"last":0}$/, '')}${JSON.stringify(field)}:`
      const list = (kind: string, item: string) =>
        json(`${field}: ${kind}`, filled(`${head}[0`, [`,${item}`], ']}', bytes))
      if (Array.isArray(value))
        return [
          ...['0', '{}', '""', JSON.stringify(value[0] ?? null)].map((item) => list(`list of ${item}`, item)),
          form(`${field}: form list`, [`&${field}`]),
          form(
            `${field}: form items`,
            names.map((name) => `&${field}[${name}][x]`),
          ),
        ]
      if (typeof value === 'object')
        return [
          form(
            `${field}: form object`,
            names.map((name) => `&${field}[${name}]`),
          ),
        ]
      return ['x', '*'].map((character) =>
        json(`${field}: text of ${character}`, filled(`${head}"`, [character], '"}', bytes)),
      )
    }),
  ]
}

/** Puts as many parts as fit between a beginning and an end. A single part is repeated. */
function filled(begin: string, parts: readonly string[], end: string, bytes: number): string {
  let left = bytes - begin.length - end.length
  if (parts.length === 1) return begin + (parts[0] ?? '').repeat(left / (parts[0]?.length ?? 1)) + end
  const fitting = parts.filter((part) => {
    left -= part.length
    return left >= 0
  })
  return begin + fitting.join('') + end
}
