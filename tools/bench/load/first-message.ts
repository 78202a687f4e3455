import { once } from 'node:events'

/** Waits for the parent's first message (see `requestFromProcess`). The process lives until its parent stops it. */
export async function firstMessage<Message>(): Promise<Message> {
  process.channel?.ref()
  const message = once(process, 'message')
  // Messages sent before a listener was attached would be lost.
  process.send?.({ listening: true })
  return (await message)[0]
}
