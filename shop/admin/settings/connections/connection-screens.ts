import { href } from 'react-router'
import { texts as apiKeyTexts } from '#texts/admin/settings/api-keys'
import { texts as backupTexts } from '#texts/admin/settings/backups'
import { texts } from '#texts/admin/settings/connections'
import { texts as extensionTexts } from '#texts/admin/settings/extensions'
import { texts as webhookTexts } from '#texts/admin/webhooks'
import { localizedList } from '../../../../lib/texts/localized-constant.ts'

interface ConnectionScreen {
  to: string
  title: string
  /** Other words by which the admin search finds it. */
  keywords?: string
}

/** The screens of the connections to other systems, in display order. */
export const CONNECTION_SCREENS: readonly ConnectionScreen[] = localizedList(() => [
  { to: href('/admin/settings/mail-server'), title: texts.mailServer, keywords: texts.mailServerKeywords },
  { to: href('/admin/settings/public-address'), title: texts.publicAddress, keywords: texts.publicAddressKeywords },
  { to: href('/admin/settings/stripe'), title: texts.stripe, keywords: texts.stripeKeywords },
  { to: href('/admin/settings/backups'), title: backupTexts.backups, keywords: backupTexts.backupsKeywords },
  { to: href('/admin/settings/api-keys'), title: apiKeyTexts.apiKeys, keywords: apiKeyTexts.apiKeysKeywords },
  {
    to: href('/admin/settings/extensions'),
    title: extensionTexts.extensions,
    keywords: extensionTexts.extensionsKeywords,
  },
  { to: href('/admin/settings/webhooks'), title: webhookTexts.webhooks, keywords: webhookTexts.webhooksKeywords },
])
