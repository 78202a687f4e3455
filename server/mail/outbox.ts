import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../db/open.ts'
import { MINUTE } from '../durations.ts'
import { defineJob, type RunJob } from '../jobs/job.ts'
import { cancelJob, enqueueJob, retryNow } from '../jobs/jobs-store.ts'
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

/** An e-mail, to be stored in the transaction that causes it. */
export interface OutgoingEmail {
  to: string
  replyTo?: string
  subject: string
  text: string
  html?: string
  /** Attachments, stored until the e-mail is sent. */
  attachments?: readonly AttachedFile[]
  /**
   * Key of the record that it belongs to (`findEmailsAbout`). Its body and attachments are stored until that record
   * is deleted.
   */
  about?: string
  /** Key of its thread: mail programs group the e-mails of one thread. */
  thread?: string
  /**
   * True exempts it from the limit for unconfirmed addresses: e-mails to the shop itself, and shops without rate
   * limits.
   */
  isUnlimited?: boolean
  /** True hides from the client whether the recipient is confirmed. See `reserveSlot`. */
  isUniform?: boolean
}

interface Post {
  db: Database
  send: SendMail
  /** Returns the current sender. */
  sender: () => Sender
  /** Returns the current logo as PNG, for e-mails that show one; undefined without one. */
  logo?: () => Promise<Buffer | undefined>
  clock: () => Date
  /** Decrypts sealed e-mails. */
  secret: Buffer
}

/** Sends one e-mail at a time per process; more would wait for the same unresponsive mail server. */
const sendEmail = defineJob({
  name: 'send-email',
  payload: z.object({ email: z.number() }),
  // Longer than the mail server's timeouts, also while the database is unavailable.
  claimMs: 3 * MINUTE,
  attempts: Number.POSITIVE_INFINITY,
  logAs: 'an e-mail could not be sent',
  // Mail servers repeat addresses in their error messages.
  isConfidential: true,
})

/** A separate queue for codes and login links, which must not wait for order e-mails. */
const sendCode = defineJob({ ...sendEmail, name: 'send-code' })

/**
 * Adds an e-mail to the outbox. It is sent after the transaction commits, and retried if the mail server or the shop
 * fails. E-mails to unconfirmed addresses above the shop's limit are sent later.
 * @param notBefore earliest send time, until which `recallEmail` works; immediately by default
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
 * Deletes an e-mail from the outbox, in the transaction that reverts its cause.
 * @returns false, without deleting, if sending has started
 */
export async function recallEmail(tx: Database, id: number): Promise<boolean> {
  const isRecalled = await cancelJob(tx, sendEmail, String(id))
  if (isRecalled) await deleteUnsentEmail(tx, id)
  return isRecalled
}

/** Retries the e-mails that could not be sent, after a change of the mail server. */
export const retryEmails = (tx: Database, now: Date): Promise<void> => retryNow(tx, [sendEmail, sendCode], now)

interface Sealing {
  now: Date
  secret: Buffer
  /** The subject that is stored instead of the encrypted one. */
  calledAs: string
  /**
   * Above the limit for unconfirmed addresses, `defer` sends it later and `skip` never. A skipped e-mail is stored as
   * sent, without its address, so that the response time does not reveal it.
   */
  whenFull: 'defer' | 'skip'
}

/**
 * Adds an e-mail with a code to the outbox, encrypted until it is sent, so that reading the database does not reveal
 * the code.
 * @returns whether it is sent now, later or never
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
  // Skipped e-mails get a job too, which finds nothing to send.
  await enqueueJob(tx, sendCode, { email }, { now, dueAt })
  if (isWithheld) return 'skipped'
  return dueAt > now ? 'deferred' : 'queued'
}

/** Delivery state: waiting with the option to recall it, queued, retrying after a failure, or sent. */
export type Delivery = { state: 'held' | 'queued' | 'delayed' } | { state: 'sent'; at: Date }

/** Returns the delivery states of e-mails by id; deleted e-mails are missing. */
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

interface DeliveryTimes {
  sent_at: Date | null
  due_at: Date | null
  last_error: string | null
}

function deliveryOf({ sent_at, due_at, last_error }: DeliveryTimes, now: Date): Delivery {
  if (sent_at) return { state: 'sent', at: sent_at }
  if (last_error !== null) return { state: 'delayed' }
  return { state: due_at !== null && due_at > now ? 'held' : 'queued' }
}

/** Registers the jobs that send e-mails from the outbox, each once, with retries. */
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

/** Attaches the logo for `<img src="cid:logo">`. Without a logo, mail programs show the alternative text. */
async function withLogo(mail: Mail, { logo }: Post): Promise<Mail> {
  // An e-mail is sent even if the logo can't be read.
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

/** Breaks up text that looks like an encoded word (RFC 2047), which mail programs would decode. */
function withoutEncodedWords(subject: string): string {
  return subject.replaceAll('=?', '= ?')
}
