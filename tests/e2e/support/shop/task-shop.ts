import { addOrder } from '../../../fixtures/orders.ts'
import { addPerson } from '../../../fixtures/people.ts'
import { paidOrder, unpaidOrder } from './paid-order.ts'
import { openSellingStaffShop } from './selling-shop.ts'

export const question = {
  name: 'Mia',
  email: 'mia@example.com',
  title: 'How large is it?',
  body: 'Does a litre go in?',
}

/** Opens a shop that sells two products, with a paid and an unpaid order, a message, a customer and a review. */
export async function openTaskShop() {
  const shop = await openSellingStaffShop()
  const mug = await shop.sellable({ title: 'Mug', slug: 'mug', price: '20.00' })
  await shop.created({ title: 'Bowl', slug: 'bowl', price: '9.00' })
  await shop.db.updateTable('variants').set({ stock: 4 }).execute()
  const order = await paidOrder(shop, mug, 1)
  const unpaid = await unpaidOrder(shop, mug, 1)
  const mia = await addPerson(shop.db, { first: 'Mia', last: 'Roux', email: 'mia.roux@example.com' })
  await addOrder(shop.db, { userId: mia.id, productId: mug.id, variantIds: mug.variants.map(({ id }) => id) })
  await shop.ask('/api/reviews/', {
    method: 'POST',
    headers: { authorization: `Token ${mia.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ body: 'The handle is perfect.', rating: 5, variant: mug.variants[0]?.id }),
  })
  await shop.ask('/api/contact/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question),
  })
  return { ...shop, order, unpaid }
}
