import { randomBytes } from 'node:crypto'
import {
  deleteMessage,
  listMessages,
  markAnswered,
  markWaiting,
  sendMessage,
} from '../../../../shop/content/messages/contact.contract.ts'
import {
  orderSavedReplies,
  savedReplies,
} from '../../../../shop/content/messages/saved-replies/saved-replies.contract.ts'
import {
  answerMessage,
  readThread,
  recordReply,
  undoAnswer,
} from '../../../../shop/content/messages/threads/thread.contract.ts'
import { threadToken } from '../../../../shop/content/messages/threads/write-again/thread-token.server.ts'
import {
  readOwnThread,
  writeAgain,
} from '../../../../shop/content/messages/threads/write-again/write-again.contract.ts'
import type { Somebody, World } from '../../world.ts'
import { valid } from '../request.ts'
import { resourceRequests } from '../resource-requests.ts'

export const contactRequests = [
  valid(sendMessage, ({ newAddress }) => ({
    body: { name: 'Mia', email: newAddress(), title: 'A question', body: 'Is the mug back soon?' },
  })),
  valid(readOwnThread, async (world) => ({ body: { token: await aThreadToken(world) } })),
  valid(writeAgain, async (world) => ({ body: { token: await aThreadToken(world), body: 'And the lid?' } })),

  valid(listMessages, () => ({ query: { answered: 'false' } as const })),
  ...[markAnswered, markWaiting, deleteMessage, readThread].map((about) =>
    valid(about, async (world) => ({ params: { id: await aMessage(world) } })),
  ),
  valid(answerMessage, async (world) => ({
    params: { id: await aMessage(world) },
    body: { body: 'Yes.', last_reply: 0 },
  })),
  valid(undoAnswer, async (world, asker) => {
    const { id, answer } = await anAnswer(world, asker)
    return { params: { id, answer: String(answer) } }
  }),
  valid(recordReply, async (world) => ({ params: { id: await aMessage(world) }, body: { body: 'And the lid?' } })),

  ...resourceRequests(
    savedReplies,
    async (world) => {
      await forgetSavedReplies(world)
      return newSavedReply()
    },
    aSavedReply,
  ),
  valid(orderSavedReplies, async (world, asker) => ({ body: { ids: [await aSavedReply(world, asker)] } })),
]

async function aMessage({ shop, newAddress }: World): Promise<string> {
  const { id } = await shop.visitor.api(sendMessage, {
    body: { name: 'Mia', email: newAddress(), title: 'A question', body: 'Is the mug back soon?' },
  })
  return String(id)
}

async function anAnswer(world: World, staff: Somebody): Promise<{ id: string; answer: number }> {
  const id = await aMessage(world)
  const { last_reply } = await staff.api(answerMessage, { params: { id }, body: { body: 'Yes.', last_reply: 0 } })
  return { id, answer: last_reply }
}

/** Returns the token in the link of an answer e-mail. */
async function aThreadToken(world: World): Promise<string> {
  const { answer } = await anAnswer(world, await world.somebody('owner'))
  return threadToken(answer, world.shop.secret)
}

const newSavedReply = () => ({ name: `Thanks ${randomBytes(4).toString('hex')}`, body: 'Hello {name}!' })

/** The number of saved replies is limited, and their sort order names all of them. */
const forgetSavedReplies = ({ shop }: World) => shop.db.deleteFrom('saved_replies').execute()

async function aSavedReply(world: World, staff: Somebody): Promise<number> {
  await forgetSavedReplies(world)
  return (await staff.api(savedReplies.add, { body: newSavedReply() })).id
}
