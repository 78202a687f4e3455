import { expect, test } from 'vitest'
import { findBreaks } from './api-breaks.ts'
import type { ApiDocument } from './api-document.ts'

const OLD = {
  params: { page: { type: 'string' } },
  sent: { type: 'object', properties: { kind: { enum: ['a', 'b'] }, note: { type: 'string' } }, required: ['kind'] },
  returned: {
    type: 'object',
    properties: { id: { type: 'integer' }, lines: { type: 'array', items: { $ref: '#/components/schemas/Line' } } },
    required: ['id', 'lines'],
  },
  line: { type: 'object', properties: { title: { type: 'string' }, price: { type: 'string' } }, required: ['title'] },
}

const documentOf = ({ params, sent, returned, line }: Record<keyof typeof OLD, object>, more: object = {}) =>
  ({
    paths: {
      '/api/things/': {
        post: {
          parameters: Object.entries(params).map(([name, schema]) => ({ in: 'query', name, schema })),
          requestBody: { content: { 'application/json': { schema: sent } } },
          responses: { 200: { content: { 'application/json': { schema: returned } } } },
          ...more,
        },
      },
    },
    components: { schemas: { Line: line } },
  }) as unknown as ApiDocument

const breaks = (changed: Partial<Record<keyof typeof OLD, object>>, announced: object = {}) =>
  findBreaks(documentOf(OLD, announced), documentOf({ ...OLD, ...changed }), '2027-12-01')

const object = (properties: object, required: string[] = []) => ({ type: 'object', properties, required })
const { kind, note } = OLD.sent.properties

test('removed endpoints, parameters, fields and request values are breaks', () => {
  const gone = { paths: {}, components: { schemas: {} } } as unknown as ApiDocument
  expect(findBreaks(documentOf(OLD), gone, '2027-12-01')).toEqual(['POST /api/things/ is removed'])
  expect(breaks({ params: {} })).toEqual(['POST /api/things/: page is removed'])
  expect(breaks({ line: object({ title: { type: 'string' } }, ['title']) })).toEqual([
    'POST /api/things/: lines[].price is removed',
  ])
  expect(breaks({ sent: object({ kind: { enum: ['a'] }, note }, ['kind']) })).toEqual([
    'POST /api/things/: kind accepts less',
  ])
})

test('new required request fields and changed types are breaks', () => {
  expect(breaks({ sent: object({ kind, note }, ['kind', 'note']) })).toEqual(['POST /api/things/: note is required'])
  expect(breaks({ sent: object({ kind, note, key: note }, ['kind', 'key']) })).toEqual([
    'POST /api/things/: key is required',
  ])
  expect(breaks({ line: object({ title: { type: ['string', 'null'] }, price: note }, ['title']) })).toEqual([
    'POST /api/things/: lines[].title has another type',
  ])
})

test('new optional fields, values and nested required fields are no breaks', () => {
  expect(breaks({})).toEqual([])
  const added = { kind: { enum: ['a', 'b', 'c'] }, note, address: object({ city: note }, ['city']) }
  expect(breaks({ params: { ...OLD.params, after: note }, sent: object(added, ['kind']) })).toEqual([])
})

test('removed events and fields of events are breaks', () => {
  const documentWith = (webhooks: object) => ({ ...documentOf(OLD), webhooks }) as ApiDocument
  const event = (properties: object) => ({
    post: { requestBody: { content: { 'application/json': { schema: object(properties) } } }, responses: {} },
  })
  const before = documentWith({ 'order.paid': event({ type: note, data: note }) })
  expect(findBreaks(before, documentWith({}), '2027-12-01')).toEqual(['order.paid is removed'])
  expect(findBreaks(before, documentWith({ 'order.paid': event({ type: note }) }), '2027-12-01')).toEqual([
    'order.paid: data is removed',
  ])
})

test('an announced removal does not count as a break on and after its day', () => {
  const line = object({ title: { type: 'string' } }, ['title'])
  const announced = (until: string) => ({ 'x-deprecation': { until, fields: ['lines[].price'] } })
  expect(breaks({ line }, announced('2027-12-01'))).toEqual([])
  expect(breaks({ line }, announced('2027-12-02'))).toHaveLength(1)
})
