import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Mutant, mutantsOf } from './mutants-of.ts'

/** What decides and writes; no tests, and neither migrations nor types of tables. */
const SOURCES = ['shop/**/*.server.ts', 'server/**/*.ts', 'lib/*.ts']
const NO_SOURCE = /\.(test|fixture)\.ts$|^server\/db\/(migrations|tables)\//

async function sourcesOf(root: string, only = ''): Promise<string[]> {
  const paths = await Array.fromAsync(glob(SOURCES, { cwd: root }))
  return paths.filter((path) => !NO_SOURCE.test(path) && path.startsWith(only)).sort()
}

/**
 * Mutants drawn by a seed: one of each file, of a kind that is drawn first, because most mutations that can be made are of few kinds; more of
 * a file only when there are no others. What is drawn of a file does not change with other files.
 */
export async function sample(
  root: string,
  wish: { seed: string; count: number; only?: string | undefined },
): Promise<Mutant[]> {
  const queues = new Map<string, Mutant[]>()
  for (const path of await sourcesOf(root, wish.only)) {
    const mutants = mutantsOf(path, await readFile(join(root, path), 'utf8'))
    if (mutants.length > 0) queues.set(path, shuffle(wish.seed, path, mutants))
  }
  const paths = [...queues.keys()].toSorted(by((path) => lot(wish.seed, path)))
  const drawn: Mutant[] = []
  for (let round = 0; drawn.length < wish.count && paths.some((path) => queues.get(path)?.[round]); round += 1)
    drawn.push(...paths.flatMap((path) => queues.get(path)?.[round] ?? []))
  return drawn.slice(0, wish.count)
}

/** By kinds in turn, so that the first ones are of different kinds. */
function shuffle(seed: string, path: string, mutants: readonly Mutant[]): Mutant[] {
  const kinds = Object.values(Object.groupBy(mutants, ({ kind }) => kind)).map((same = []) =>
    same.toSorted(by((mutant) => lot(seed, path, mutant.kind, mutant.before, mutant.after, String(mutant.start)))),
  )
  const inTurn = kinds.flatMap((same) => same.map((mutant, turn) => ({ mutant, turn })))
  return inTurn
    .toSorted(by(({ mutant, turn }) => `${String(turn).padStart(4, '0')} ${lot(seed, path, mutant.kind)}`))
    .map(({ mutant }) => mutant)
}

const lot = (...words: string[]) => createHash('sha256').update(words.join('\0')).digest('hex')

const by =
  <T>(key: (one: T) => string) =>
  (one: T, other: T) =>
    key(one) < key(other) ? -1 : 1
