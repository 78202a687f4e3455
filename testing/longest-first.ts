import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take longest, in this order; what is not named here is short. */
const LONGEST = [
  'everybody/nothing-dead',
  'everybody/every-screen',
  'process/opening',
  'process/refusals',
  'embedded/tests/embedded',
  'kills/killed-uploads',
  'kills/database-away',
  'demo/fill-shop',
]

/** Begins with the longest, so that no worker is left with one of them at the end. A fresh clone remembers no durations. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => rank(one) - rank(other))
  }
}

function rank({ moduleId }: TestSpecification): number {
  const found = LONGEST.findIndex((name) => moduleId.endsWith(`${name}.test.ts`))
  return found < 0 ? LONGEST.length : found
}
