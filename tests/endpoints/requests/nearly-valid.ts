import fc from 'fast-check'
import { z } from 'zod'
import { hostileValue, moreKeys } from './hostile/hostile-values.ts'

/** The parts of JSON Schema that zod generates for our contracts. */
interface Shape {
  type?: string | string[]
  properties?: Record<string, Shape>
  items?: Shape
  anyOf?: Shape[]
  enum?: unknown[]
  const?: unknown
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
}

/** Returns arbitraries for each part of a schema: valid values, boundary values and invalid values. */
export function nearlyEach(schema: z.ZodType | undefined): Record<string, fc.Arbitrary<unknown>> {
  if (!schema) return {}
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
  return Object.fromEntries(Object.entries(properties).map(([name, shape]) => [name, nearly(shape)]))
}

function nearly(shape: Shape): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 3, arbitrary: fitting(shape) }, { weight: 2, arbitrary: hostileValue })
}

function fitting(shape: Shape): fc.Arbitrary<unknown> {
  if (shape.const !== undefined) return fc.constant(shape.const)
  if (shape.enum) return fc.constantFrom(...shape.enum)
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map(fitting))
  return fc.oneof(...[shape.type ?? 'anything'].flat().map((type) => ofType(type, shape)))
}

function ofType(type: string, { properties = {}, items = {}, ...shape }: Shape): fc.Arbitrary<unknown> {
  switch (type) {
    case 'string': {
      const { pattern, minLength = 0, maxLength = 300 } = shape
      if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
      return fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, maxLength) })
    }
    case 'integer':
    case 'number': {
      const { minimum = -1_000, maximum = 2 ** 53 - 1 } = shape
      return fc.oneof(fc.constantFrom(minimum - 1, minimum, maximum, maximum + 1), fc.integer({ min: -2, max: 2_000 }))
    }
    case 'boolean':
      return fc.boolean()
    case 'array': {
      const one = nearly(items)
      return fc.oneof(
        fc.array(one, { maxLength: 4 }),
        one.map((same) => Array(Math.min(600, (shape.maxItems ?? 10) + 1)).fill(same)),
      )
    }
    case 'object': {
      const parts = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, nearly(part)]))
      return fc.tuple(fc.record(parts, { requiredKeys: [] }), moreKeys).map(([known, more]) => ({ ...more, ...known }))
    }
    default:
      return hostileValue
  }
}
