/** Makes an existing account staff: `npm run staff -- EMAIL`, or takes that back: `npm run staff -- --remove EMAIL`. The shop may be open. */

import { openDatabase } from '../server/db/open.ts'
import { openForShop } from '../server/db/open-for-shop.ts'
import { runningDatabase } from '../server/db/running.ts'
import { readConfig } from '../server/start/config.ts'
import { StartupError } from '../server/start/startup-error.ts'
import { migrations } from '../shop/migrations.server.ts'
import { makeStaff, removeStaff } from '../shop/session/staff.server.ts'

const words = process.argv.slice(2)
const email = words.find((word) => !word.startsWith('--'))
const change = words.includes('--remove') ? removeStaff : makeStaff

try {
  if (!email?.includes('@')) throw new StartupError('Say whose account: npm run staff -- somebody@example.com')
  const config = readConfig(process.env)
  const running = config.databaseUrl ? undefined : await runningDatabase(config.dataDir)
  const { db, close } = running ? justConnect(running) : await openForShop(config, migrations, console.log)
  try {
    const found = await change(db, email)
    if (!found) throw new StartupError(`There is no account with the address ${email}.`)
    console.log(`${email} ${words.includes('--remove') ? 'is no longer' : 'is now'} staff.`)
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
