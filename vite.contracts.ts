import type { Plugin } from 'vite'

/**
 * A page needs of a contract only its methods and addresses, the server all of it. For browsers, each endpoint is written without its
 * schema and each constant as something that may be left out when nothing names it: that saves them zod (25 kB gzip of 135), while
 * a page that checks a form with a schema still gets that schema.
 */
export function contractsWithoutSchemas(): Plugin {
  return {
    name: 'contracts-without-schemas',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\.contract\.ts$/ },
      handler(code) {
        const program = this.parse(code) as unknown as Node
        const edits = [...schemasOfEndpoints(program).map(leaveOut), ...madeConstants(program).flatMap(markPure)]
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

/** A call whose arguments are calls themselves is only taken for free of effects when it stands in a function of its own. */
const markPure = ({ start, end }: Node): Edit[] => [
  { at: start, to: start, by: '/* @__PURE__ */ (() => ' },
  { at: end, to: end, by: ')()' },
]

/** Where `schema: …` stands in each `endpoint({ … })`. */
function schemasOfEndpoints(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(schemasOfEndpoints)
  if (typeof node !== 'object' || node === null) return []
  const { type, callee, arguments: given } = node as { type?: string; callee?: { name?: string }; arguments?: Node[] }
  if (type === 'CallExpression' && callee?.name === 'endpoint') {
    const properties = (given?.[0]?.properties ?? []) as (Node & { key: { name: string } })[]
    return properties.filter(({ key }) => key.name === 'schema')
  }
  return Object.values(node).flatMap(schemasOfEndpoints)
}

/** The values of the module's constants that are made by a call, such as `z.object({ … })`. */
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
