import type { ShopIdentity } from '../../lib/shop-identity.ts'

/** Who e-mails come from, and where answers go that are to go elsewhere. */
export interface Sender {
  from: string
  replyTo?: string
}

/**
 * Returns who e-mails come from: the address of the settings, with the name that the owner has given, else the one that stands there already, else the
 * name of the shop.
 * @param mailFrom `shop@example.com` or `Somebody <shop@example.com>`
 */
export function senderOf(mailFrom: string, { name, emails }: Pick<ShopIdentity, 'name' | 'emails'>): Sender {
  const [, given = '', address = mailFrom] = /^(.*)<([^<>]+)>\s*$/.exec(mailFrom) ?? []
  const answers = emails.replyTo ? { replyTo: emails.replyTo } : {}
  if (emails.sender === '' && given.trim() !== '') return { from: mailFrom, ...answers }
  return { from: `${quoted(emails.sender || name)} <${address}>`, ...answers }
}

const quoted = (name: string) => `"${name.replace(/["\\]/g, '\\$&')}"`
