import type { Database } from '../../../../server/db/open.ts'
import { refuse } from '../../../../server/http/refusal.ts'
import { type AuditActor, recordAudit, type ValueChange } from '../../../core/activity-log/audit-log-store.server.ts'
import { hasDemoProducts } from '../../../core/demo-data/demo-goods-store.server.ts'
import { settingsIn } from '../../../core/settings/read-identity.server.ts'
import type { SettingsOf } from '../../../core/settings/settings-groups.contract.ts'
import { lockedSettings, writeSettings } from '../../../core/settings/settings-store.server.ts'
import { SETTINGS_SUBJECT } from '../../../core/settings/settings-subject.server.ts'
import { findMethodsOn } from '../../shipping/delivery-store.server.ts'
import {
  EXAMPLE_GROUPS,
  type ExampleGroup,
  parseExamples,
  withExamples,
  withoutExamples,
} from './test-mode-examples.server.ts'

const ALREADY_OPEN = 'The checkout is open. Close it before you start the test mode.'
const NO_DEMO = 'The test mode requires demo products, and this shop has none.'
const NO_DELIVERY = 'Add a shipping method before you start the test mode.'

/**
 * Opens the checkout for test orders and fills empty settings with examples. Does nothing if test mode is on.
 * @param tx a transaction
 * @throws Refusal 409 if the shop is open, has no demo products or no shipping method
 */
export async function startTestMode(tx: Database, by: AuditActor): Promise<void> {
  const selling = await lockSelling(tx)
  if (selling.state === 'test') return
  if (selling.state === 'open') throw refuse(ALREADY_OPEN, 409)
  if (!(await hasDemoProducts(tx))) throw refuse(NO_DEMO, 409)
  if ((await findMethodsOn(tx)).length === 0) throw refuse(NO_DELIVERY, 409)
  const filled: string[] = []
  for (const group of EXAMPLE_GROUPS)
    await changeGroup(tx, group, by, (values) => {
      const completed = withExamples(group, values)
      filled.push(...completed.filled)
      return completed.values
    })
  await writeState(tx, selling, { state: 'test', examples: filled.join(' ') }, by)
}

/**
 * Closes the checkout and removes examples that were not edited. Does nothing if test mode is off.
 * @param tx a transaction
 */
export async function endTestMode(tx: Database, by: AuditActor): Promise<void> {
  const selling = await lockSelling(tx)
  if (selling.state !== 'test') return
  const filled = parseExamples(selling.examples)
  for (const group of EXAMPLE_GROUPS)
    await changeGroup(tx, group, by, (values) => withoutExamples(group, values, filled))
  await writeState(tx, selling, { state: '', examples: '' }, by)
}

async function lockSelling(tx: Database): Promise<SettingsOf<'selling'>> {
  const stored = await lockedSettings(tx, 'selling')
  return settingsIn(stored ? [stored] : [], 'selling')
}

async function writeState(
  tx: Database,
  before: SettingsOf<'selling'>,
  change: Pick<SettingsOf<'selling'>, 'state' | 'examples'>,
  by: AuditActor,
): Promise<void> {
  const entry = { field: 'selling[state]', old: before.state || null, new: change.state || null }
  await recordAudit(tx, SETTINGS_SUBJECT, [entry], by)
  await writeSettings(tx, 'selling', { ...before, ...change }, by.now)
}

async function changeGroup(
  tx: Database,
  group: ExampleGroup,
  by: AuditActor,
  change: (values: object) => object,
): Promise<void> {
  const stored = await lockedSettings(tx, group)
  const before: object = settingsIn(stored ? [stored] : [], group)
  const after = change(before)
  const changes = changesBetween(group, before, after)
  if (changes.length === 0) return
  await recordAudit(tx, SETTINGS_SUBJECT, changes, by)
  await writeSettings(tx, group, after, by.now)
}

function changesBetween(group: ExampleGroup, before: object, after: object): ValueChange[] {
  const old = new Map<string, string>(Object.entries(before))
  return Object.entries(after)
    .filter(([field, value]) => old.get(field) !== value)
    .map(([field, value]) => ({ field: `${group}[${field}]`, old: old.get(field) || null, new: value || null }))
}
