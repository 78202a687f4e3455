import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The slowest test files, slowest first. Other files are sorted by size. Some of these are slow although they are
 * small.
 */
const LONGEST = [
  'admin/roles',
  'all-screens/layout',
  'admin/daily-tasks',
  'all-screens/single-requests',
  'all-screens/dead-controls',
  'staff/pictures',
  'logins/passkey',
  'endpoints/access',
  'endpoints/invalid-requests',
  'process/backup',
  'process/opening',
  'process/failed-starts',
  'embedded/tests/as-root',
  'embedded/tests/embedded',
  'kills/killed-uploads',
  'kills/database-unavailable',
  'coherence/settings',
  'processes/killed-payments',
  'signup/account-enumeration',
]

/**
 * Runs the slowest files first, so that all workers finish at about the same time. A fresh clone has no recorded
 * durations.
 */
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
