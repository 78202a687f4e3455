import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../db/open.ts'
import { MINUTE, SECOND } from '../durations.ts'
import { claimDueEmail, type EmailRow, insertEmail, postponeEmail, setSent } from './emails-store.ts'
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

/** Whoever carries letters from the outbox to the mail server. */
export interface Outbox {
  /** Looks into the outbox now instead of at the next round. */
  wake(): void
  stop(): Promise<void>
}

interface Post {
  db: Database
  send: SendMail
  from: string
  clock: () => Date
  /** Opens sealed letters. */
  secret: Buffer
  /** Told why a letter could not be sent; never its content. */
  log: (fault: { letter: number; attempts: number; reason: string }) => void
}

const ROUND_MS = 5 * SECOND
/** While one process sends a letter, no other takes it: longer than a mail server may take. After a kill in between it is taken up again. */
const CLAIM_MS = 3 * MINUTE
const LONGEST_PAUSE_MS = 30 * MINUTE
/** A shop that is told to stop does not wait longer for a mail server that hangs; the letter goes out when its claim has passed. */
const STOP_WITHIN_MS = 3 * SECOND

/** Puts a letter into the outbox. It goes out once the transaction is committed, whatever happens to the mail server or the shop meanwhile. */
export async function enqueueEmail(
  tx: Database,
  { to, replyTo, subject, text, html }: OutgoingEmail,
  now: Date,
): Promise<void> {
  const words = { subject, body_text: text, body_html: html ?? null }
  await insertEmail(tx, { recipient: to, reply_to: replyTo ?? null, ...words, created_at: now, due_at: now })
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
  await insertEmail(tx, {
    recipient: isWithheld ? '' : to,
    reply_to: null,
    subject: isWithheld ? '' : calledAs,
    body_text: '',
    sealed: isWithheld ? null : sealed,
    created_at: now,
    due_at: now,
    ...(isWithheld && { sent_at: now, attempts: 1 }),
  })
}

/** Sends what waits in the outbox, each letter once, again and again after failures with growing pauses. */
export function startOutbox(post: Post): Outbox {
  const stopping = new AbortController()
  let wake = () => {}
  let rung = false

  const rounds = (async () => {
    while (!stopping.signal.aborted) {
      rung = false
      // The database may be away; the letters are safe there.
      const wasThereOne = await sendNext(post).catch(() => false)
      if (wasThereOne || rung || stopping.signal.aborted) continue
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ROUND_MS)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  })()

  const ring = () => {
    rung = true
    wake()
  }
  return {
    wake: ring,
    async stop() {
      stopping.abort()
      ring()
      await Promise.race([rounds, pause(STOP_WITHIN_MS, undefined, { ref: false })])
    },
  }
}

/** Takes one letter at a time: more would wait behind a mail server that hangs, until another process takes them too. */
async function sendNext(post: Post): Promise<boolean> {
  const letter = await claimDueEmail(post.db, post.clock(), CLAIM_MS)
  if (letter) await sendOne(post, letter)
  return letter !== undefined
}

async function sendOne(post: Post, letter: EmailRow): Promise<void> {
  try {
    await post.send(asMail(letter, post))
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    post.log({ letter: letter.id, attempts: letter.attempts, reason })
    return tryAgainLater(post, letter, reason)
  }
  // It is out: the note of that must be made, or the letter would go out twice.
  for (let tries = 1; !(await noteSent(post, letter.id)); tries += 1) await pause(Math.min(tries * 200, 5 * SECOND))
}

/** @returns whether the database took the note */
async function noteSent({ db, clock }: Post, id: number): Promise<boolean> {
  return setSent(db, id, clock()).then(
    () => true,
    () => false,
  )
}

async function tryAgainLater({ db, clock }: Post, { id, attempts }: EmailRow, reason: string): Promise<void> {
  const wait = Math.min(2 ** attempts * 5 * SECOND, LONGEST_PAUSE_MS)
  await postponeEmail(db, id, new Date(clock().getTime() + wait), reason)
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
