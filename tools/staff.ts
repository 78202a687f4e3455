/**
 * Makes an existing account an owner: `npm run staff -- EMAIL`, or gives it a role: `npm run staff -- EMAIL --role orders`, or takes that back:
 * `npm run staff -- --remove EMAIL`. Whoever has lost the second step of their login gets in without it after
 * `npm run staff -- --remove-two-step EMAIL`. While nobody runs the shop, `npm run staff -- --first` prints an address at which the first account is
 * made. The shop may be open.
 */

import { STAFF_ROLES, type StaffRole } from '../lib/staff/staff-role.ts'
import { type Database, openDatabase } from '../server/db/open.ts'
import { openForShop } from '../server/db/open-for-shop.ts'
import { runningDatabase } from '../server/db/running.ts'
import { type Config, readConfig } from '../server/start/config.ts'
import { StartupError } from '../server/start/startup-error.ts'
import { firstStartAddress } from '../shop/admin/setup/first-start-address.server.ts'
import { removeAllFactors } from '../shop/core/accounts/two-step/remove-factors.server.ts'
import { makeStaff, removeStaff } from '../shop/core/auth/staff.server.ts'
import { readIdentity } from '../shop/core/settings/read-identity.server.ts'
import { migrations } from '../shop/migrations.server.ts'

const words = process.argv.slice(2)

try {
  const isFirst = words.includes('--first')
  const role = wantedRole()
  const email = words.find((word) => !word.startsWith('--'))
  if (!isFirst && !email?.includes('@'))
    throw new StartupError('Say whose account: npm run staff -- somebody@example.com')
  const config = readConfig(process.env)
  const running = config.databaseUrl ? undefined : await runningDatabase(config.dataDir)
  const { db, close } = running ? justConnect(running) : await openForShop(config, migrations, console.log)
  try {
    if (isFirst) console.log(await first(db, config))
    else if (words.includes('--remove-two-step')) console.log(await withoutTwoStep(db, config, email ?? ''))
    else console.log(await done(db, email ?? '', role))
  } finally {
    await close()
  }
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

/** @throws StartupError when there is no such account */
async function done(db: Database, email: string, role: StaffRole): Promise<string> {
  const isRemoval = words.includes('--remove')
  const isKnown = await (isRemoval ? removeStaff(db, email) : makeStaff(db, email, role))
  if (!isKnown) throw new StartupError(`There is no account with the address ${email}.`)
  return isRemoval ? `${email} is no longer staff.` : `${email} is now staff: ${role}.`
}

/** Takes `--role` out of the words, so that what is left is an address. @throws StartupError when there is no such role */
function wantedRole(): StaffRole {
  const at = words.indexOf('--role')
  if (at === -1) return 'owner'
  const [, word] = words.splice(at, 2)
  const role = STAFF_ROLES.find((one) => one === word)
  if (!role) throw new StartupError(`Say which role: ${STAFF_ROLES.join(', ')}.`)
  return role
}

/** @throws StartupError when there is no such account, or it has no second step */
async function withoutTwoStep(db: Database, { publicUrl, host, port }: Config, email: string): Promise<string> {
  const now = new Date()
  const identity = await readIdentity(db, now)
  const letterhead = { identity: () => identity, publicUrl: () => publicUrl ?? `http://${host}:${port}` }
  const outcome = await removeAllFactors(db, email, now, letterhead)
  if (outcome === 'no account') throw new StartupError(`There is no account with the address ${email}.`)
  if (outcome === 'none') throw new StartupError(`${email} has no two-step login.`)
  return `${email} logs in by the password alone until they set two-step login up again. An e-mail tells them.`
}

/** @throws StartupError when somebody runs the shop */
async function first(db: Database, { publicUrl, host, port }: Config): Promise<string> {
  const address = await firstStartAddress(db, publicUrl ?? `http://${host}:${port}`, new Date())
  if (!address) throw new StartupError('Somebody runs this shop already: npm run staff -- somebody@example.com')
  return `Within a day, name the shop and make the first account at ${address}`
}

function justConnect(connection: Parameters<typeof openDatabase>[0]) {
  const db = openDatabase(connection)
  return { db, close: () => db.destroy() }
}
