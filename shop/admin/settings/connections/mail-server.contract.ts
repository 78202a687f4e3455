import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { Email, Integer, maybeLine } from '../../../../lib/fields.contract.ts'
import { MAIL_PROBLEMS } from '../../../../lib/mail-problems.ts'

export const SECURITIES = ['tls', 'starttls', 'none'] as const

const NAME = /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i
const isHost = (host: string) => NAME.test(host) || z.ipv6().safeParse(host).success
const isLocal = (host: string) => host === 'localhost' || host === '::1' || /^127(\.\d+){3}$/.test(host)

const PORT = 'Enter a port from 1 to 65535.'
const Sender = maybeLine(254).transform((typed, context) => {
  const read = Email.safeParse(typed)
  if (typed === '' || read.success) return read.data ?? ''
  context.addIssue({ code: 'custom', message: 'Enter a valid email address.' })
  return z.NEVER
})

const fields = {
  host: maybeLine(253)
    .refine((host) => host === '' || isHost(host), 'Enter a name such as smtp.example.com, without smtp://.')
    .describe('name or address of the SMTP server; empty: no mail server'),
  port: Integer.refine((port) => port >= 1 && port <= 65_535, PORT).describe('usually 465 for TLS, 587 for STARTTLS'),
  security: z.enum(SECURITIES).describe('`tls`: encrypted from the start; `starttls`: upgraded; `none`: not encrypted'),
  user: maybeLine(254).describe('empty without authentication'),
  password: z.string().max(1000).default('').describe('empty: unchanged'),
  from: Sender.describe('sender address of e-mails; empty: `shop@localhost`'),
}

/** The form of the mail server. */
export const MailServerForm = z.object(fields).superRefine(({ host, security, user, from }, context) => {
  if (security === 'none' && user !== '' && !isLocal(host))
    context.addIssue({
      code: 'custom',
      path: ['security'],
      message: 'Choose TLS or STARTTLS. Otherwise, the password is sent unencrypted.',
    })
  if (host !== '' && from === '')
    context.addIssue({ code: 'custom', path: ['from'], message: 'Enter the address that customers see as the sender.' })
})

const MailServerResponse = z.object({
  version: z.int().describe('0 if it has never been saved'),
  host: z.string(),
  port: z.int(),
  security: z.enum(SECURITIES),
  user: z.string(),
  from: z.string(),
  has_password: z.boolean(),
  is_unreadable: z.boolean().describe('the password was stored with another data folder and must be entered again'),
  is_confirmed: z.boolean().describe('the code of a test message was confirmed'),
  environment: z
    .object({ server: z.string(), from: z.string() })
    .describe('names of the environment variables that override the values; empty without one'),
  needs_password: z.boolean().describe('a change requires `own_password`, because the login is not recent'),
})
export type MailServerResponse = z.infer<typeof MailServerResponse>

const tags = ['Settings']
const config = { allow: 'owner' } as const

export const getMailServer = endpoint({
  method: 'GET',
  url: '/api/connections/mail/',
  schema: { summary: 'Get the mail server, without its password', tags, response: { 200: MailServerResponse } },
  config,
})

export const saveMailServer = endpoint({
  method: 'PUT',
  url: '/api/connections/mail/',
  schema: {
    summary: 'Set the mail server and the sender address',
    description:
      'Takes effect in every process without a restart, and e-mails that could not be sent are retried. The password is stored encrypted. It must be sent again if the server or the user changes.',
    tags,
    body: MailServerForm.safeExtend({
      version: Integer.describe('version that was read'),
      own_password: z.string().max(1000).default('').describe('password of the user, unless the login is recent'),
    }),
    response: { 200: MailServerResponse },
  },
  config,
})

const TestResult = z.object({
  to: z.string(),
  problem: z.enum(MAIL_PROBLEMS).nullable().describe('null: the mail server accepted the message'),
  detail: z.string().describe('answer of the mail server, or message of the system'),
})
export type MailTestResult = z.infer<typeof TestResult>

export const testMailServer = endpoint({
  method: 'POST',
  url: '/api/connections/mail/test/',
  schema: {
    summary: 'Send the user a test message through these settings, without saving them',
    description: 'The message contains the code for `POST /api/selling/confirm_email/`. Takes at most 30 seconds.',
    tags,
    body: MailServerForm,
    response: { 200: TestResult },
  },
  config: { ...config, limitPerCustomer: { countsAs: 'test messages', max: 30, timeWindow: '1 hour' } },
})
