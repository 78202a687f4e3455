import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { TEMPLATE } from '../databases/cluster.ts'
import { otherDatabase } from '../databases/other-database.ts'
import { emptyFolder } from '../empty-folder.ts'
import { addPerson } from '../fixtures/people.ts'

const root = join(import.meta.dirname, '..', '..')

/** Runs the command and returns its output, or its errors if it fails. */
async function runStaff(dataDir: string, databaseUrl: string, words: readonly string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  const run = promisify(execFile)(process.execPath, [join(root, 'tools/staff.ts'), ...words], { env })
  const { stdout } = await run.catch((error: { stderr: string }) => ({ stdout: error.stderr }))
  return stdout
}

test('npm run staff creates an owner, changes the role and removes it', async () => {
  await using folder = await emptyFolder()
  await using database = await otherDatabase(TEMPLATE)
  const { id, email } = await addPerson(database.db)
  const staff = async (...words: string[]) => {
    const stdout = await runStaff(folder.path, database.url, words)
    const { staff_role } = await database.db
      .selectFrom('users')
      .select('staff_role')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return [stdout.trim().split('\n').at(-1), staff_role]
  }
  expect(await staff(email)).toEqual([`${email} is now staff: owner.`, 'owner'])
  expect(await staff('--role', 'orders', email)).toEqual([`${email} is now staff: orders.`, 'orders'])
  expect(await staff(email, '--role', 'boss')).toEqual([
    'Enter one of these roles: owner, catalogue, orders, accountant.',
    'orders',
  ])
  expect(await staff('--remove', email)).toEqual([`${email} is no longer staff.`, null])
})

test('the e-mail about removed second factors is in the language of the account', async () => {
  await using folder = await emptyFolder()
  await using database = await otherDatabase(TEMPLATE)
  const { db } = database
  const { id, email } = await addPerson(db)
  await db.updateTable('users').set({ language: 'fr' }).where('id', '=', id).execute()
  const timeCode = { user_id: id, secret: Buffer.from('secret'), last_step: 0, created_at: new Date() }
  await db.insertInto('time_codes').values(timeCode).execute()
  expect(await runStaff(folder.path, database.url, ['--remove-two-step', email])).toContain('can log in')
  const words = db.selectFrom('emails').select(['subject', 'body_html'])
  const { subject, body_html } = await words.executeTakeFirstOrThrow()
  expect(subject).toContain('La validation en deux étapes')
  expect(body_html).toMatch(/<html lang="fr">.*Vous avez été déconnecté/s)
})
