import type { Covering } from './covering.ts'
import type { Mutant } from './mutants-of.ts'
import type { TestRun, TreeCopy } from './tree-copy.ts'

/** What became of a mutant. */
export interface Verdict {
  mutant: Mutant
  result: 'killed' | 'killed late' | 'survived'
  /** The test that saw it, or how it ended. */
  by: string
}

const MINUTE = 60_000
const BY_ITS_LIMIT = /timed out in \d+ms|Waited in vain/
/** So many times as long as without a mutation may tests take, and a while. */
const PATIENCE = 4

/**
 * Runs the tests that probably see each mutant; then, with all that are left at once, all others: what turns red there is run again with each
 * of them alone. Two mutants that hide each other from all of those would be overlooked.
 */
export async function judge(
  tree: TreeCopy,
  covering: Covering,
  mutants: readonly Mutant[],
  say: (verdict: Verdict) => void,
): Promise<Verdict[]> {
  const sound = await tree.test({ files: covering.all, withinMs: 40 * MINUTE, bail: false })
  if (sound.isCutOff || sound.took.size === 0) throw new Error('The tests did not come to an end without a mutation.')
  const redAnyway = new Set(sound.red.map(({ file }) => file))
  for (const { file, test, message } of sound.red)
    console.log(`Left out, red without a mutation: ${file} "${test}": ${message.split('\n')[0]?.slice(0, 200)}`)
  const trusted = (files: readonly string[]) => files.filter((file) => !redAnyway.has(file))
  const run = async (files: readonly string[], bail: boolean) => {
    const usual = files.reduce((sum, file) => sum + (sound.took.get(file) ?? 0), 0)
    return tree.test({ files, withinMs: MINUTE + PATIENCE * usual, bail })
  }

  const verdicts = new Map<Mutant, Verdict>()
  const settle = (mutant: Mutant, seen: TestRun | undefined) => {
    const verdict = { mutant, ...asResult(seen) }
    verdicts.set(mutant, verdict)
    say(verdict)
  }
  const left: Mutant[] = []
  for (const mutant of mutants) {
    const seen = await tree.having([mutant], async () => {
      for (const files of [covering.near(mutant.path), covering.wider(mutant.path)].map(trusted)) {
        if (files.length === 0) continue
        const seen = await run(files, true)
        if (!seen.isGreen) return seen
      }
      return undefined
    })
    if (seen) settle(mutant, seen)
    else left.push(mutant)
  }

  for (const together of inBatches(left)) {
    const all = await tree.having(together, () => run(trusted(covering.all), false))
    const files = all.isCutOff ? trusted(covering.all) : all.red.map(({ file }) => file)
    for (const mutant of together) {
      const seen = files.length > 0 ? await tree.having([mutant], () => run(files, true)) : undefined
      settle(mutant, seen?.isGreen ? undefined : seen)
    }
  }
  return mutants.flatMap((mutant) => verdicts.get(mutant) ?? [])
}

function asResult(seen: TestRun | undefined): Pick<Verdict, 'result' | 'by'> {
  if (!seen) return { result: 'survived', by: '' }
  if (seen.isCutOff) return { result: 'killed late', by: 'the tests came to no end' }
  const [first] = seen.red
  // Nothing waits for what was thrown, or nothing could be imported.
  if (!first) return { result: 'killed', by: 'an error outside of any test' }
  const isLate = seen.red.every(({ message }) => BY_ITS_LIMIT.test(message))
  return { result: isLate ? 'killed late' : 'killed', by: `${first.file} "${first.test}"` }
}

/** So that each batch has at most one mutant of a file. */
function inBatches(mutants: readonly Mutant[]): Mutant[][] {
  const batches: Mutant[][] = []
  for (const mutant of mutants) {
    const free = batches.find((batch) => batch.every(({ path }) => path !== mutant.path))
    if (free) free.push(mutant)
    else batches.push([mutant])
  }
  return batches
}
