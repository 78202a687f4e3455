import type { EmailText } from '../../ui/emails/render-email.server.ts'

/** Returns the test e-mail by which the owner confirms that e-mails arrive. */
export const testEmail = (shop: string, to: string, code: string): EmailText => ({
  to,
  subject: `${code} is the code of a test e-mail of ${shop}`,
  paragraphs: [
    'If you read this, e-mails of the shop arrive. Type this code where you asked for it:',
    'If it was found among spam, ask whoever runs your mail server for SPF and DKIM: else customers do not find theirs either.',
  ],
  code,
})
