import { createCode } from '../../../../shop/sales/gift-cards/gift-card-code.ts'
import * as contract from '../../../../shop/sales/gift-cards/gift-cards.contract.ts'
import { insertGiftCard } from '../../../../shop/sales/gift-cards/gift-cards-store.server.ts'
import * as own from '../../../../shop/sales/gift-cards/own/own-gift-cards.contract.ts'
import type { Somebody, World } from '../../world.ts'
import { valid } from '../request.ts'

const aForm = { value: '20', email: 'ida@example.com', message: 'Happy birthday', reason: 'Apology' }

const aCard = async (_: World, staff: Somebody) => {
  const { id, version } = await staff.api(contract.issueGiftCard, { body: aForm })
  return { params: { id: String(id) }, version }
}

/** Stores a card. @returns its code */
async function aCode({ shop }: World): Promise<string> {
  const { code, hash, lastFour } = createCode()
  const card = { ...aForm, code_hash: hash, last_four: lastFour, ends_on: null }
  const { email, message, reason, code_hash, last_four, ends_on } = card
  await insertGiftCard(shop.db, { email, message, reason, code_hash, last_four, ends_on }, 20_00, shop.clock.now)
  return code
}

export const giftCardRequests = [
  valid(contract.listGiftCards, () => ({})),
  valid(contract.issueGiftCard, () => ({ body: aForm })),
  valid(contract.readGiftCard, async (world, staff) => ({ params: (await aCard(world, staff)).params })),
  valid(contract.changeGiftCard, async (world, staff) => {
    const { params, version } = await aCard(world, staff)
    return { params, body: { ends_on: '', is_blocked: true, version } }
  }),
  valid(contract.replaceGiftCardCode, async (world, staff) => {
    const { params, version } = await aCard(world, staff)
    return { params, body: { email: 'tom@example.com', version } }
  }),
  valid(contract.readBalance, async (world) => ({ body: { code: await aCode(world) } })),
  valid(contract.enterGiftCard, async (world) => ({ body: { code: await aCode(world) } })),
  valid(contract.removeGiftCard, () => ({ params: { id: '1' } })),
  valid(own.listOwnGiftCards, () => ({})),
  valid(own.addOwnGiftCard, async (world) => ({ body: { code: await aCode(world) } })),
  valid(own.removeOwnGiftCard, () => ({ params: { id: '1' } })),
  valid(own.applyOwnGiftCard, async (world, asker) => {
    const { gift_cards } = await asker.api(own.addOwnGiftCard, { body: { code: await aCode(world) } })
    return { params: { id: String(gift_cards[0]?.id) } }
  }),
]
