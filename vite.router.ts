import { join } from 'node:path'
import type { Plugin } from 'vite'

/** A part of a syntax tree (ESTree). */
interface SyntaxNode {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

interface Getter extends SyntaxNode {
  kind: string
  key: SyntaxNode
  value: { body: { body: SyntaxNode[] } }
}

/** Changes what React Router does for each page on the server, where it takes as long as the rest of a page; what it answers stays the same to the byte. */
export const leanServerRouter = (): Plugin[] => [
  rewritten('lib/dom/server.js', withoutGetters),
  rewritten('vendor/turbo-stream-v2/flatten.js', withFlattenJson),
]

/**
 * Rewrites a file of the router. The build fails where there is no such file any more, or one that is not what it was: somebody has to look what became of it.
 * @param change returns the new text, or undefined where it does not know the old one
 */
function rewritten(file: string, change: (code: string, tree: unknown) => string | undefined): Plugin {
  const path = `react-router/dist/production/${file}`
  let isDone = false
  return {
    name: `lean-server-router-${file}`,
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: new RegExp(`node_modules/${path.replaceAll('.', '\\.')}$`) },
      handler(code) {
        isDone = true
        return { code: change(code, this.parse(code)) ?? this.error(`${path} is not what it was.`), map: null }
      },
    },
    buildEnd(error) {
      if (!error && !isDone) this.error(`${path} is not part of what renders pages.`)
    },
  }
}

/**
 * Makes the getters of the router that stands in for the browser's (`createStaticRouter`) plain properties: it is made for each page, asked at once and never
 * changed. The engine makes functions of getters old at once, and with them all that they reach, which is all that the page was made from.
 */
function withoutGetters(code: string, tree: unknown): string | undefined {
  const getters = gettersIn(tree).toSorted((one, other) => other.start - one.start)
  const textOf = ({ start, end }: SyntaxNode) => code.slice(start, end)
  const isPlain = ({ value: { body } }: Getter) =>
    body.body.length <= 1 && body.body.every(({ type }) => type === 'ReturnStatement')
  if (getters.length === 0 || !getters.every(isPlain)) return undefined
  const plain = ({ key, value }: Getter) => {
    const answered = value.body.body[0]?.argument as SyntaxNode | undefined
    return `${textOf(key)}: ${answered ? textOf(answered) : 'undefined'}`
  }
  return getters.reduce((text, getter) => text.slice(0, getter.start) + plain(getter) + text.slice(getter.end), code)
}

function gettersIn(node: unknown): Getter[] {
  if (Array.isArray(node)) return node.flatMap(gettersIn)
  if (typeof node !== 'object' || node === null) return []
  const { type, kind } = node as Partial<Getter>
  if (type === 'Property' && kind === 'get') return [node as Getter]
  return Object.values(node).flatMap(gettersIn)
}

/** Has a page's data written by `shop/rendering/flatten-json.ts`, and by the router what that leaves to it. */
function withFlattenJson(code: string): string | undefined {
  const exported = 'export { flatten };'
  if (!code.includes(exported)) return undefined
  const ours = JSON.stringify(join(import.meta.dirname, 'shop', 'rendering', 'flatten-json.ts'))
  return `import { flattenJson } from ${ours};
${code.replace(exported, '')}
async function flattenJsonFirst(data) {
  return flattenJson(this, data) ?? flatten.call(this, data);
}
export { flattenJsonFirst as flatten };
`
}
