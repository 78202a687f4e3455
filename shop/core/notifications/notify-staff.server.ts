import { sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'
import { prepared } from '../../../server/db/prepared.ts'
import { enqueueEmail } from '../../../server/mail/outbox.ts'
import type { Services } from '../../../server/services.ts'
import { type EmailText, renderEmail } from '../../ui/emails/render-email.server.ts'
import { settingsIn } from '../settings/read-identity.server.ts'
import { findSettings, type StoredSettings } from '../settings/settings-store.server.ts'
import { type NotifiedEvent, recipientsIn } from './notifications.contract.ts'

/** An e-mail to the staff of the shop, in its default language. The settings decide who receives it. */
export type StaffEmail = Omit<EmailText, 'to'>

type Notifying = Pick<Services, 'config' | 'identity' | 'publicUrl'>

/**
 * Puts an e-mail to staff into the outbox, one per recipient. The limit for unconfirmed addresses does not apply.
 * @param tx the transaction that stores the event: the e-mails go out when it commits
 * @param email builds the content in the default language
 * @param event `always` for e-mails that cannot be turned off
 * @returns false if the setting of the event is off
 */
export async function notifyStaff(
  tx: Database,
  services: Notifying,
  { event, email, now }: { event: NotifiedEvent | 'always'; email: () => StaffEmail; now: Date },
): Promise<boolean> {
  const stored = await findSettings(tx)
  if (event !== 'always' && settingsIn(stored, 'notifications')[event] !== 'on') return false
  for (const to of await findRecipients(tx, stored, services.config))
    await enqueueEmail(tx, { ...renderEmail(null, () => ({ ...email(), to }), services), isUnlimited: true }, now)
  return true
}

/**
 * Finds the recipients: those of the settings, else SHOP_EMAIL, else the contact address, else all owners,
 * else MAIL_FROM.
 */
async function findRecipients(
  db: Database,
  stored: readonly StoredSettings[],
  { hasShopEmail, shopEmail }: Services['config'],
): Promise<string[]> {
  const chosen = recipientsIn(settingsIn(stored, 'notifications').recipients)
  if (chosen.length > 0) return chosen
  if (hasShopEmail) return [shopEmail]
  const contact = settingsIn(stored, 'contact').email
  if (contact !== '') return [contact]
  const owners = await findOwnerAddresses(db)
  return owners.length > 0 ? owners : [shopEmail]
}

/** Finds the e-mail addresses of all owners. Demo accounts are excluded. */
async function findOwnerAddresses(db: Database): Promise<string[]> {
  return (await ownerAddresses(db, {})).map(({ email }) => email)
}

const ownerAddresses = prepared(
  () => sql<{ email: string }>`
    select email from users where staff_role = 'owner'
      and not exists (select from demo_things where kind = 'user' and demo_things.id = users.id)
    order by users.id`,
)
