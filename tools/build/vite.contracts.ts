import type { Plugin } from 'vite'

/**
 * Removes the schemas of endpoints from contracts in the page builds; pages need only methods and paths. Unused
 * schema constants become removable. This saves browsers zod (25 kB gzip) and the server 3,600 schemas. A schema that a
 * page imports stays.
 */
export function contractsWithoutSchemas(): Plugin {
  return {
    name: 'contracts-without-schemas',
    transform: {
      filter: { id: /\.contract\.ts$/ },
      handler(code) {
        const program = this.parse(code) as unknown as Node
        const schemas = schemasOfEndpoints(program)
        const edits = [
          ...schemas.map(leaveOut),
          ...madeConstants(program).flatMap(markPure),
          ...importsOnlyFor(schemas, program).map(removal),
        ]
        edits.sort((one, other) => other.at - one.at)
        const bare = edits.reduce((text, { at, to, by }) => text.slice(0, at) + by + text.slice(to), code)
        return { code: bare, map: null }
      },
    },
  }
}

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

interface Edit {
  at: number
  to: number
  by: string
}

const leaveOut = ({ start, end }: Node): Edit => ({ at: start, to: end, by: 'schema: undefined' })

const removal = ({ start, end }: Node): Edit => ({ at: start, to: end, by: '' })

/** Wraps a call in a pure function. The bundler keeps an unused call if its arguments are calls. */
const markPure = ({ start, end }: Node): Edit[] => [
  { at: start, to: start, by: '/* @__PURE__ */ (() => ' },
  { at: end, to: end, by: ')()' },
]

/** The functions that make endpoints. Outside their `schema`, they use no schema. */
const MAKERS: readonly unknown[] = ['endpoint', 'resourceContract', 'bulkContract']

/** Returns the `schema` property of each `endpoint({ … })` and `resourceContract({ … })`. */
function schemasOfEndpoints(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(schemasOfEndpoints)
  if (typeof node !== 'object' || node === null) return []
  const { type, callee, arguments: given } = node as { type?: string; callee?: { name?: string }; arguments?: Node[] }
  if (type === 'CallExpression' && MAKERS.includes(callee?.name)) {
    const properties = (given?.[0]?.properties ?? []) as (Node & { key?: { name: string } })[]
    return properties.filter(({ key }) => key?.name === 'schema')
  }
  return Object.values(node).flatMap(schemasOfEndpoints)
}

/**
 * Returns the imports that only the schemas use. The bundler would drop the unused values but keep the dependency, and
 * would therefore put a form's schema into the same file as the endpoints.
 */
function importsOnlyFor(schemas: Node[], program: Node): Node[] {
  const imports = (program.body as Node[]).filter(({ type }) => type === 'ImportDeclaration')
  const named = new Set(namesIn(program.body, [...schemas, ...imports]))
  return imports.filter(({ specifiers }) =>
    (specifiers as ImportSpecifier[]).every(({ local }) => !named.has(local.name)),
  )
}

interface ImportSpecifier {
  local: { name: string }
}

function namesIn(node: unknown, except: readonly unknown[]): string[] {
  if (Array.isArray(node)) return node.flatMap((part) => namesIn(part, except))
  if (typeof node !== 'object' || node === null || except.includes(node)) return []
  const { type, name } = node as { type?: string; name?: string }
  return type === 'Identifier' && name ? [name] : Object.values(node).flatMap((part) => namesIn(part, except))
}

/** Returns the initial values of constants that are calls, such as `z.object({ … })`. */
function madeConstants(program: Node): Node[] {
  const statements = (program.body as Node[]).map((statement) =>
    statement.type === 'ExportNamedDeclaration' ? (statement.declaration as Node | null) : statement,
  )
  return statements
    .flatMap((statement) =>
      statement?.type === 'VariableDeclaration' ? (statement.declarations as { init: Node | null }[]) : [],
    )
    .flatMap(({ init }) => (init?.type === 'CallExpression' ? [init] : []))
}
