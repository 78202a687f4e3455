import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The slowest test files, slowest first. Other files are sorted by size. Some of these are slow although they are
 * small.
 */
const LONGEST = [
  'admin/roles.deep',
  'all-screens/layout',
  'admin/launch',
  'selling/offers',
  'buying/checkout',
  'staff/admin-csv',
  'staff/admin-collections',
  'staff/admin-orders',
  'customer/orders',
  'buying/withdrawal',
  'buying/buy-gift-card',
  'admin/daily-tasks',
  'all-screens/single-requests',
  'all-screens/dead-controls.deep',
  'staff/pictures.deep',
  'logins/passkey',
  'endpoints/access',
  'endpoints/invalid-requests',
  'process/backup.deep',
  'process/opening',
  'process/failed-starts',
  'embedded/tests/as-root',
  'embedded/tests/embedded',
  'kills/killed-uploads.deep',
  'kills/database-unavailable',
  'coherence/settings.deep',
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
