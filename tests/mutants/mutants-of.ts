import { parseSync } from 'vite'

/** A source with one small mutation, of the kind that people make. */
export interface Mutant {
  path: string
  line: number
  kind: Kind
  start: number
  end: number
  replacement: string
  /** The lines of the mutation as they are, and with it; their spaces do not count. Together with the path they name it in whatever line it is. */
  before: string
  after: string
}

type Kind =
  | 'condition'
  | 'comparison'
  | 'boundary'
  | 'and, or'
  | 'early return'
  | 'statement'
  | 'await'
  | 'chain'
  | 'order'
  | 'optional'
  | 'arithmetic'
  | 'number'
  | 'boolean'

interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

type Mutation = [kind: Kind, start: number, end: number, replacement: string]

const OPPOSITES: Record<string, [Kind, string]> = {
  '===': ['comparison', '!=='],
  '!==': ['comparison', '==='],
  '<': ['boundary', '<='],
  '<=': ['boundary', '<'],
  '>': ['boundary', '>='],
  '>=': ['boundary', '>'],
  '&&': ['and, or', '||'],
  '||': ['and, or', '&&'],
  '+': ['arithmetic', '-'],
  '-': ['arithmetic', '+'],
  '*': ['arithmetic', '/'],
  '/': ['arithmetic', '*'],
  '%': ['arithmetic', '*'],
  '+=': ['arithmetic', '-='],
  '-=': ['arithmetic', '+='],
}
const RENAMED: Record<string, string> = {
  every: 'some',
  some: 'every',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
}
/** Calls that a chain can do without: what narrows, orders, locks, tidies or catches. */
const LINKS =
  /^(where|forUpdate|forNoKeyUpdate|skipLocked|orderBy|limit|filter|trim|toLowerCase|slice|toReversed|toSorted|catch|flat)$/
const LEAVES = /^(Return|Throw|Continue|Break)Statement$/

/** Finds all mutants of a source that can still be parsed, in the order of its text. Types, imports and the words of SQL are left alone. */
export function mutantsOf(path: string, source: string): Mutant[] {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  return nodesIn(program as unknown as Node)
    .flatMap((node) => mutationsOf(node, source))
    .toSorted((one, other) => one[1] - other[1])
    .map((mutation) => asMutant(path, source, mutation))
    .filter((mutant) => parseSync(path, withMutant(source, mutant)).errors.length === 0)
}

export function withMutant(source: string, { start, end, replacement }: Mutant): string {
  return source.slice(0, start) + replacement + source.slice(end)
}

function nodesIn(node: Node): Node[] {
  // What is left of `value as Type` and its like is the value.
  const isOfTypes = node.type.startsWith('TS') && !(node.expression as Node | undefined)?.type
  if (isOfTypes || node.type === 'ImportDeclaration') return []
  const children = Object.values(node).flat().filter(isNode)
  return [node, ...children.flatMap(nodesIn)]
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'

function mutationsOf(node: Node, source: string): Mutation[] {
  const { type, start, end } = node
  const text = (of: unknown) => source.slice((of as Node).start, (of as Node).end)
  const instead = (kind: Kind, of: unknown, replacement: string): Mutation => [
    kind,
    (of as Node).start,
    (of as Node).end,
    replacement,
  ]
  switch (type) {
    case 'IfStatement': {
      const leaves = ownStatement(node.consequent as Node)
      const isEarly = LEAVES.test(leaves.type) && !node.alternate
      return [
        instead('condition', node.test, `!(${text(node.test)})`),
        isEarly ? ['early return', start, end, ';'] : instead('condition', node.test, 'true'),
      ]
    }
    case 'ConditionalExpression':
      return [instead('condition', node.test, `!(${text(node.test)})`)]
    case 'UnaryExpression':
      return node.operator === '!' ? [['condition', start, end, text(node.argument)]] : []
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return mutationsOfOperator(node, source)
    case 'ExpressionStatement':
      return mutationsOfStatement(node, text)
    case 'CallExpression':
      return mutationsOfCall(node, text)
    case 'MemberExpression':
      return node.optional ? [withoutQuestion(node, source)] : []
    case 'Literal':
      if (typeof node.value === 'number') return [['number', start, end, String(node.value + 1)]]
      return typeof node.value === 'boolean' ? [['boolean', start, end, String(!node.value)]] : []
    default:
      return []
  }
}

function mutationsOfOperator({ type, start, end, left, right, operator }: Node, source: string): Mutation[] {
  const [one, other] = [left as Node, right as Node]
  const mutations: Mutation[] = []
  const opposite = OPPOSITES[String(operator)]
  const joinsTexts = [one, other].some((side) => typeof side.value === 'string' || side.type === 'TemplateLiteral')
  if (opposite && !(operator === '+' && joinsTexts)) {
    const at = source.indexOf(String(operator), one.end)
    mutations.push([opposite[0], at, at + String(operator).length, opposite[1]])
  }
  if (type === 'LogicalExpression') {
    if (operator !== '??') mutations.push(['and, or', start, end, source.slice(other.start, other.end)])
    mutations.push(['and, or', start, end, source.slice(one.start, one.end)])
  }
  return mutations
}

function mutationsOfStatement({ start, end, expression }: Node, text: (of: unknown) => string): Mutation[] {
  const does = expression as Node
  const isAwaited = does.type === 'AwaitExpression'
  const called = isAwaited ? (does.argument as Node) : does
  if (!/^(CallExpression|AssignmentExpression|UpdateExpression|TaggedTemplateExpression)$/.test(called.type)) return []
  const without: Mutation = ['statement', start, end, ';']
  return isAwaited ? [without, ['await', does.start, does.end, `void ${text(does.argument)}`]] : [without]
}

function mutationsOfCall({ start, end, callee, arguments: passed }: Node, text: (of: unknown) => string): Mutation[] {
  const { type, object, property } = callee as Node
  if (type !== 'MemberExpression') return []
  const name = text(property)
  const mutations: Mutation[] = []
  const last = (passed as Node[]).at(-1)
  if (LINKS.test(name)) mutations.push(['chain', start, end, text(object)])
  if (name === 'orderBy' && last?.value === 'desc') mutations.push(['order', last.start, last.end, "'asc'"])
  else if (name === 'orderBy' && typeof last?.value === 'string')
    mutations.push(['order', last.end, last.end, ", 'desc'"])
  if (name === 'toSorted') mutations.push(['order', end, end, '.toReversed()'])
  const renamed = RENAMED[name]
  if (renamed) mutations.push(['comparison', (property as Node).start, (property as Node).end, renamed])
  return mutations
}

function withoutQuestion({ object, computed }: Node, source: string): Mutation {
  const at = source.indexOf('?.', (object as Node).end)
  return ['optional', at, at + 2, computed ? '' : '.']
}

/** The statement itself, or the only one of a block. */
function ownStatement(statement: Node): Node {
  if (statement.type !== 'BlockStatement') return statement
  const [only = statement, ...others] = statement.body as Node[]
  return others.length === 0 ? only : statement
}

function asMutant(path: string, source: string, [kind, start, end, replacement]: Mutation): Mutant {
  const from = source.lastIndexOf('\n', start - 1) + 1
  const to = source.indexOf('\n', end)
  const rest = source.slice(end, to < 0 ? undefined : to)
  return {
    ...{ path, kind, start, end, replacement },
    line: source.slice(0, start).split('\n').length,
    before: onOneLine(source.slice(from, end) + rest),
    after: onOneLine(source.slice(from, start) + replacement + rest),
  }
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
