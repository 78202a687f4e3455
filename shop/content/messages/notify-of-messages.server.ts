import { texts } from '#texts/content/messages/threads'
import { onEvent } from '../../../server/events/event.ts'
import type { Services } from '../../../server/services.ts'
import { notifyStaff } from '../../core/notifications/notify-staff.server.ts'
import { messageReceived } from './message-events.contract.ts'
import { findMessage } from './messages-store.server.ts'
import { mailThreadOf } from './threads/mail-thread.ts'
import { findReply } from './threads/replies-store.server.ts'

/** Returns the handler that forwards messages of customers to staff, unless they were deleted meanwhile. */
export const messageEmailHandler = (services: Pick<Services, 'config' | 'identity' | 'publicUrl'>) =>
  onEvent(messageReceived, async (tx, { subject_id, data, at }) => {
    const message = await findMessage(tx, Number(subject_id))
    const reply = data.reply === null ? undefined : await findReply(tx, data.reply)
    if (!message || (data.reply !== null && !reply)) return
    const sender = `${message.name} <${message.email}>`
    const email = () => ({
      // Safe in a header: a validated address has no line break and exactly one mailbox.
      replyTo: message.email,
      thread: mailThreadOf(message.id),
      subject: `${reply ? 'Re: ' : ''}${texts.messageSubject(message.title)}`,
      paragraphs: [
        reply
          ? texts.replied(sender)
          : message.order_id
            ? texts.wroteAboutOrder(sender, message.order_id)
            : texts.wrote(sender),
        reply?.body ?? message.body,
      ],
    })
    // Has the date of the message, so that a later account with the same address does not own it.
    await notifyStaff(tx, services, { event: 'customer_message', email, now: at })
  })
