import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

/** Nouns and other words that end like a verb. */
const NO_VERBS = /^(?:As|Its|This|Always|Besides|Files|Words|Lines|Pictures|Links|Bytes|Letters|Things|Products)$/
/** Exports required by React Router. Their purpose is known, so their comments give reasons. */
const OF_ROUTES = /^(?:loader|action|clientLoader|clientAction|shouldRevalidate|meta|links|headers)$/
const REFUSALS = /import (?:type )?\{([^}]*)\} from '[^']*\/refusal\.ts'/

interface Documented {
  where: string
  /** Text of the doc comment without asterisks. Empty without one. */
  doc: string
  /** Whether the function itself, not an inner one, throws an error of `refusal.ts`. */
  isRefusing: boolean
}

const files = await Array.fromAsync(
  glob(['{lib,server,shop,extensions}/**/*.{ts,tsx}', 'tests/!(e2e)/**/*.{ts,tsx}', 'tests/*.ts'], {
    cwd: root,
    exclude: (path) => /\bmigrations\b|\.test\.|\btexts\.[a-z]{2}\.ts$|\+types/.test(path),
  }),
)
const functions: Documented[] = []
for (const file of files) functions.push(...functionsIn(file, await readFile(join(root, file), 'utf8')))

test('the doc comment of an exported function begins with a verb', () => {
  expect(functions.length).toBeGreaterThan(700)
  const nouns = functions.filter(({ doc }) => {
    const [first = ''] = doc.split(/[\s,:;]/, 1)
    // A comment of tags only is allowed, because the name is clear enough.
    return /^[^@]/.test(doc) && (!/^[A-Z][a-z-]*s$/.test(first) || NO_VERBS.test(first))
  })
  expect(nouns.map(({ where, doc }) => `${where}: ${doc}`)).toEqual([])
})

test('the doc comment of an exported server function names its Refusal', () => {
  const silent = functions.filter(({ doc, isRefusing }) => isRefusing && !doc.includes('@throws Refusal'))
  expect(silent.map(({ where }) => where)).toEqual([])
})

/** Exported functions by name. Components are described by nouns. */
function functionsIn(file: string, source: string): Documented[] {
  const { program, comments } = parseSync(file, source)
  const refusals = new Set(REFUSALS.exec(source)?.[1]?.match(/\w+/g))
  const found: Documented[] = []
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration' && statement.type !== 'ExportDefaultDeclaration') continue
    const { declaration } = statement
    const made = declaration?.type === 'VariableDeclaration' ? declaration.declarations[0] : declaration
    const code = made?.type === 'VariableDeclarator' ? made.init : made
    if (code?.type !== 'FunctionDeclaration' && code?.type !== 'ArrowFunctionExpression') continue
    const name = made?.type === 'VariableDeclarator' && made.id.type === 'Identifier' ? made.id.name : code.id?.name
    if (OF_ROUTES.test(name ?? '') || (file.endsWith('.tsx') && /^[A-Z]/.test(name ?? 'Page'))) continue
    const above = comments.findLast(({ end }) => end <= statement.start)
    const isItsDoc = above?.value.startsWith('*') && source.slice(above.end, statement.start).trim() === ''
    found.push({
      where: `${file} ${name}`,
      doc: above && isItsDoc ? above.value.replace(/^\s*\* ?/gm, '').trim() : '',
      isRefusing: file.endsWith('.server.ts') && throwsOneOf(refusals, program, code),
    })
  }
  return found
}

type Program = ReturnType<typeof parseSync>['program']
interface Span {
  start: number
  end: number
}

function throwsOneOf(refusals: ReadonlySet<string>, program: Program, code: Span): boolean {
  const around: Span[] = []
  let isRefusing = false
  const enter = (node: Span) => void around.push(node)
  const leave = () => void around.pop()
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    ThrowStatement({ argument }) {
      const isOwn = around.at(-1)?.start === code.start
      if (isOwn && argument.type === 'CallExpression' && argument.callee.type === 'Identifier')
        isRefusing ||= refusals.has(argument.callee.name)
    },
  }).visit(program)
  return isRefusing
}
