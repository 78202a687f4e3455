import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { TEMPLATE } from '../databases/cluster.ts'
import { otherDatabase } from '../databases/other-database.ts'
import { emptyFolder } from '../empty-folder.ts'
import { addPerson } from '../fixtures/people.ts'

const root = join(import.meta.dirname, '..', '..')

test('npm run staff creates an owner, changes the role and removes it', async () => {
  await using folder = await emptyFolder()
  await using database = await otherDatabase(TEMPLATE)
  const { id, email } = await addPerson(database.db)
  const staff = async (...words: string[]) => {
    const env = { ...process.env, DATA_DIR: folder.path, DATABASE_URL: database.url }
    const run = promisify(execFile)(process.execPath, [join(root, 'tools/staff.ts'), ...words], { env })
    const { stdout } = await run.catch((error: { stderr: string }) => ({ stdout: error.stderr }))
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
