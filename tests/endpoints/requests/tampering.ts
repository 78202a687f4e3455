import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import type { Endpoint } from '../../../lib/endpoint.ts'
import {
  hostileAuthorization,
  hostileJson,
  hostileName,
  hostileSearch,
  hostileSegment,
  hostileType,
} from './hostile/hostile-requests.ts'
import { hostileText, hostileValue, moreKeys } from './hostile/hostile-values.ts'
import { nearlyEach } from './nearly-valid.ts'
import { type AnyRequest, addressOf } from './request.ts'

type Changes = Record<string, unknown>
type Request = Pick<InjectOptions, 'url' | 'headers' | 'payload'>
/** Encodes a valid body as bytes with their content type. */
type Written = (body: unknown) => Promise<{ payload?: string | Buffer; type?: string }>

/** Returns almost valid requests for an endpoint, and some invalid ones. */
export function tampering({
  schema,
}: Endpoint): fc.Arbitrary<(question: AnyRequest, token: string, url: string) => Promise<Request>> {
  const asInAddress = (part: fc.Arbitrary<unknown>) =>
    fc.oneof(
      part.map(textOf).map((text) => encodeURIComponent(text.toWellFormed())),
      hostileSegment,
    )
  return fc
    .record({
      params: some(8, mapped(nearlyEach(schema.params), asInAddress)),
      query: some(
        4,
        mapped(nearlyEach(schema.querystring), (part) => part.map((value) => textOf(value).toWellFormed())),
      ),
      search: seldom('', hostileSearch),
      write: writing(nearlyEach(schema.body)),
      authorization: fc.option(hostileAuthorization, { freq: 1, nil: undefined }),
      isAsker: fc.integer({ min: 0, max: 9 }).map((n) => n > 0),
    })
    .map(({ params, query, search, write, authorization, isAsker }) => async (question, token, url) => {
      const address = addressOf(url, {
        params: { ...question.params, ...(params as Record<string, string>) },
        query: { ...question.query, ...(query as Record<string, string>) },
      })
      const { payload, type } = await write(question.body)
      const given = isAsker ? `Token ${token}` : authorization
      return {
        url: search === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${search}`,
        headers: {
          ...(given !== undefined && { authorization: given }),
          ...(type !== undefined && { 'content-type': type }),
        },
        ...(payload !== undefined && { payload }),
      }
    })
}

/**
 * Changes none or one of the parts in most cases, so that requests pass the first check. `untouched` is the weight of
 * none.
 */
function some(untouched: number, parts: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<Changes> {
  const names = Object.keys(parts)
  if (names.length === 0) return fc.constant({})
  const one = fc
    .constantFrom(...names)
    .chain((name) => (parts[name] ?? hostileValue).map((value) => ({ [name]: value })))
  return fc.oneof(
    { weight: untouched, arbitrary: fc.constant({}) },
    { weight: 4, arbitrary: one },
    { weight: 1, arbitrary: fc.record(parts, { requiredKeys: [] }) },
  )
}

/** Returns the usual value in most cases. */
const seldom = <T>(usual: T, odd: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: odd })

function writing(parts: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<Written> {
  const changed = fc
    .tuple(
      some(3, parts),
      seldom(null, moreKeys),
      seldom([], fc.subarray(Object.keys(parts), { maxLength: Math.min(1, Object.keys(parts).length) })),
    )
    .map(
      ([changes, more, missing]): Written =>
        async (body) => {
          if (body instanceof FormData) return bytesOf(body)
          if (body === undefined && more === null) return {}
          const all = { ...more, ...(body as object), ...changes }
          const left = Object.entries(all).filter(([name]) => !missing.includes(name))
          return { payload: JSON.stringify(Object.fromEntries(left)), type: 'application/json' }
        },
    )
  const whole = hostileValue.map(
    (value): Written =>
      async () => ({
        payload: JSON.stringify(value),
        type: 'application/json',
      }),
  )
  const broken = hostileJson.map(
    (payload): Written =>
      async () => ({ payload, type: 'application/json' }),
  )
  const otherType = fc.option(hostileType, { nil: undefined }).map(
    (type): Written =>
      async (body) => {
        const { payload = '' } = body instanceof FormData ? await bytesOf(body) : { payload: JSON.stringify(body) }
        return type === undefined ? { payload } : { payload, type }
      },
  )
  return fc.oneof(
    { weight: 10, arbitrary: changed },
    // A body without a schema is a form or empty.
    { weight: Object.keys(parts).length === 0 ? 12 : 1, arbitrary: changedForm() },
    { weight: 1, arbitrary: whole },
    { weight: 1, arbitrary: broken },
    { weight: 1, arbitrary: otherType },
  )
}

/**
 * Returns forms with an additional, missing or wrong field, sometimes truncated. Also for endpoints that expect JSON.
 */
function changedForm(): fc.Arbitrary<Written> {
  return fc
    .record({
      at: fc.nat({ max: 20 }),
      change: fc.constantFrom('drop', 'text', 'file', 'rename', 'add', 'add file', 'none'),
      name: hostileName,
      text: hostileText,
      lasts: fc.oneof(
        { weight: 5, arbitrary: fc.constant(1) },
        { weight: 1, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }) },
      ),
    })
    .map(
      ({ at, change, name, text, lasts }): Written =>
        async (body) => {
          if (body === undefined) return {}
          const entries =
            body instanceof FormData
              ? [...body]
              : Object.entries(body as object).map(([field, value]) => [field, textOf(value)] as const)
          const chosen = at % Math.max(1, entries.length)
          const form = new FormData()
          for (const [index, [field, value]] of entries.entries()) {
            const isChosen = index === chosen
            if (isChosen && change === 'drop') continue
            if (isChosen && change === 'file') form.append(field, new File([text], name))
            else
              form.append(isChosen && change === 'rename' ? name : field, isChosen && change === 'text' ? text : value)
          }
          if (change === 'add') form.append(name, text)
          if (change === 'add file') form.append(name, new File([text], text.slice(0, 50)))
          const { payload, type } = await bytesOf(form)
          return { payload: payload.subarray(0, Math.floor(payload.length * lasts)), type }
        },
    )
}

async function bytesOf(form: FormData): Promise<{ payload: Buffer; type: string }> {
  const response = new Response(form)
  return { payload: Buffer.from(await response.arrayBuffer()), type: response.headers.get('content-type') ?? '' }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

function mapped<From, To>(parts: Record<string, From>, change: (part: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, change(part)]))
}
