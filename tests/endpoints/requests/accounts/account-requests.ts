import { randomBytes } from 'node:crypto'
import {
  changeDetails,
  changeEmail,
  changePassword,
  deleteAccount,
  myData,
  resetPassword,
  sendCode,
  signup,
} from '../../../../shop/core/accounts/account.contract.ts'
import {
  changeAddress,
  deleteAddress,
  listAddresses,
  saveAddress,
} from '../../../../shop/core/addresses/saved/saved-addresses.contract.ts'
import {
  endOtherSessions,
  endSessionById,
  listSessions,
} from '../../../../shop/core/auth/devices/own-sessions.contract.ts'
import {
  beginSocialLogin,
  currentUser,
  leaveSocialLogin,
  login,
  logout,
  socialLogin,
} from '../../../../shop/core/auth/session.contract.ts'
import { issueToken } from '../../../../shop/core/auth/session-store.server.ts'
import { acceptInvitation, joinTeam, readInvitation } from '../../../../shop/core/team/accepting/accepting.contract.ts'
import { insertInvitation } from '../../../../shop/core/team/invitations/invitations-store.server.ts'
import {
  changeRole,
  inviteToTeam,
  readTeam,
  removeFromTeam,
  resendInvitation,
  withdrawInvitation,
} from '../../../../shop/core/team/team.contract.ts'
import { aPicture } from '../../../fixtures/product-form.ts'
import { codeFor } from '../../../fixtures/verification-code.ts'
import { PASSWORD, type World } from '../../world.ts'
import { valid } from '../request.ts'

const NEW = 'staple of another colour'
const ADDRESS = { name: 'Mia Test', street: '12 rue Mercière', postcode: '69002', town: 'Lyon', country: 'FR' } as const

export const accountRequests = [
  valid(signup, async ({ shop, newAddress }) => {
    const email = newAddress()
    const email_verification_code = await codeFor(shop, email)
    const names = { first_name: 'Mia', last_name: 'Test' }
    return { body: { ...names, email, password: NEW, agreed_to_terms: true as const, email_verification_code } }
  }),
  valid(sendCode, ({ newAddress }) => ({ body: { email: newAddress() } })),
  valid(login, async ({ somebody }) => ({ body: { email: (await somebody('customer')).email, password: PASSWORD } })),
  valid(beginSocialLogin, () => ({})),
  valid(socialLogin, async ({ signIn }) => ({ body: await signIn() })),
  valid(leaveSocialLogin, () => ({})),
  valid(resetPassword, async ({ shop, somebody }) => {
    const { email } = await somebody('customer')
    return {
      body: { email, password1: NEW, password2: NEW, email_verification_code: await codeFor(shop, email) },
    }
  }),
  valid(currentUser, () => ({})),
  valid(logout, () => ({})),
  valid(listSessions, () => ({})),
  valid(endOtherSessions, () => ({})),
  valid(
    endSessionById,
    async ({ shop }, asker) => {
      const another = shop.as(await issueToken(shop.db, { id: asker.id, isStaff: false }, shop.clock.now))
      const current = (await another.api(listSessions, {})).find(({ is_current }) => is_current)
      return { params: { id: String(current?.id) } }
    },
    { ownedBy: 'asker' },
  ),
  valid(myData, () => ({})),
  valid(changePassword, () => ({ body: { old_password: PASSWORD, password: NEW, password2: NEW } })),
  valid(changeEmail, async ({ shop, newAddress }, asker) => {
    const email = newAddress()
    return { body: { email, password: PASSWORD, email_verification_code: await codeFor(shop, email, asker) } }
  }),
  valid(deleteAccount, () => ({ body: { password: PASSWORD } })),
  valid(
    changeDetails,
    async (_, { id }) => {
      const body = new FormData()
      body.set('first_name', 'Maya')
      for (const [side, value] of Object.entries({ x: 0, y: 0, w: 48, h: 48 }))
        body.set(`avatar_crop_data_${side}`, String(value))
      body.set('avatar', new File([new Uint8Array(await aPicture())], 'me.jpg', { type: 'image/jpeg' }))
      return { params: { id: String(id) }, body }
    },
    { ownedBy: 'asker' },
  ),
  valid(listAddresses, () => ({})),
  valid(saveAddress, () => ({ body: ADDRESS })),
  valid(
    changeAddress,
    async (_, asker) => {
      const { id, version } = await asker.api(saveAddress, { body: ADDRESS })
      return { params: { id: String(id) }, body: { ...ADDRESS, town: 'Lyon 2e', version } }
    },
    { ownedBy: 'asker' },
  ),
  valid(
    deleteAddress,
    async (_, asker) => ({ params: { id: String((await asker.api(saveAddress, { body: ADDRESS })).id) } }),
    { ownedBy: 'asker' },
  ),
  valid(readTeam, () => ({})),
  valid(changeRole, async (world) => ({
    params: await helper(world),
    body: { role: 'owner', seen: 'orders', password: PASSWORD } as const,
  })),
  valid(removeFromTeam, async (world) => ({ params: await helper(world) })),
  valid(inviteToTeam, ({ newAddress }) => ({
    body: { email: newAddress(), role: 'orders', password: PASSWORD } as const,
  })),
  valid(resendInvitation, async (world) => ({
    params: { id: String((await invited(world, world.newAddress())).id) },
    body: { password: PASSWORD },
  })),
  valid(withdrawInvitation, async (world) => ({
    params: { id: String((await invited(world, world.newAddress())).id) },
  })),
  valid(readInvitation, async (world) => ({ body: { code: (await invited(world, world.newAddress())).code } })),
  valid(acceptInvitation, async (world, { email }) => ({ body: { code: (await invited(world, email)).code } })),
  valid(joinTeam, async (world) => ({
    body: {
      code: (await invited(world, world.newAddress())).code,
      ...{ first_name: 'Bea', last_name: 'Roux', password: PASSWORD },
    },
  })),
]

const helper = async ({ somebody }: World) => ({ id: String((await somebody('orders')).id) })

async function invited({ shop, somebody }: World, email: string): Promise<{ id: number; code: string }> {
  const code = randomBytes(24).toString('base64url')
  const { id: invitedBy } = await somebody('owner')
  const id = await insertInvitation(shop.db, { email, role: 'orders', code, invitedBy, now: shop.clock.now })
  return { id: id ?? 0, code }
}
