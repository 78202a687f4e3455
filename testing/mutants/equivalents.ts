import type { Mutant } from './mutants-of.ts'

/** A mutant that nobody could tell from the sound source by what the shop does. Found by its file and its lines, wherever they stand. */
interface Equivalent extends Pick<Mutant, 'path' | 'before' | 'after'> {
  why: string
}

export const EQUIVALENTS: Equivalent[] = []

export function equivalentOf({ path, before, after }: Mutant): Equivalent | undefined {
  return EQUIVALENTS.find((one) => one.path === path && one.before === before && one.after === after)
}
