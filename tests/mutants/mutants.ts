/**
 * Asks how honest the tests are: makes small mutations in the sources, one at a time, in a copy of the tree, and says which of them no test sees.
 * `npm run mutants -- --seed S --count N [--only PATH] [--at-least 85]`. The journeys in a browser are not asked.
 */
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { shareCluster } from '../databases/cluster.ts'
import { covering } from './covering.ts'
import { equivalentOf } from './equivalents.ts'
import { judge, type Verdict } from './judge.ts'
import { sample } from './sample.ts'
import { copyTree } from './tree-copy.ts'

const { values } = parseArgs({
  options: {
    /** Another one draws others. */
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '20' },
    /** A file or folder. */
    only: { type: 'string' },
    /** Percent of those that can be seen. With less it fails. */
    'at-least': { type: 'string', default: '0' },
    /** Says what would be tried, and ends. */
    list: { type: 'boolean', default: false },
  },
})
const { seed, only } = values
const [count, atLeast] = [Number(values.count), Number(values['at-least'])]
const root = join(import.meta.dirname, '..', '..')
const drawn = await sample(root, { seed, count, only })
if (drawn.length === 0 || Number.isNaN(atLeast)) {
  console.error(
    'Nothing to try: --count and --at-least are numbers, --only is the beginning of a path such as shop/sales/cart/.',
  )
  process.exit(1)
}
const equivalent = drawn.filter(equivalentOf)
const killable = drawn.filter((mutant) => !equivalentOf(mutant))
const numbers = new Map(drawn.map((mutant, n) => [mutant, n + 1]))
console.log('| # | Place | Kind | Instead | Result |\n|---|---|---|---|---|')
for (const mutant of equivalent) row(mutant, `equivalent: ${equivalentOf(mutant)?.why}`)
if (values.list) {
  for (const mutant of killable) row(mutant, '')
  process.exit()
}

setPriority(10)
await using opened = new AsyncDisposableStack()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void opened.disposeAsync().finally(() => process.exit(1)))
const cluster = opened.use(await shareCluster())
const tree = opened.use(await copyTree(root, cluster.connection))
const verdicts = await judge(tree, await covering(root), killable, tell)

const killed = verdicts.filter(({ result }) => result !== 'survived')
const late = killed.filter(({ result }) => result === 'killed late')
const percent = killable.length === 0 ? 100 : (100 * killed.length) / killable.length
console.log(
  `\nSeed ${seed}: ${killed.length} of ${killable.length} killable mutants were seen = ${percent.toFixed(0)} %, ` +
    `${late.length} of them only by a limit of time; ${equivalent.length} more are equivalent.`,
)
process.exitCode = percent < atLeast ? 1 : 0

function tell({ mutant, result, by }: Verdict): void {
  row(mutant, by ? `${result}: ${by}` : `**${result}**`)
}

function row(mutant: Verdict['mutant'], result: string): void {
  const cell = (text: string) => text.replaceAll('|', '\\|')
  const instead = `\`${short(mutant.before)}\` → \`${short(mutant.after)}\``
  console.log(
    `| ${numbers.get(mutant)} | ${mutant.path}:${mutant.line} | ${mutant.kind} | ${cell(instead)} | ${cell(result)} |`,
  )
}

function short(text: string): string {
  return text.length > 160 ? `${text.slice(0, 160)} …` : text
}
