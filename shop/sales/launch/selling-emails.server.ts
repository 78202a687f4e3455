import { createHmac } from 'node:crypto'
import type { Connections } from '../../../server/connections/open-connections.ts'
import type { EmailText } from '../../ui/emails/render-email.server.ts'

/** Returns the test e-mail by which the owner confirms that e-mails arrive. */
export const testEmail = (shop: string, to: string, code: string): EmailText => ({
  to,
  subject: `${code} is the code of a test e-mail of ${shop}`,
  paragraphs: [
    'E-mails of the shop arrive. Enter this code on the page where you requested it:',
    'If this e-mail was in your spam folder, ask the operator of your mail server to set up SPF and DKIM. Otherwise customers will miss their e-mails, too.',
  ],
  code,
})

/** Returns a six-digit code that proves access to the mailbox. It changes with the mail server and the sender. */
export function testEmailCode(email: string, { server, from }: Connections['mail'], secret: Buffer): string {
  const digest = createHmac('sha256', secret)
    .update(JSON.stringify(['test-email', email, server, from]))
    .digest()
  return String(digest.readUInt32BE() % 1_000_000).padStart(6, '0')
}
