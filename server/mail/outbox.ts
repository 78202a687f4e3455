import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../db/open.ts'
import { MINUTE } from '../durations.ts'
import { defineJob, type RunJob } from '../jobs/job.ts'
import { cancelJob, enqueueJob } from '../jobs/jobs-store.ts'
import type { Jobs } from '../jobs/start-jobs.ts'
import { seal, unseal } from '../sealed.ts'
import {
  type AttachedFile,
  deleteUnsentEmail,
  type EmailRow,
  findAttachments,
  findEarlierInThread,
  findUnsentEmail,
  insertAttachments,
  insertEmail,
  setSent,
} from './emails-store.ts'
import { reserveSlot } from './limit-unconfirmed.ts'
import type { Mail, SendMail } from './mail.ts'
import type { Sender } from './sender-of.ts'

/** An e-mail to be stored in the same transaction as what it tells of. */
export interface OutgoingEmail {
  to: string
  replyTo?: string
  subject: string
  text: string
  html?: string
  /** Files that go with it, kept until it was sent. */
  attachments?: readonly AttachedFile[]
  /** What it belongs to, by a word that finds it again (`findEmailsAbout`): words and files are kept until that is forgotten. */
  about?: string
  /** The matter that it is part of: mail programs show e-mails of one thread together. */
  thread?: string
  /**
   * True exempts it from the limit for unconfirmed addresses: e-mails to the shop itself, and shops without
   * rate limits.
   */
  isUnlimited?: boolean
  /** True hides from the sender of a request whether the recipient is confirmed. See `reserveSlot`. */
  isUniform?: boolean
}

interface Post {
  db: Database
  send: SendMail
  /** Who e-mails come from, at this moment. */
  sender: () => Sender
  /** The logo or the mark at this moment, as PNG, for e-mails that show one. */
  logo?: () => Promise<Buffer | undefined>
  clock: () => Date
  /** Opens sealed e-mails. */
  secret: Buffer
}

/** An e-mail on its way. One at a time in each process: more would wait behind a mail server that hangs. */
const sendEmail = defineJob({
  name: 'send-email',
  payload: z.object({ email: z.number() }),
  // Longer than a mail server may take, also while the database is away.
  claimMs: 3 * MINUTE,
  attempts: Number.POSITIVE_INFINITY,
  logAs: 'an e-mail waits',
  // Mail servers repeat addresses in what they refuse with.
  isConfidential: true,
})

/** The same for codes and links to log in with, which somebody waits for: in a line of their own, however many e-mails of orders are on their way. */
const sendCode = defineJob({ ...sendEmail, name: 'send-code' })

/**
 * Puts an e-mail into the outbox. It goes out once the transaction is committed, whatever happens to the mail server or the shop meanwhile.
 * E-mails to unconfirmed addresses above the limit of the whole shop go out later.
 * @param notBefore until when it can be taken back (`recallEmail`); it goes out at once without it
 * @returns its id
 */
export async function enqueueEmail(tx: Database, outgoing: OutgoingEmail, now: Date, notBefore = now): Promise<number> {
  const { to, replyTo, subject, text, html, attachments = [], about, thread } = outgoing
  const dueAt = (await slotOf(tx, outgoing, notBefore, 'defer')) ?? notBefore
  const words = { subject, body_text: text, body_html: html ?? null, about: about ?? null, thread: thread ?? null }
  const email = await insertEmail(tx, {
    ...{ recipient: to, reply_to: replyTo ?? null, ...words, created_at: now },
    deferred_until: dueAt > notBefore ? dueAt : null,
  })
  await insertAttachments(tx, email, attachments, now)
  await enqueueJob(tx, sendEmail, { email }, { now, dueAt, key: String(email) })
  return email
}

const slotOf = async (
  tx: Database,
  { to, isUnlimited = false, isUniform = false }: OutgoingEmail,
  at: Date,
  whenFull: 'defer' | 'skip',
): Promise<Date | undefined> => (isUnlimited ? at : reserveSlot(tx, { to, at, whenFull, isUniform }))

/**
 * Takes an e-mail back out of the outbox, in the transaction that takes back what it tells of.
 * @returns false, and nothing happens, when a process has begun to send it: it is on its way, or has gone out
 */
export async function recallEmail(tx: Database, id: number): Promise<boolean> {
  const isRecalled = await cancelJob(tx, sendEmail, String(id))
  if (isRecalled) await deleteUnsentEmail(tx, id)
  return isRecalled
}

interface Sealing {
  now: Date
  secret: Buffer
  /** What stands in the database instead of the subject. */
  calledAs: string
  /**
   * Above the limit for unconfirmed addresses: `defer` sends it later, `skip` never. A skipped e-mail is
   * stored as if it had been sent, but
   * without its address, so that the time of the answer does not reveal it.
   */
  whenFull: 'defer' | 'skip'
}

/**
 * Puts an e-mail with a code into the outbox. Its words are sealed until it is sent, so that the database
 * alone does not reveal them.
 * @returns whether it goes out now, later, or not at all
 */
export async function enqueueSealedEmail(
  tx: Database,
  outgoing: OutgoingEmail,
  { now, secret, calledAs, whenFull }: Sealing,
): Promise<'queued' | 'deferred' | 'skipped'> {
  const { to, subject, text, html } = outgoing
  const slot = await slotOf(tx, outgoing, now, whenFull)
  const isWithheld = slot === undefined
  const dueAt = slot ?? now
  const sealed = seal(JSON.stringify({ subject, text, html } satisfies Words), 'letters', secret)
  const email = await insertEmail(tx, {
    recipient: isWithheld ? '' : to,
    reply_to: null,
    subject: isWithheld ? '' : calledAs,
    body_text: '',
    sealed: isWithheld ? null : sealed,
    created_at: now,
    ...(isWithheld && { sent_at: now }),
    deferred_until: dueAt > now ? dueAt : null,
  })
  // Also for one that is withheld, which then finds nothing to send.
  await enqueueJob(tx, sendCode, { email }, { now, dueAt })
  if (isWithheld) return 'skipped'
  return dueAt > now ? 'deferred' : 'queued'
}

/** What has become of an e-mail: it waits to be taken back, is on its way, is tried again after a failure, or went out. */
export type Delivery = { state: 'held' | 'queued' | 'delayed' } | { state: 'sent'; at: Date }

/** Tells what has become of e-mails; one that was removed meanwhile is missing. */
export async function findDeliveries(db: Database, ids: readonly number[], now: Date): Promise<Map<number, Delivery>> {
  if (ids.length === 0) return new Map()
  const found = await db
    .selectFrom('emails')
    .leftJoin('jobs', (join) =>
      join
        .on('jobs.name', '=', sendEmail.name)
        .on('jobs.key', '=', sql<string>`emails.id::text`)
        .on('jobs.failed_at', 'is', null),
    )
    .select(['emails.id', 'sent_at', 'due_at', 'last_error'])
    .where('emails.id', 'in', ids)
    .execute()
  return new Map(found.map((email) => [email.id, deliveryOf(email, now)]))
}

interface Travelling {
  sent_at: Date | null
  due_at: Date | null
  last_error: string | null
}

function deliveryOf({ sent_at, due_at, last_error }: Travelling, now: Date): Delivery {
  if (sent_at) return { state: 'sent', at: sent_at }
  if (last_error !== null) return { state: 'delayed' }
  return { state: due_at !== null && due_at > now ? 'held' : 'queued' }
}

/** Has the e-mails of the outbox sent, each once, again and again after failures with growing pauses. */
export function sendEmails(jobs: Jobs, post: Post): void {
  const send: RunJob<(typeof sendEmail)['payload']> = async ({ email: id }) => {
    const email = await findUnsentEmail(post.db, id)
    if (!email) return
    const files = await findAttachments(post.db, id)
    const earlier = await findEarlierInThread(post.db, email)
    await post.send(await withLogo({ ...asMail(email, earlier, post), attachments: files }, post))
    return (tx) => setSent(tx, id, post.clock())
  }
  for (const job of [sendEmail, sendCode]) jobs.work(job, send)
}

/** What an e-mail shows as `<img src="cid:logo">`. One that was removed meanwhile leaves its alternative text. */
async function withLogo(mail: Mail, { logo }: Post): Promise<Mail> {
  // A code waits for no picture.
  const content = mail.html?.includes('"cid:logo"') ? await logo?.().catch(() => undefined) : undefined
  const picture = content && { cid: 'logo', filename: 'logo.png', content }
  return picture ? { ...mail, attachments: [picture, ...(mail.attachments ?? [])] } : mail
}

interface Words {
  subject: string
  text: string
  html: string | undefined
}

function wordsOf(email: EmailRow, secret: Buffer): Words {
  if (email.sealed) return JSON.parse(unseal(email.sealed, 'letters', secret)) as Words
  return { subject: email.subject, text: email.body_text, html: email.body_html ?? undefined }
}

function asMail(email: EmailRow, earlier: readonly Identified[], { sender, secret }: Post): Mail {
  const { from, replyTo } = sender()
  const domain = from.split('@').at(-1)?.replace(/>.*/, '') ?? ''
  const references = earlier.map((one) => messageIdOf(one, domain))
  const inReplyTo = references.at(-1)
  const answerTo = email.reply_to ?? replyTo
  const { subject, text, html } = wordsOf(email, secret)
  return {
    messageId: messageIdOf(email, domain),
    ...(inReplyTo !== undefined && { inReplyTo, references }),
    from,
    to: email.recipient,
    ...(answerTo !== undefined && { replyTo: answerTo }),
    subject: withoutEncodedWords(subject),
    text,
    ...(html !== undefined && { html }),
    date: email.created_at,
  }
}

type Identified = Pick<EmailRow, 'id' | 'created_at'>

const messageIdOf = ({ id, created_at }: Identified, domain: string) =>
  `<letter-${id}-${created_at.getTime()}@${domain}>`

/** What somebody types may look like an encoded word (RFC 2047), which mail programs would decode into anything. Torn apart it is read as typed. */
function withoutEncodedWords(subject: string): string {
  return subject.replaceAll('=?', '= ?')
}
