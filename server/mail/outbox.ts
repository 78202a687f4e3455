import { z } from 'zod'
import type { Database } from '../db/open.ts'
import { MINUTE } from '../durations.ts'
import { defineJob } from '../jobs/job.ts'
import { enqueueJob } from '../jobs/jobs-store.ts'
import type { Jobs } from '../jobs/start-jobs.ts'
import { type EmailRow, findUnsentEmail, insertEmail, setSent } from './emails-store.ts'
import type { Mail, SendMail } from './mail.ts'
import { seal, unseal } from './sealed.ts'

/** A letter to be stored in the same transaction as what it tells of. */
export interface OutgoingEmail {
  to: string
  replyTo?: string
  subject: string
  text: string
  html?: string
}

interface Post {
  db: Database
  send: SendMail
  from: string
  clock: () => Date
  /** Opens sealed letters. */
  secret: Buffer
}

/** A letter on its way. One at a time in each process: more would wait behind a mail server that hangs. */
const sendEmail = defineJob({
  name: 'send-email',
  payload: z.object({ letter: z.number() }),
  // Longer than a mail server may take, also while the database is away.
  claimMs: 3 * MINUTE,
  attempts: Number.POSITIVE_INFINITY,
  logAs: 'a letter waits',
  // Mail servers repeat addresses in what they refuse with.
  isConfidential: true,
})

/** Puts a letter into the outbox. It goes out once the transaction is committed, whatever happens to the mail server or the shop meanwhile. */
export async function enqueueEmail(
  tx: Database,
  { to, replyTo, subject, text, html }: OutgoingEmail,
  now: Date,
): Promise<void> {
  const words = { subject, body_text: text, body_html: html ?? null }
  const letter = await insertEmail(tx, { recipient: to, reply_to: replyTo ?? null, ...words, created_at: now })
  await enqueueJob(tx, sendEmail, { letter }, { now })
}

interface Sealing {
  now: Date
  secret: Buffer
  /** What stands in the database instead of the subject. */
  calledAs: string
  /** It is stored as if it had been sent, but for the address; for letters that are not to be told from others by the time they take. */
  isWithheld: boolean
}

/** Puts a letter into the outbox that holds a code: until it is sent its words are sealed, so that the database alone does not tell them. */
export async function enqueueSealedEmail(
  tx: Database,
  { to, subject, text, html }: OutgoingEmail,
  { now, secret, calledAs, isWithheld }: Sealing,
): Promise<void> {
  const sealed = seal(JSON.stringify({ subject, text, html } satisfies Words), secret)
  const letter = await insertEmail(tx, {
    recipient: isWithheld ? '' : to,
    reply_to: null,
    subject: isWithheld ? '' : calledAs,
    body_text: '',
    sealed: isWithheld ? null : sealed,
    created_at: now,
    ...(isWithheld && { sent_at: now }),
  })
  // Also for one that is withheld, which then finds nothing to send.
  await enqueueJob(tx, sendEmail, { letter }, { now })
}

/** Has the letters of the outbox sent, each once, again and again after failures with growing pauses. */
export function sendEmails(jobs: Jobs, post: Post): void {
  jobs.work(sendEmail, async ({ letter: id }) => {
    const letter = await findUnsentEmail(post.db, id)
    if (!letter) return
    await post.send(asMail(letter, post))
    return (tx) => setSent(tx, id, post.clock())
  })
}

interface Words {
  subject: string
  text: string
  html: string | undefined
}

function wordsOf(letter: EmailRow, secret: Buffer): Words {
  if (letter.sealed) return JSON.parse(unseal(letter.sealed, secret)) as Words
  return { subject: letter.subject, text: letter.body_text, html: letter.body_html ?? undefined }
}

function asMail(letter: EmailRow, { from, secret }: Post): Mail {
  const { subject, text, html } = wordsOf(letter, secret)
  return {
    messageId: `<letter-${letter.id}-${letter.created_at.getTime()}@${from.split('@').at(-1)?.replace(/>.*/, '')}>`,
    from,
    to: letter.recipient,
    ...(letter.reply_to !== null && { replyTo: letter.reply_to }),
    subject: withoutEncodedWords(subject),
    text,
    ...(html !== undefined && { html }),
    date: letter.created_at,
  }
}

/** What somebody types may look like an encoded word (RFC 2047), which mail programs would decode into anything. Torn apart it is read as typed. */
function withoutEncodedWords(subject: string): string {
  return subject.replaceAll('=?', '= ?')
}
