import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '../../server/db/migrate.ts'
import { refreshAllCustomerFigures } from '../../shop/admin/customers/figures/customer-figures-store.server.ts'
import { migrations } from '../../shop/migrations.server.ts'
import { otherDatabase } from '../databases/other-database.ts'
import { addProduct } from '../fixtures/products.ts'

/** PostgreSQL's own template of new databases. */
const EMPTY = 'template1'

test('adds the movements and customer figures that are missing since an upgrade during sales', async () => {
  await using database = await otherDatabase(EMPTY)
  const { db } = database
  await migrate(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '294')))
  const { variantIds } = await addProduct(db, { variants: [{ name: 'One', stock: 5 }, { name: 'Two' }] })
  const [one = 0] = variantIds
  await sql`
    insert into users (email, first_name, last_name)
    values ('mia@example.com', 'Mia', 'Moss'), ('ben@example.com', 'Ben', 'Moss'), ('zoe@example.com', 'Zoé', 'Moss')`.execute(
    db,
  )
  await sql`
    insert into orders (user_id, status, total_cents) select id, 'delivered', 4900 from users where first_name = 'Ben'`.execute(
    db,
  )
  await refreshAllCustomerFigures(db)
  // What another process changes between the counting and the triggers of the migrations 260 and 272.
  await sql`alter table variants disable trigger record_stock_movement`.execute(db)
  await sql`update variants set stock = 9 where id = ${one}`.execute(db)
  await sql`alter table variants enable trigger record_stock_movement`.execute(db)
  await sql`delete from customer_figures using users where id = user_id and first_name = 'Zoé'`.execute(db)
  await sql`update customer_figures set orders = 0 from users where id = user_id and first_name = 'Ben'`.execute(db)

  await migrate(db, migrations)
  const movements = await sql`
    select change, stock_after, reason from stock_movements where variant_id = ${one} order by id`.execute(db)
  expect(movements.rows).toEqual([
    { change: 5, stock_after: 5, reason: 'initial' },
    { change: 4, stock_after: 9, reason: 'counted' },
  ])
  const due = await sql`select first_name from customer_figures_due join users on id = user_id`.execute(db)
  expect(due.rows).toEqual([{ first_name: 'Ben' }])
  await refreshAllCustomerFigures(db)
  const figures = await sql`select name_key, orders from customer_figures order by user_id`.execute(db)
  expect(figures.rows).toEqual([
    { name_key: 'mia moss', orders: 0 },
    { name_key: 'ben moss', orders: 1 },
    { name_key: 'zoe moss', orders: 0 },
  ])
})
