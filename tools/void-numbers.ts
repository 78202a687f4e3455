/**
 * Makes numbers of invoices or credit notes void after an older backup was restored: `npm run void-numbers --
 * F2026-000150 "Reason"` for the last number that customers have. `--yes` stores it. The shop can keep running.
 */
import { parseArgs } from 'node:util'
import { openDatabase } from '../server/db/open.ts'
import { openForShop } from '../server/db/open-for-shop.ts'
import { runningDatabase } from '../server/db/running.ts'
import { readConfig } from '../server/start/config.ts'
import { StartupError } from '../server/start/startup-error.ts'
import { recordAudit } from '../shop/core/activity-log/audit-log-store.server.ts'
import { settingsIn } from '../shop/core/settings/read-identity.server.ts'
import { findSettings } from '../shop/core/settings/settings-store.server.ts'
import { SETTINGS_SUBJECT } from '../shop/core/settings/settings-subject.server.ts'
import { COMPATIBLE_FROM, migrations } from '../shop/migrations.server.ts'
import { NotVoid, voidNumbers } from '../shop/sales/invoices/series/series-store.server.ts'

/** Ends the transaction of a run without `--yes`. */
class NotStored extends Error {}

try {
  const { values, positionals } = readWords()
  const [last = '', reason = ''] = positionals.map((word) => word.trim())
  if (reason === '' || reason.length > 500)
    throw new StartupError(
      'Enter the last number that customers have, and the reason in quotes with at most 500 characters.',
    )
  const config = readConfig(process.env)
  const running = config.databaseUrl ? undefined : await runningDatabase(config.dataDir)
  const { db, close } = running
    ? justConnect(running)
    : await openForShop(config, migrations, console.log, COMPATIBLE_FROM)
  try {
    await db
      .transaction()
      .execute(async (tx) => {
        const now = new Date()
        const { prefix } = settingsIn(await findSettings(tx), 'invoices')
        const made = await voidNumbers(tx, { last, reason, prefix, now })
        const range = `${made.count.toLocaleString('en')} numbers, ${made.first} to ${made.last}`
        console.log(`${values.yes ? 'Void' : 'Will be void'}: ${made.count === 1 ? last : range}.`)
        if (!values.yes) throw new NotStored()
        const change = { field: 'void_numbers', old: null, new: `${made.first} – ${made.last} (${reason})` }
        await recordAudit(tx, SETTINGS_SUBJECT, [change], { actorId: null, isShop: true, now })
      })
      .catch((error: unknown) => {
        if (!(error instanceof NotStored)) throw error
        console.log('To store this, repeat the command with --yes.')
      })
  } finally {
    await close()
  }
} catch (error) {
  if (!(error instanceof StartupError || error instanceof NotVoid)) throw error
  console.error(error.message)
  process.exitCode = 1
}

/** @throws StartupError for an unknown option, or a reason that begins with a hyphen */
function readWords() {
  try {
    return parseArgs({ options: { yes: { type: 'boolean' } }, allowPositionals: true })
  } catch (error) {
    throw new StartupError((error as Error).message)
  }
}

function justConnect(connection: Parameters<typeof openDatabase>[0]) {
  const db = openDatabase(connection)
  return { db, close: () => db.destroy() }
}
