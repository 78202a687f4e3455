/**
 * Removes orders that were paid in test mode: `npm run remove-test-orders` prints their number, `-- --yes` removes
 * them. The shop can keep running.
 */
import { openDatabase } from '../server/db/open.ts'
import { openForShop } from '../server/db/open-for-shop.ts'
import { runningDatabase } from '../server/db/running.ts'
import { readConfig } from '../server/start/config.ts'
import { StartupError } from '../server/start/startup-error.ts'
import { COMPATIBLE_FROM, migrations } from '../shop/migrations.server.ts'
import {
  countTestOrders,
  removeTestOrders,
} from '../shop/sales/payments/order-payments/test-orders/remove-test-orders.server.ts'

try {
  const config = readConfig(process.env)
  const running = config.databaseUrl ? undefined : await runningDatabase(config.dataDir)
  const { db, close } = running
    ? justConnect(running)
    : await openForShop(config, migrations, console.log, COMPATIBLE_FROM)
  try {
    const isSure = process.argv.includes('--yes')
    if (isSure) console.log(`Removed: ${await removeTestOrders(db, new Date())} orders of test mode.`)
    const { removable, underWay } = await countTestOrders(db)
    if (!isSure) console.log(`Orders of test mode: ${removable}. To remove them: npm run remove-test-orders -- --yes`)
    if (underWay > 0) console.log(`${underWay} stay, because a payment or refund is pending.`)
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
