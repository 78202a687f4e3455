import { languagesOfPage } from '../../../lib/texts/page-paths.ts'
import { readLastBackup } from '../../../server/backups/last-backup.ts'
import type { Database } from '../../../server/db/open.ts'
import { DAY } from '../../../server/durations.ts'
import type { Services } from '../../../server/services.ts'
import { countWithoutManufacturerDetails } from '../../catalog/manufacturers/manufacturers-store.server.ts'
import { countDemoPages, hasDemoProducts, hasOwnProduct } from '../../core/demo-data/demo-goods-store.server.ts'
import { readIdentity, settingsIn } from '../../core/settings/read-identity.server.ts'
import { words } from '../../core/settings/settings-groups.contract.ts'
import { findSettings } from '../../core/settings/settings-store.server.ts'
import { findProvider } from '../payments/webhooks/webhooks-store.server.ts'
import { findMethodsOn } from '../shipping/delivery-store.server.ts'
import { isOpenItem } from './is-open-item.ts'
import { findNoticeLanguages } from './notices/notices-store.server.ts'
import { readinessOf } from './readiness.ts'
import { ownerEntries, parseExamples } from './test-mode/test-mode-examples.server.ts'

/** An older backup does not count. */
const BACKUP_WITHIN_MS = 7 * DAY

/** Loads whether the shop is open for orders, and what it lacks. @param from the transaction to read in */
export async function findReadiness(
  { clock, config, connections, publicUrl, paymentMethods }: Services,
  from: Database,
) {
  const [stored, methods, languages, withoutManufacturer, connected, backup, hasDemo, demoPages, hasProduct] =
    await Promise.all([
      findSettings(from),
      findMethodsOn(from),
      findNoticeLanguages(from),
      countWithoutManufacturerDetails(from),
      Promise.all(
        paymentMethods.online().map(async (one) => ({ ...one, state: await findProvider(from, one.provider.id) })),
      ),
      readLastBackup(config.dataDir),
      hasDemoProducts(from),
      countDemoPages(from),
      hasOwnProduct(from),
    ])
  const identity = await readIdentity(from, clock())
  const used = connected.filter(({ method }) => !identity.selling.methods.off.includes(method.id))
  const { state, examples, email_confirmed_at, dismissed } = settingsIn(stored, 'selling')
  const collections = methods.filter(({ is_collection }) => is_collection).length
  const lines = readinessOf({
    ...ownerEntries(identity, parseExamples(examples)),
    methods: { parcels: methods.filter(({ countries }) => countries.length > 0).length, collections },
    hasName: stored.some(({ name }) => name === 'identity'),
    hasRecipients: config.hasShopEmail || settingsIn(stored, 'notifications').recipients !== '',
    hasLogo: identity.logo !== null,
    hasProduct,
    hasFrenchNotice: languages.includes('fr'),
    hasFrenchPages: languagesOfPage(identity.languages).includes('fr'),
    sellsInFrance: methods.some((method) => method.is_collection || method.countries.includes('FR')),
    publicUrl: publicUrl(),
    email: !connections.current().mail.server ? 'not_sent' : email_confirmed_at ? 'arrives' : 'unproven',
    provider: used.length === 0 ? 'none' : used.every(({ state }) => state?.heard_at) ? 'heard' : 'unheard',
    withoutManufacturer,
    demoPages,
    dismissed: words(dismissed),
    hasBackup: backup !== undefined && clock().getTime() - backup.getTime() < BACKUP_WITHIN_MS,
  })
  const testMode = state === 'test' ? 'on' : hasDemo && state === '' ? 'off' : 'unavailable'
  const [isLive, isOpen] = [identity.notOpenYet === null, state === 'open']
  return {
    storefront: isLive ? 'live' : 'coming_soon',
    is_complete: isLive && isOpen && !lines.some(isOpenItem),
    is_open: isOpen,
    test_mode: testMode,
    lines,
  } as const
}
