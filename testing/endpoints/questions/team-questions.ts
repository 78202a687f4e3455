import { randomBytes } from 'node:crypto'
import { acceptInvitation, joinTeam, readInvitation } from '../../../shop/team/accepting/accepting.contract.ts'
import { insertInvitation } from '../../../shop/team/invitations/invitations-store.server.ts'
import {
  changeRole,
  inviteToTeam,
  readTeam,
  removeFromTeam,
  resendInvitation,
  withdrawInvitation,
} from '../../../shop/team/team.contract.ts'
import { PASSWORD, type World } from '../world.ts'
import { valid } from './question.ts'

export const teamQuestions = [
  valid(readTeam, () => ({})),
  valid(changeRole, async (world) => ({
    params: await helper(world),
    body: { role: 'owner', seen: 'orders', password: PASSWORD } as const,
  })),
  valid(removeFromTeam, async (world) => ({ params: await helper(world) })),
  valid(inviteToTeam, ({ newAddress }) => ({ body: { email: newAddress(), role: 'orders', password: '' } as const })),
  ...[resendInvitation, withdrawInvitation].map((about) =>
    valid(about, async (world) => ({ params: { id: String((await invited(world, world.newAddress())).id) } })),
  ),
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
