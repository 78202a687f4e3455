import { href } from 'react-router'
import { texts } from '#texts/content/messages/threads'
import { showDay } from '../../../../lib/texts/dates.ts'
import type { Services } from '../../../../server/services.ts'
import type { EmailText } from '../../../ui/emails/render-email.server.ts'
import { mailThreadOf } from './mail-thread.ts'
import { threadToken } from './write-again/thread-token.server.ts'

interface Answered {
  message: { id: number; email: string; title: string }
  answer: { id: number; body: string }
  /** The writer's latest text. */
  written: { body: string; at: Date }
}

/** Mail programs group a thread by this subject. */
const replySubject = (title: string): string => (/^re:/i.test(title) ? title : `Re: ${title}`)

/** Returns the e-mail with the staff's answer, the quoted message, and a link for replying. */
export function answerEmail(
  { message, answer, written }: Answered,
  { publicUrl, secret }: Pick<Services, 'publicUrl' | 'secret'>,
): EmailText {
  return {
    to: message.email,
    thread: mailThreadOf(message.id),
    subject: replySubject(message.title),
    // Staff write their own greeting.
    greets: false,
    paragraphs: answer.body.split(/\n{2,}/),
    after: [texts.youWrote(showDay(written.at.toISOString())), quoted(written.body)],
    links: [
      {
        text: texts.reply,
        address: `${publicUrl()}${href('/contact/thread')}#${threadToken(answer.id, secret)}`,
      },
    ],
  }
}

const quoted = (body: string) =>
  body
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
