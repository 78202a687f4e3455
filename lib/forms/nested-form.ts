import type { z } from 'zod'

/** A form field: a text or a file. */
type Part<Leaf> = readonly [name: string, value: Leaf]

/** A value as a form represents it: objects and lists of fields, each of them may be absent. */
export type Nested<T, Leaf> = T extends readonly (infer Item)[]
  ? Nested<Item, Leaf>[]
  : T extends Blob
    ? Leaf
    : T extends object
      ? { [Key in keyof T]?: Nested<NonNullable<T[Key]>, Leaf> }
      : Leaf

/** Longer lists are cut here; schemas allow fewer items. */
const MAX_ITEMS = 100
const NAME = /^(\w{1,60})((?:\[\w{1,30}\])*)$/
const INDEX = /^\d{1,9}$/

/** Returns the name of a nested field: `['variants', 0, 'name']` -> `variants[0][name]`. */
export function nestedName([first, ...inner]: readonly PropertyKey[]): string {
  return inner.reduce<string>((name, key) => `${name}[${String(key)}]`, String(first))
}

/**
 * Returns the form fields of an object. Undefined values are left out; a list of texts or files repeats its name; an
 * empty list is an empty text.
 */
export function encodeNested(value: object, path: readonly PropertyKey[] = []): [name: string, value: string | Blob][] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => partsOf(inner, [...path, key]))
}

function partsOf(value: unknown, path: readonly PropertyKey[]): [string, string | Blob][] {
  if (isField(value)) return [[nestedName(path), value]]
  if (!Array.isArray(value)) return value ? encodeNested(value, path) : []
  if (value.length === 0) return [[nestedName(path), '']]
  return value.flatMap((item, index) => partsOf(item, isField(item) ? path : [...path, index]))
}

const isField = (value: unknown): value is string | Blob => typeof value === 'string' || value instanceof Blob

/**
 * Parses the form fields that the schema has into an object, without validation. Unknown names are ignored, the last
 * value of a repeated name counts, and list items without fields are empty objects.
 * @param schema an object of objects, lists and fields of any other type
 */
export function decodeNested<Schema extends z.ZodObject, Leaf>(
  schema: Schema,
  form: Iterable<Part<Leaf>>,
): Nested<z.input<Schema>, Leaf> {
  const shape = shapeOf(schema)
  const parts = [...form].flatMap(([name, value]) => {
    const keys = keysIn(name)
    return keys && hasPlace(shape, keys) ? [{ keys, value }] : []
  })
  return valueIn(shape, parts) as Nested<z.input<Schema>, Leaf>
}

type Shape = { kind: 'field' } | { kind: 'list'; of: Shape } | { kind: 'object'; of: ReadonlyMap<string, Shape> }

const FIELD: Shape = { kind: 'field' }

/** The structure of a schema's fields. */
function shapeOf(schema: z.core.$ZodType): Shape {
  const { def } = schema._zod as unknown as { def: z.core.$ZodTypes['_zod']['def'] }
  switch (def.type) {
    case 'object':
      return { kind: 'object', of: new Map(Object.entries(def.shape).map(([key, inner]) => [key, shapeOf(inner)])) }
    case 'array':
      return { kind: 'list', of: shapeOf(def.element) }
    case 'union':
      return merged(def.options.map(shapeOf))
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return shapeOf(def.innerType)
    case 'pipe':
      return shapeOf(def.in)
    default:
      return FIELD
  }
}

/** The structure of a value with one of several shapes: an object with the fields of all if each is an object. */
function merged(shapes: readonly Shape[]): Shape {
  const objects = shapes.flatMap((shape) => (shape.kind === 'object' ? shape : []))
  if (objects.length < shapes.length) return FIELD
  const fields = Map.groupBy(
    objects.flatMap(({ of }) => [...of]),
    ([key]) => key,
  )
  const found = [...fields].map(
    ([key, all]) => [key, all.find(([, { kind }]) => kind !== 'field')?.[1] ?? FIELD] as const,
  )
  return { kind: 'object', of: new Map(found) }
}

function keysIn(name: string): string[] | undefined {
  const [, first, inner = ''] = NAME.exec(name) ?? []
  return first === undefined ? undefined : [first, ...inner.split(/[[\]]+/).filter((key) => key !== '')]
}

function hasPlace(shape: Shape, [key, ...inner]: readonly string[]): boolean {
  switch (shape.kind) {
    case 'field':
      return key === undefined
    case 'list':
      return key === undefined || (INDEX.test(key) && hasPlace(shape.of, inner))
    case 'object': {
      if (key === undefined) return false
      const of = shape.of.get(key)
      // An unknown field still shows that its object exists.
      return of ? hasPlace(of, inner) : inner.length === 0
    }
  }
}

interface Placed<Leaf> {
  keys: readonly string[]
  value: Leaf
}

function valueIn<Leaf>(shape: Shape, parts: readonly Placed<Leaf>[]): unknown {
  switch (shape.kind) {
    case 'field':
      return parts.at(-1)?.value
    case 'object': {
      const byKey = Map.groupBy(parts, ({ keys: [key] }) => key ?? '')
      const values = [...shape.of].flatMap(([key, of]) => {
        const inner = byKey.get(key)
        return inner ? [[key, valueIn(of, inner.map(inside))]] : []
      })
      return Object.fromEntries(values)
    }
    case 'list':
      return shape.of.kind === 'field' ? fields(shape.of, parts) : items(shape.of, parts)
  }
}

/** Items by ascending index without gaps; items without an index in form order. */
function fields<Leaf>(of: Shape, parts: readonly Placed<Leaf>[]): unknown[] {
  if (parts.length === 1 && parts[0]?.keys.length === 0 && parts[0].value === '') return []
  const placed = parts.map((part, place) => ({ part: inside(part), at: Number(part.keys[0] ?? place) }))
  return placed.toSorted((one, other) => one.at - other.at).map(({ part }) => valueIn(of, [part]))
}

function items<Leaf>(of: Shape, parts: readonly Placed<Leaf>[]): unknown[] {
  const byIndex = Map.groupBy(
    parts.filter(({ keys }) => keys.length > 0),
    ({ keys: [index] }) => Number(index),
  )
  const length = Math.min(Math.max(-1, ...byIndex.keys()), MAX_ITEMS) + 1
  return Array.from({ length }, (_, index) => valueIn(of, byIndex.get(index)?.map(inside) ?? []))
}

const inside = <Leaf>({ keys, value }: Placed<Leaf>): Placed<Leaf> => ({ keys: keys.slice(1), value })
