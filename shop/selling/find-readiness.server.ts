import type { Database } from '../../server/db/open.ts'
import type { Services } from '../../server/services.ts'
import { findMethodsOn } from '../delivery/delivery-store.server.ts'
import { countUnsellable } from '../makers/makers-store.server.ts'
import { findProvider } from '../payments/notices/notices-store.server.ts'
import { readIdentity, settingsIn } from '../settings/read-identity.server.ts'
import { findSettings } from '../settings/settings-store.server.ts'
import { findNoticeLanguages } from './notices/notices-store.server.ts'
import { readinessOf } from './readiness.ts'

/** Finds whether the shop sells, and what it lacks before it can. @param from the transaction in which that is asked */
export async function findReadiness({ clock, config, publicUrl, payments }: Services, from: Database) {
  const [stored, methods, languages, withoutMaker, provider] = await Promise.all([
    findSettings(from),
    findMethodsOn(from),
    findNoticeLanguages(from),
    countUnsellable(from),
    payments && findProvider(from, payments.id),
  ])
  const { legal, contact, selling } = await readIdentity(from, clock())
  const collections = methods.filter(({ is_collection }) => is_collection).length
  const lines = readinessOf({
    legal,
    contact,
    selling,
    methods: { parcels: methods.filter(({ countries }) => countries.length > 0).length, collections },
    hasFrenchNotice: languages.includes('fr'),
    publicUrl: publicUrl(),
    email: !config.smtpUrl ? 'not_sent' : settingsIn(stored, 'selling').email_confirmed_at ? 'arrives' : 'unproven',
    provider: !payments ? 'none' : provider?.heard_at ? 'heard' : 'unheard',
    withoutMaker,
  })
  return { is_open: selling.isOpen, lines }
}
