import type { ShopIdentity } from '../../lib/shop-identity.ts'

/** The sender of e-mails, and the reply address if it differs. */
export interface Sender {
  from: string
  replyTo?: string
}

/**
 * Returns the sender: the address from the configuration, with the name from the settings, else the configured name,
 * else the shop's name.
 * @param mailFrom `shop@example.com` or `Name <shop@example.com>`
 */
export function senderOf(mailFrom: string, { name, emails }: Pick<ShopIdentity, 'name' | 'emails'>): Sender {
  const [, given = '', address = mailFrom] = /^(.*)<([^<>]+)>\s*$/.exec(mailFrom) ?? []
  const answers = emails.replyTo ? { replyTo: emails.replyTo } : {}
  if (emails.sender === '' && given.trim() !== '') return { from: mailFrom, ...answers }
  return { from: `${quoted(emails.sender || name)} <${address}>`, ...answers }
}

const quoted = (name: string) => `"${name.replace(/["\\]/g, '\\$&')}"`
