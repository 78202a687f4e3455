import { afterAll } from 'vitest'
import type { Product } from '../shop/catalogue/catalogue.contract.ts'
import { issueToken } from '../shop/session/session-store.server.ts'
import { newProductForm, type ProductFormWish } from '../testing/product-form.ts'
import { emptyFolder, openShop } from '../testing/shop-process.ts'
import { openShopDatabase } from './shop-database.ts'

/** A built shop for stories in which staff change the catalogue: the one that all journeys share must stay as it is. */
export async function openStaffShop() {
  const opened = new AsyncDisposableStack()
  afterAll(() => opened.disposeAsync())
  const { path: dataDir } = opened.use(await emptyFolder())
  const shop = opened.use(await openShop({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', RATE_LIMITS: 'off' }))
  const db = opened.use(await openShopDatabase(dataDir))

  /** Somebody's token, as after a login. */
  async function person(name: string, isStaff: boolean): Promise<string> {
    const { id } = await db
      .insertInto('users')
      .values({
        email: `${name}@example.com`,
        email_verified_at: new Date(),
        first_name: name,
        last_name: 'Journey',
        is_staff: isStaff,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return issueToken(db, { id, isStaff }, new Date())
  }

  const staff = await person('Ada', true)
  return {
    address: await shop.url,
    ask: shop.ask,
    db,
    /** A token of staff. */
    staff,
    customer: () => person('Mia', false),
    otherStaff: (name: string) => person(name, true),
    /** What the API tells of a product. */
    async product(slug: string): Promise<Product> {
      return (await shop.ask(`/api/product/${slug}/`)).json() as Promise<Product>
    },
    /** Has staff put a product into the shop. */
    async created(wish: ProductFormWish = {}): Promise<Product> {
      const headers = { authorization: `Token ${staff}` }
      const answer = await shop.ask('/api/product/', { method: 'POST', headers, body: await newProductForm(wish) })
      if (answer.status !== 201) throw new Error(await answer.text())
      return answer.json() as Promise<Product>
    },
  }
}

export type StaffShop = Awaited<ReturnType<typeof openStaffShop>>
