/**
 * Manages staff accounts; the shop can keep running: `npm run staff -- EMAIL` makes an existing account an owner,
 * with `--role orders` it gets that role. `npm run staff -- --remove EMAIL` removes the role. `npm run staff --
 * --remove-two-step EMAIL` removes a lost second factor. `npm run staff -- --first` prints a link for creating the
 * first account of a shop without staff.
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
import { COMPATIBLE_FROM, migrations } from '../shop/migrations.server.ts'
import { loadTranslations } from '../shop/translations.server.ts'

const words = process.argv.slice(2)

try {
  const isFirst = words.includes('--first')
  const role = wantedRole()
  const email = words.find((word) => !word.startsWith('--'))
  if (!isFirst && !email?.includes('@'))
    throw new StartupError('Enter the e-mail address of an account: npm run staff -- owner@example.com')
  const config = readConfig(process.env)
  const running = config.databaseUrl ? undefined : await runningDatabase(config.dataDir)
  const { db, close } = running
    ? justConnect(running)
    : await openForShop(config, migrations, console.log, COMPATIBLE_FROM)
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

/** @throws StartupError if the account does not exist */
async function done(db: Database, email: string, role: StaffRole): Promise<string> {
  const isRemoval = words.includes('--remove')
  const isKnown = await (isRemoval ? removeStaff(db, email) : makeStaff(db, email, role))
  if (!isKnown) throw new StartupError(`There is no account with the address ${email}.`)
  return isRemoval ? `${email} is no longer staff.` : `${email} is now staff: ${role}.`
}

/**
 * Removes `--role` and its value from the arguments and returns the role, by default `owner`. @throws StartupError
 * for an unknown role
 */
function wantedRole(): StaffRole {
  const at = words.indexOf('--role')
  if (at === -1) return 'owner'
  const [, word] = words.splice(at, 2)
  const role = STAFF_ROLES.find((one) => one === word)
  if (!role) throw new StartupError(`Enter one of these roles: ${STAFF_ROLES.join(', ')}.`)
  return role
}

/** @throws StartupError if the account does not exist or has no two-step login */
async function withoutTwoStep(db: Database, { publicUrl, host, port }: Config, email: string): Promise<string> {
  const now = new Date()
  const identity = await readIdentity(db, now)
  // The e-mail is in the language of the account.
  loadTranslations()
  const letterhead = { identity: () => identity, publicUrl: () => publicUrl ?? `http://${host}:${port}` }
  const outcome = await removeAllFactors(db, email, now, letterhead)
  if (outcome === 'no account') throw new StartupError(`There is no account with the address ${email}.`)
  if (outcome === 'none') throw new StartupError(`${email} has no two-step login.`)
  return `${email} can log in with the password only until they set up two-step login again. They get an e-mail about it.`
}

/** @throws StartupError if there is a staff account already */
async function first(db: Database, { publicUrl, host, port }: Config): Promise<string> {
  const address = await firstStartAddress(db, publicUrl ?? `http://${host}:${port}`, new Date())
  if (!address)
    throw new StartupError('This shop has an owner already. To add another one: npm run staff -- owner@example.com')
  return `Create the first account within 24 hours at ${address}`
}

function justConnect(connection: Parameters<typeof openDatabase>[0]) {
  const db = openDatabase(connection)
  return { db, close: () => db.destroy() }
}
