import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { MailProblem } from '../../lib/mail-problems.ts'
import { SECOND } from '../durations.ts'
import { type Mail, smtpMail } from './mail.ts'
import type { MailServer } from './mail-server.ts'

/** Time limits of a test message: of each step, and of all steps together. */
const STEP_MS = 10 * SECOND
const TOTAL_MS = 30 * SECOND

/** Why a test message was not accepted, and the server's answer or the system's message. */
interface Diagnosis {
  problem: MailProblem
  detail: string
}

/** Sends a test message without the outbox. @returns undefined if the mail server accepted it; within 30 s */
export async function sendTestMail(
  server: string | MailServer,
  mail: Omit<Mail, 'messageId'>,
): Promise<Diagnosis | undefined> {
  const messageId = `<test-${randomUUID()}@${mail.from.split('@').at(-1)?.replace(/>.*/, '')}>`
  const stop = new AbortController()
  const late = pause(TOTAL_MS, undefined, { signal: stop.signal }).then(() => {
    throw Object.assign(new Error('The test took too long.'), { code: 'ETIMEDOUT' })
  })
  try {
    await Promise.race([smtpMail(server, STEP_MS)({ ...mail, messageId }), late])
    return undefined
  } catch (error) {
    return mailProblemOf(error)
  } finally {
    late.catch(() => {})
    stop.abort()
  }
}

interface SmtpError {
  code?: string
  command?: string
  response?: string
  responseCode?: number
  syscall?: string
  message: string
}

const AUTHENTICATION_REQUIRED = 530
const MAX_DETAIL = 300

/** Classifies an error of nodemailer. */
function mailProblemOf(error: unknown): Diagnosis {
  if (!(error instanceof Error)) return { problem: 'other', detail: '' }
  const { response, message } = error as SmtpError
  const detail = (response ?? message).replace(/\s+/g, ' ').trim().slice(0, MAX_DETAIL)
  return { problem: problemOf(error as SmtpError), detail }
}

function problemOf({ code, command, responseCode, syscall, message }: SmtpError): MailProblem {
  if (code === 'EDNS') return 'name_not_found'
  if (code === 'ETIMEDOUT') return 'timeout'
  // Errors of OpenSSL have no system call.
  if (code === 'ETLS' || (code === 'ESOCKET' && syscall === undefined)) return 'tls'
  if (code === 'ESOCKET') return message.includes('ECONNREFUSED') ? 'refused' : 'unreachable'
  if (code === 'EAUTH' || responseCode === AUTHENTICATION_REQUIRED) return 'login'
  if (code === 'EENVELOPE') return command === 'RCPT TO' ? 'recipient' : 'sender'
  return code === 'EPROTOCOL' ? 'no_mail_server' : 'other'
}
