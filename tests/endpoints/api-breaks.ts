import type { ApiDocument } from './api-document.ts'

interface Schema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: Schema | boolean
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

/** What a schema says about one field. `values` is null if they are not listed. */
interface Field {
  types: Set<string>
  values: Set<string> | null
  isRequired: boolean
}
type Fields = Map<string, Field>

interface Operation {
  parameters?: { in: string; name: string; required?: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
  'x-deprecation'?: { until: string; fields?: string[] }
}

/**
 * Returns the changes from one document to a later one that break clients: removed endpoints, fields and request
 * values, narrower request types, wider response types, new required request fields, and removed events.
 * Announced removals are not breaks on and after their day.
 * @param today such as `2026-11-28`
 */
export function findBreaks(before: ApiDocument, after: ApiDocument, today: string): string[] {
  const ofEndpoints = Object.entries(before.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, released]) => {
      const name = `${method.toUpperCase()} ${path}`
      const old = released as unknown as Operation
      const current = after.paths[path]?.[method] as unknown as Operation | undefined
      const announced = old['x-deprecation']
      const isDue = announced !== undefined && announced.until <= today
      if (!current) return isDue && !announced.fields ? [] : [`${name} is removed`]
      const breaks = [
        ...breaksOfRequest(requestOf(before, old), requestOf(after, current)),
        ...Object.keys(old.responses).flatMap((status) =>
          breaksOfResponse(responseOf(before, old, status), responseOf(after, current, status)),
        ),
      ]
      return breaks
        .filter(([field]) => !(isDue && announced.fields?.includes(field)))
        .map(([field, change]) => `${name}: ${field || 'the body'} ${change}`)
    }),
  )
  return [...ofEndpoints, ...breaksOfWebhooks(before, after)]
}

function breaksOfWebhooks(before: ApiDocument, after: ApiDocument): string[] {
  return Object.entries(before.webhooks ?? {}).flatMap(([type, { post }]) => {
    const current = after.webhooks?.[type]
    if (!current) return [`${type} is removed`]
    const breaks = breaksOfResponse(requestOf(before, post as Operation), requestOf(after, current.post as Operation))
    return breaks.map(([field, change]) => `${type}: ${field} ${change}`)
  })
}

type Break = [field: string, change: string]

function breaksOfRequest(before: Fields, after: Fields): Break[] {
  const breaks: Break[] = []
  for (const [name, old] of before) {
    const current = after.get(name)
    if (!current) breaks.push([name, 'is removed'])
    else if (isNarrower(old, current)) breaks.push([name, 'accepts less'])
  }
  for (const [name, { isRequired }] of after)
    if (isRequired && isKnown(before, name) && !before.get(name)?.isRequired) breaks.push([name, 'is required'])
  return breaks
}

function breaksOfResponse(before: Fields, after: Fields): Break[] {
  return [...before].flatMap(([name, old]): Break[] => {
    const current = after.get(name)
    if (!current) return [[name, 'is removed']]
    if (old.isRequired && !current.isRequired) return [[name, 'can be missing']]
    return [...current.types].every((type) => old.types.has(type)) ? [] : [[name, 'has another type']]
  })
}

const isNarrower = (old: Field, current: Field) =>
  [...old.types].some((type) => !current.types.has(type)) ||
  (current.values !== null && [...(old.values ?? ['any'])].some((value) => !current.values?.has(value)))

/** A required field of a new optional object breaks no client. */
const isKnown = (before: Fields, name: string) => {
  const parent = name.includes('.') ? name.slice(0, name.lastIndexOf('.')) : ''
  return parent === '' || before.has(parent)
}

function requestOf(document: ApiDocument, { parameters = [], requestBody }: Operation): Fields {
  const fields: Fields = new Map()
  for (const { name, required = false, schema } of parameters)
    addFields(fields, document, schema, { name, isRequired: required, seen: [] })
  const [body] = Object.values(requestBody?.content ?? {})
  if (body) addFields(fields, document, body.schema, { name: '', isRequired: false, seen: [] })
  return fields
}

function responseOf(document: ApiDocument, { responses }: Operation, status: string): Fields {
  const fields: Fields = new Map()
  const [body] = Object.values(responses[status]?.content ?? {})
  if (body) addFields(fields, document, body.schema, { name: '', isRequired: true, seen: [] })
  return fields
}

/** Adds a schema and its fields by path. Alternatives count as one schema with the fields of all. */
function addFields(
  fields: Fields,
  document: ApiDocument,
  schema: Schema,
  { name, isRequired, seen }: { name: string; isRequired: boolean; seen: readonly string[] },
): void {
  const { $ref } = schema
  if ($ref !== undefined) {
    if (seen.includes($ref)) return
    const target = document.components.schemas[$ref.split('/').at(-1) ?? ''] as Schema
    addFields(fields, document, target, { name, isRequired, seen: [...seen, $ref] })
    return
  }
  const alternatives = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  if (alternatives.length === 0) addField(fields, name, schema, isRequired)
  for (const alternative of alternatives) addFields(fields, document, alternative, { name, isRequired, seen })
  for (const [key, property] of Object.entries(schema.properties ?? {}))
    addFields(fields, document, property, {
      name: name === '' ? key : `${name}.${key}`,
      isRequired: schema.required?.includes(key) ?? false,
      seen,
    })
  const { items, additionalProperties } = schema
  if (items) addFields(fields, document, items, { name: `${name}[]`, isRequired: false, seen })
  if (typeof additionalProperties === 'object')
    addFields(fields, document, additionalProperties, { name: `${name}.*`, isRequired: false, seen })
}

function addField(fields: Fields, name: string, schema: Schema, isRequired: boolean): void {
  const listed = schema.enum ?? (schema.const === undefined ? undefined : [schema.const])
  const found = fields.get(name)
  const types = [schema.type ?? (listed ? listed.map((value) => typeof value) : 'any')].flat()
  const values = listed ? new Set(listed.map((value) => JSON.stringify(value))) : null
  if (!found) {
    fields.set(name, { types: new Set(types), values, isRequired })
    return
  }
  for (const type of types) found.types.add(type)
  found.values = found.values && values && new Set([...found.values, ...values])
  found.isRequired = found.isRequired && isRequired
}
