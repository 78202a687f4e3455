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
import { settingsIn } from '../shop/core/settings/read-identity.server.ts'
import { findSettings } from '../shop/core/settings/settings-store.server.ts'
import { COMPATIBLE_FROM, migrations } from '../shop/migrations.server.ts'
import { NotVoid, voidNumbers } from '../shop/sales/invoices/series/series-store.server.ts'

/** Ends the transaction of a run without `--yes`. */
class NotStored extends Error {}

try {
  const { values, positionals } = parseArgs({ options: { yes: { type: 'boolean' } }, allowPositionals: true })
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
        const { prefix } = settingsIn(await findSettings(tx), 'invoices')
        const made = await voidNumbers(tx, { last, reason, prefix, now: new Date() })
        const range = `${made.count.toLocaleString('en')} numbers, ${made.first} to ${made.last}`
        console.log(`${values.yes ? 'Void' : 'Will be void'}: ${made.count === 1 ? last : range}.`)
        if (!values.yes) throw new NotStored()
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

function justConnect(connection: Parameters<typeof openDatabase>[0]) {
  const db = openDatabase(connection)
  return { db, close: () => db.destroy() }
}
