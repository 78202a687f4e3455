import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { often } from '../../../tests/deep.ts'
import { addProduct } from '../../../tests/fixtures/products.ts'
import { openShop, type Person } from '../../../tests/processes/open-shop.ts'
import { deleteProduct } from '../../catalog/products/products.contract.ts'
import { lockUser } from '../../core/accounts/users/users-store.server.ts'
import { currentUser } from '../../core/auth/session.contract.ts'
import { lockForSale } from '../orders/sold-variants-store.server.ts'
import { addToCart, changeCart } from './cart.contract.ts'

test('applies concurrent changes of quantity and list to the same line', async () => {
  await using shop = await openShop()
  const mia = await shop.customer('Mia')
  const { id: product, variantIds } = await addProduct(shop.db)
  const [variant = 0] = variantIds
  const { cartitem_set } = await mia.api(addToCart, { body: { product, variant, quantity: 1, saveForLater: false } })
  const params = { id: String(cartitem_set[0]?.id) }
  for (let round = 0; round < often(20); round += 1) {
    await mia.api(changeCart, { params, body: { quantity: 1, saveForLater: false } })
    await Promise.all([{ quantity: 3 }, { saveForLater: true }].map((body) => mia.api(changeCart, { params, body })))
    expect((await mia.api(currentUser, {})).cartitem_set).toMatchObject([{ quantity: 3, saveForLater: true }])
  }
})

test('concurrent additions each answer the cart after the change; a locked account delays only its own', async () => {
  await using shop = await openShop()
  const mug = await addProduct(shop.db, { variants: ['White', 'Blue'].map((name) => ({ name, stock: 5 })) })
  const [white = 0, blue = 0] = mug.variantIds
  const person = (name: string) => shop.customer(name)
  const [full, greedy, busy] = [await person('Full'), await person('Greedy'), await person('Busy')]
  const others = [await person('Mia'), await person('Li'), await person('Ada')]
  const add = ({ api }: Person, variant: number, quantity = 1) =>
    api(addToCart, { body: { product: mug.id, variant, quantity, saveForLater: false } })
  const addAll = () => others.flatMap((one) => [add(one, white), add(one, blue, 2)])
  const many = await addProduct(shop.db, { variants: Array.from({ length: 100 }, (_, n) => ({ name: `V${n}` })) })
  await sql`insert into cart_lines (user_id, product_id, variant_id, quantity)
    select ${full.id}, product_id, id, 1 from variants where product_id = ${many.id}`.execute(shop.db)
  await add(busy, white)

  await Promise.all(addAll())
  const { waiting } = await shop.db.transaction().execute(async (tx) => {
    await lockUser(tx, busy.id)
    const waiting = add(busy, white, 3)
    const answers = await Promise.allSettled([add(full, white), add(greedy, white, 6), ...addAll()])
    const outcomes = answers.map((one) =>
      one.status === 'rejected' ? String(one.reason) : one.value.cartitem_set.length,
    )
    const refusals = ['Your cart is full.', 'too much quantity selected'].map((text) => expect.stringContaining(text))
    expect(outcomes).toEqual([...refusals, 2, 2, 2, 2, 2, 2])
    return { waiting }
  })
  expect((await waiting).cartitem_set).toMatchObject([{ variant: white, quantity: 3 }])
})

test('does not deadlock when a variant is concurrently added, changed, ordered and archived', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const people = [await shop.customer('Mia'), await shop.customer('Li'), await shop.customer('Ada')]
  const tries = (count: number) => Array.from({ length: count }, (_, index) => index)
  for (const _ of tries(often(5))) {
    const { id, slug, variantIds } = await addProduct(shop.db, { variants: [{ name: 'White' }, { name: 'Blue' }] })
    const addAll = (quantity: number) =>
      people.flatMap(({ api }) =>
        variantIds.map((variant) => api(addToCart, { body: { product: id, variant, quantity, saveForLater: false } })),
      )
    await Promise.all(addAll(1))
    const ordered = people.map(({ id: userId }) =>
      shop.db.transaction().execute(async (tx) => {
        await lockUser(tx, userId)
        await lockForSale(tx, variantIds)
        await sql`update variants set stock = stock - 1 where product_id = ${id}`.execute(tx)
        await tx.deleteFrom('cart_lines').where('user_id', '=', userId).execute()
      }),
    )
    const gone = staff.api(deleteProduct, { params: { slug }, query: {} })
    const answers = await Promise.allSettled([...addAll(2), ...ordered, ...addAll(3), gone, ...addAll(4)])
    const reasons = answers.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
    expect(reasons.filter((reason) => !reason.includes('Variant not found in product'))).toEqual([])
    for (const { api } of people) expect((await api(currentUser, {})).cartitem_set).toEqual([])
  }
})
