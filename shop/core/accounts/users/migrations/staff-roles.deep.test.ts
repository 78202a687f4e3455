import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listen } from '../../../../../server/db/listen.ts'
import { migrate } from '../../../../../server/db/migrate.ts'
import { migrateTo } from '../../../../../tests/databases/migrate-to.ts'
import { otherDatabase } from '../../../../../tests/databases/other-database.ts'
import { migrations } from '../../../../migrations.server.ts'
import { setStaffRole } from '../users-store.server.ts'

test('existing staff become owners, customers stay unchanged, and role changes notify processes', async () => {
  await using database = await otherDatabase('template1')
  const { db, place } = database
  await migrateTo(db, '095-review-requests')
  await sql`insert into users (email, first_name, last_name, is_staff) values
    ('ada@example.com', 'Ada', 'Lee', true), ('mia@example.com', 'Mia', 'Wong', false)`.execute(db)

  await migrate(db, migrations)
  const people = () =>
    db.selectFrom('users').select(['id', 'first_name', 'staff_role', 'is_staff']).orderBy('id').execute()
  const [ada, mia] = await people()
  expect(ada).toMatchObject({ first_name: 'Ada', staff_role: 'owner', is_staff: true })
  expect(mia).toMatchObject({ first_name: 'Mia', staff_role: null, is_staff: false })

  const heard: (string | undefined)[] = []
  const listener = listen(place, { customer_changed: (id) => heard.push(id) })
  await expect.poll(() => heard.length).toBeGreaterThan(0)
  await setStaffRole(db, mia?.id ?? 0, 'orders', new Date())
  await expect.poll(() => heard).toContain(String(mia?.id))
  await listener.stop()
  expect((await people())[1]).toMatchObject({ staff_role: 'orders', is_staff: true })
})
