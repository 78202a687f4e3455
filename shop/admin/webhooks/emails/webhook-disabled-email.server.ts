import { href } from 'react-router'
import { texts } from '#texts/admin/webhooks/emails'
import type { Services } from '../../../../server/services.ts'
import type { StaffEmail } from '../../../core/notifications/notify-staff.server.ts'
import type { EndpointRow } from '../endpoints-store.server.ts'
import type { DisabledFor } from '../tables.ts'

/** Returns the e-mail to staff about an endpoint that receives no more events. */
export function webhookDisabledEmail(
  { id, name, url }: EndpointRow,
  disabled: DisabledFor,
  { publicUrl }: Pick<Services, 'publicUrl'>,
): StaffEmail {
  return {
    subject: texts.disabledSubject(name),
    paragraphs: [
      disabled === 'gone' ? texts.isGone(new URL(url).host) : texts.failedForDays(new URL(url).host),
      texts.checkReceiver,
    ],
    links: [
      {
        text: texts.viewWebhook,
        address: `${publicUrl()}${href('/admin/settings/webhooks/:id', { id: String(id) })}`,
      },
    ],
  }
}
