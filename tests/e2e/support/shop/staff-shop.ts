import { afterAll } from 'vitest'
import type { Product } from '../../../../shop/catalog/products/read/catalogue.contract.ts'
import { TEMPLATE } from '../../../databases/cluster.ts'
import { otherDatabase } from '../../../databases/other-database.ts'
import { emptyFolder } from '../../../empty-folder.ts'
import { addPerson } from '../../../fixtures/people.ts'
import { newProductForm, type ProductFormWish } from '../../../fixtures/product-form.ts'
import { startWhereOneWas } from './built-shop.ts'

/**
 * Opens a built shop for tests in which staff change the catalogue, because the shared one must not change. Call it
 * at the top level of a file: the shop closes at the end of the file.
 * @param env additional environment variables
 */
export async function openStaffShop(env: Record<string, string> = {}) {
  const opened = new AsyncDisposableStack()
  afterAll(() => opened.disposeAsync())
  const { path: dataDir } = opened.use(await emptyFolder())
  const { url, db } = opened.use(await otherDatabase(TEMPLATE))
  const settings = { DATA_DIR: dataDir, DATABASE_URL: url, LOG_LEVEL: 'warn', RATE_LIMITS: 'off' }
  const shop = opened.use(await startWhereOneWas({ ...settings, ...env }))

  /** Creates an account and returns its login token. */
  async function person(name: string, isStaff: boolean): Promise<string> {
    return (await addPerson(db, { first: name, last: 'Journey', isStaff })).token
  }

  const staff = await person('Ada', true)
  return {
    address: await shop.url,
    dataDir,
    ask: shop.ask,
    db,
    /** Login token of a staff member. */
    staff,
    customer: () => person('Mia', false),
    otherStaff: (name: string) => person(name, true),
    /** Returns a product from the API. */
    async product(slug: string): Promise<Product> {
      const answer = await shop.ask(`/api/product/${slug}/`)
      if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`)
      return answer.json() as Promise<Product>
    },
    /** Creates a product as staff. */
    async created(wish: ProductFormWish = {}): Promise<Product> {
      const headers = { authorization: `Token ${staff}` }
      const answer = await shop.ask('/api/product/', { method: 'POST', headers, body: await newProductForm(wish) })
      if (answer.status !== 201) throw new Error(await answer.text())
      return answer.json() as Promise<Product>
    },
  }
}

export type StaffShop = Awaited<ReturnType<typeof openStaffShop>>
