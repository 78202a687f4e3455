import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take longest, in this order; of the others the larger come first, and of these some are small for how long they take. */
const LONGEST = [
  'admin/roles',
  'everybody/every-screen',
  'admin/ten-tasks',
  'everybody/asks-once',
  'everybody/nothing-dead',
  'staff/pictures',
  'logins/passkey',
  'process/opening',
  'process/refusals',
  'embedded/tests/as-root',
  'embedded/tests/embedded',
  'kills/killed-uploads',
  'kills/database-unavailable',
  'coherence/settings',
  'processes/killed-payments',
  'signup/account-enumeration',
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
