import { sql } from 'kysely'
import { OAuth2Server } from 'oauth2-mock-server'
import { BUILT_IN } from '../../extensions/built-in.ts'
import { type Allow, isForStaff } from '../../lib/endpoint.ts'
import { STAFF_ROLES, type StaffRole } from '../../lib/staff/staff-role.ts'
import type { Database } from '../../server/db/open.ts'
import type { MountPages } from '../../server/pages/mount-storefront.ts'
import { hashPassword } from '../../shop/core/auth/passwords/password.server.ts'
import { beginSocialLogin } from '../../shop/core/auth/session.contract.ts'
import { addOrder } from '../fixtures/orders.ts'
import { addPerson } from '../fixtures/people.ts'
import { addProduct, type SomeProduct } from '../fixtures/products.ts'
import { openForSelling } from '../fixtures/selling/open-for-selling.ts'
import { fakeProvider } from '../payments/fake-provider.ts'
import { openShop, type Person, type TestShop } from '../processes/open-shop.ts'
import { worldExtension } from './world-extension.ts'

export const PASSWORD = 'correct horse battery'
const CLIENT = 'comptoir-client'

/** Returns the role that may call an endpoint: the weakest staff role, or an owner where any staff member may. */
export const callerRole = (allow: Allow): 'customer' | StaffRole =>
  !isForStaff(allow) ? 'customer' : (STAFF_ROLES.find((role) => role === allow) ?? 'owner')

export interface Somebody extends Person {
  email: string
}

/** A shop with all features enabled and records for requests to every endpoint. */
export interface World extends AsyncDisposable {
  shop: TestShop
  /** Returns an unused e-mail address. */
  newAddress(): string
  /** Creates a person with the password PASSWORD. */
  somebody(kind: 'customer' | StaffRole): Promise<Somebody>
  /** Ends the rights of all owners but the first. The shop e-mails every owner, which would slow down later tests. */
  demoteOwners(): Promise<void>
  /** Returns a variant that the person has received, and its product. */
  received(by: Person): Promise<SomeProduct & { variant: number }>
  /** Opens the shop for sales, in case a test closed it. */
  sells(): Promise<void>
  /** Returns the body that a page sends after a login with the identity provider. The person is new by default. */
  signIn(email?: string): Promise<{ credential: string; proof: string }>
}

async function withoutFactors(db: Database): Promise<void> {
  const ofStaff = sql`where user_id in (select id from users where is_staff)`
  await sql`with codes as (delete from time_codes ${ofStaff}) delete from passkeys ${ofStaff}`.execute(db)
}

/** @param pages adds pages to the shop, which has none by default */
export async function openWorld(pages?: MountPages): Promise<World> {
  const provider = new OAuth2Server()
  await provider.issuer.keys.generate('RS256')
  await provider.start(0, '127.0.0.1')
  const shop = await openShop({
    payments: fakeProvider(() => new Date()),
    ...(pages && { pages }),
    extensions: [...BUILT_IN, worldExtension],
    languages: { first: 'en', others: ['fr'] },
    env: {
      SOCIAL_LOGIN_CLIENT_ID: CLIENT,
      SOCIAL_LOGIN_ISSUER: provider.issuer.url ?? '',
      SOCIAL_LOGIN_JWKS_URL: `${provider.issuer.url}/jwks`,
    },
  })
  const passwordHash = await hashPassword(PASSWORD)
  let people = 0
  const newName = () => {
    people += 1
    return `Mia${people}`
  }
  return {
    shop,
    newAddress: () => `${newName().toLowerCase()}@example.com`,
    async somebody(kind) {
      // Otherwise all staff members would need a second factor.
      if (kind !== 'customer') await withoutFactors(shop.db)
      const name = newName()
      const email = `${name.toLowerCase()}@example.com`
      const role = kind === 'customer' ? undefined : kind
      const { id, token } = await addPerson(shop.db, { first: name, email, role, passwordHash, now: shop.clock.now })
      return { ...shop.as(token), id, email }
    },
    async demoteOwners() {
      const others = shop.db.selectFrom('users').select('id').where('staff_role', '=', 'owner').orderBy('id').offset(1)
      await shop.db
        .updateTable('users')
        .set({ staff_role: null, staff_since: null })
        .where('id', 'in', others)
        .execute()
    },
    async received(by) {
      const product = await addProduct(shop.db)
      await addOrder(shop.db, { userId: by.id, productId: product.id, variantIds: product.variantIds })
      return { ...product, variant: product.variantIds[0] ?? 0 }
    },
    async sells() {
      await openForSelling(shop.db, shop.clock.now)
      await shop.services.reloadIdentity()
    },
    async signIn(email = `${newName().toLowerCase()}@example.com`) {
      const { nonce, proof } = await shop.visitor.api(beginSocialLogin, {})
      const credential = await provider.issuer.buildToken({
        scopesOrTransform: (_header, payload) => {
          // The clock of the shop is fixed, so a slow run must not make the credential look issued in the future.
          const iat = Math.floor(shop.clock.now.getTime() / 1000)
          Object.assign(payload, {
            iat,
            nbf: iat,
            exp: iat + 3600,
            sub: email,
            email,
            email_verified: true,
            given_name: 'Mia',
            aud: CLIENT,
            nonce,
          })
        },
      })
      return { credential, proof }
    },
    async [Symbol.asyncDispose]() {
      await shop[Symbol.asyncDispose]()
      await provider.stop()
    },
  }
}
