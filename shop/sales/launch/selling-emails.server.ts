import { createHmac } from 'node:crypto'
import { texts } from '#texts/sales/launch'
import type { Connections } from '../../../server/connections/open-connections.ts'
import type { EmailText } from '../../ui/emails/render-email.server.ts'

/** Returns the test e-mail by which the owner confirms that e-mails arrive. */
export const testEmail = (shop: string, to: string, code: string): EmailText => ({
  to,
  subject: texts.testEmailSubject(code, shop),
  paragraphs: [texts.emailsArrive, texts.spamFolderHint],
  code,
})

/** Returns a six-digit code that proves access to the mailbox. It changes with the mail server and the sender. */
export function testEmailCode(email: string, { server, from }: Connections['mail'], secret: Buffer): string {
  const digest = createHmac('sha256', secret)
    .update(JSON.stringify(['test-email', email, server, from]))
    .digest()
  return String(digest.readUInt32BE() % 1_000_000).padStart(6, '0')
}
