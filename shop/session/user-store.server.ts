import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../server/db/open.ts'
import { imageUrl } from '../images/image-url.ts'
import type { User } from './session.contract.ts'

/** A user with their cart, as it stands on the wire; one query. Lines of products that are gone are left out. */
export async function findUser(db: Database, id: number): Promise<User | undefined> {
  const row = await db
    .selectFrom('users')
    .select((users) => [
      'id',
      'email',
      'first_name',
      'last_name',
      'avatar_key',
      'is_staff',
      users
        .exists(users.selectFrom('social_identities').select('subject').whereRef('user_id', '=', 'users.id'))
        .as('is_google_user'),
      jsonArrayFrom(
        users
          .selectFrom('cart_lines')
          .innerJoin('variants', 'variants.id', 'cart_lines.variant_id')
          .select(['cart_lines.id', 'cart_lines.product_id', 'variant_id', 'quantity', 'save_for_later'])
          .whereRef('user_id', '=', 'users.id')
          .where('variants.deleted_at', 'is', null)
          .orderBy('cart_lines.id'),
      ).as('cart'),
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { avatar_key, cart, is_google_user, ...user } = row
  return {
    ...user,
    is_google_user: Boolean(is_google_user),
    is_authenticated: true,
    avatar: avatar_key === null ? null : imageUrl(avatar_key, 320),
    cartitem_set: cart.map(({ product_id, variant_id, save_for_later, ...line }) => ({
      ...line,
      product: product_id,
      variant: variant_id,
      saveForLater: save_for_later,
    })),
  }
}
