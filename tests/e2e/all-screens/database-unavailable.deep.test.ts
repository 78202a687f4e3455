import { expect, test } from 'vitest'
import { startEmbeddedPostgres } from '../../../server/db/embedded.ts'
import { openDatabase } from '../../../server/db/open.ts'
import { emptyFolder } from '../../empty-folder.ts'
import { addPerson } from '../../fixtures/people.ts'
import { addProduct } from '../../fixtures/products.ts'
import { tcpProxy } from '../../processes/tcp-proxy.ts'
import { field, freezeClock, pastTheGuard, press, says } from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'
import { startWhereOneWas } from '../support/shop/built-shop.ts'

test('a customer stays logged in and loses nothing while the database is unavailable for a minute', async () => {
  await using opened = new AsyncDisposableStack()
  const [own, shops] = [opened.use(await emptyFolder()), opened.use(await emptyFolder())]
  const postgres = await startEmbeddedPostgres({ dataDir: own.path, say: () => {}, settings: { fsync: 'off' } })
  opened.defer(() => postgres.stop())
  const proxy = opened.use(await tcpProxy(postgres.connection))
  const shop = opened.use(
    await startWhereOneWas({ DATA_DIR: shops.path, DATABASE_URL: proxy.url, LOG_LEVEL: 'silent' }),
  )
  const db = opened.use(openDatabase(postgres.connection))
  const { token } = await addPerson(db)
  const { id, variantIds } = await addProduct(db)
  const { id: user_id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  await db
    .insertInto('cart_lines')
    .values({ user_id, product_id: id, variant_id: variantIds[0] ?? 0, quantity: 2 })
    .execute()

  const address = await shop.url
  const circumstances = { address, token, expecting: /status of 503/, first: freezeClock }
  await using visit = await enter('/account/change_account_info', circumstances)
  const { page } = visit
  const refreshes: number[] = []
  page.on('response', (answer) => {
    if (answer.url().endsWith('/api/user/')) refreshes.push(answer.status())
  })
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await field(page, 'First name').fill('Maya')

  await proxy.close()
  refreshes.length = 0
  for (let asked = 1; asked <= 3; asked += 1) {
    await page.clock.runFor(20_000)
    await expect.poll(() => refreshes.length).toBe(asked)
  }
  expect(refreshes).toEqual([503, 503, 503])
  await press(page, 'Save changes')
  await says(page, 'Service temporarily unavailable, try again later.')
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await expect.poll(() => field(page, 'First name').inputValue()).toBe('Maya')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBe(token)

  await proxy.open()
  await expect.poll(async () => (await shop.ask('/readyz')).status).toBe(200)
  await page.clock.runFor(20_000)
  await expect.poll(() => refreshes.at(-1)).toBe(200)
  await pastTheGuard(page)
  await press(page, 'Save changes')
  await says(page, 'Great your account info has been changed')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByText('Hello, Maya')).toBeVisible()
})
