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
