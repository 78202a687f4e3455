import { once } from 'node:events'

/** What the parent of this process wants of it (see `askProcess`); the process lives until it is told to end. */
export async function firstMessage<Message>(): Promise<Message> {
  process.channel?.ref()
  const message = once(process, 'message')
  // What came before somebody listened would be lost.
  process.send?.({ listening: true })
  return (await message)[0]
}
