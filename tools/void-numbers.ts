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
import { COMPATIBLE_FROM, migrations } from '../shop/migrations.server.ts'
import { voidNumbers } from '../shop/sales/invoices/series/series-store.server.ts'

const REFUSALS = {
  no_number: 'Enter the last number that customers have, such as F2026-000150.',
  other_prefix: 'The series of this year has another prefix.',
  issued: 'The shop has issued this number. No number becomes void.',
} as const

/** Ends the transaction of a run without `--yes`. */
class NotStored extends Error {}

try {
  const { values, positionals } = parseArgs({ options: { yes: { type: 'boolean' } }, allowPositionals: true })
  const [last = '', reason = ''] = positionals.map((word) => word.trim())
  if (reason === '' || reason.length > 500)
    throw new StartupError(`${REFUSALS.no_number} Add the reason in quotes, at most 500 characters.`)
  const config = readConfig(process.env)
  const running = config.databaseUrl ? undefined : await runningDatabase(config.dataDir)
  const { db, close } = running
    ? justConnect(running)
    : await openForShop(config, migrations, console.log, COMPATIBLE_FROM)
  try {
    await db
      .transaction()
      .execute(async (tx) => {
        const made = await voidNumbers(tx, { last, reason, now: new Date() })
        if (typeof made === 'string') throw new StartupError(REFUSALS[made])
        console.log(`${values.yes ? 'Void' : 'Will be void'}: ${made.first} to ${made.last}.`)
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
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

function justConnect(connection: Parameters<typeof openDatabase>[0]) {
  const db = openDatabase(connection)
  return { db, close: () => db.destroy() }
}
