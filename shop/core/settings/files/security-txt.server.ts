import type { ShopContact } from '../../../../lib/shop-identity.ts'
import { DAY } from '../../../../server/durations.ts'
import { notFound } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import { API_POLICY } from '../../../../server/pages/security-headers.ts'
import type { Services } from '../../../../server/services.ts'

const ADDRESS = '/.well-known/security.txt'
/** RFC 9116 recommends less than a year. */
const VALID_FOR_MS = 90 * DAY

/** Serves `security.txt` (RFC 9116) with the contact of the settings; 404 without one. */
export function securityTxt(app: ShopApp, { identity, clock, publicUrl }: Services): void {
  app.route({
    method: 'GET',
    url: ADDRESS,
    config: { allow: 'anyone', metricsRoute: 'files' },
    schema: { hide: true },
    handler: async (_request, reply) => {
      const { contact, language } = identity()
      const contacts = contactsOf(contact)
      if (contacts.length === 0) throw notFound()
      const expires = new Date(clock().getTime() + VALID_FOR_MS).toISOString()
      const lines = [
        ...contacts.map((contact) => `Contact: ${contact}`),
        `Expires: ${expires}`,
        `Preferred-Languages: ${language}`,
        `Canonical: ${publicUrl()}${ADDRESS}`,
      ]
      return reply
        .headers({ 'content-security-policy': API_POLICY, 'cache-control': 'no-cache' })
        .type('text/plain; charset=utf-8')
        .send(`${lines.join('\n')}\n`)
    },
  })
}

/** The e-mail address comes first, because RFC 9116 reads the order as a preference. */
function contactsOf({ email, telephone }: Pick<ShopContact, 'email' | 'telephone'>): string[] {
  const number = telephone.replace(/[^\d+]/g, '')
  return [...(email ? [`mailto:${email}`] : []), ...(number ? [`tel:${number}`] : [])]
}
