import { FIRST_LANGUAGE, type Language } from '../../../lib/texts/languages.ts'
import type { Database } from '../../../server/db/open.ts'
import { bodyErrors } from '../../../server/http/field-errors.ts'
import { refuse, refuseFields } from '../../../server/http/refusal.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import { SETTINGS } from '../../../server/identity/open-identity.ts'
import type { Services } from '../../../server/services.ts'
import { enqueueIndexing } from '../../catalog/search/languages/index-search.server.ts'
import { insertUser } from '../../core/accounts/users/users-store.server.ts'
import { recordAudit } from '../../core/activity-log/audit-log-store.server.ts'
import { startOf, userWithToken } from '../../core/auth/login/begin-session.server.ts'
import { hashPassword, passwordError, queuePasswordCheck } from '../../core/auth/passwords/password.server.ts'
import { assignStaffRole } from '../../core/auth/staff.server.ts'
import { hasDemoProducts } from '../../core/demo-data/demo-goods-store.server.ts'
import { settingsIn } from '../../core/settings/read-identity.server.ts'
import { lockedSettings, purgeAllAnswers, writeSettings } from '../../core/settings/settings-store.server.ts'
import { SETTINGS_SUBJECT } from '../../core/settings/settings-subject.server.ts'
import { beginShop, checkFirstAddress } from './first-start.contract.ts'
import { firstTokenHash } from './first-start-address.server.ts'
import { redeemFirstToken, stateOfFirstToken } from './first-start-store.server.ts'

const LINK_EXPIRED =
  'This link is no longer valid: it was used, is older than a day, or the shop already has an owner. The operator can create a new one with npm run staff -- --first'

const linkExpired = () => refuse(LINK_EXPIRED, 409, 'already_done')

/** Registers the endpoints that name the shop and create the first owner. */
export function firstStartEndpoint(app: ShopApp, services: Services): void {
  const { db, clock, cache } = services
  app.route({
    ...checkFirstAddress,
    handler: async ({ body }) => ({ state: await stateOfFirstToken(db, firstTokenHash(body.token), clock()) }),
  })

  app.route({
    ...beginShop,
    attachValidation: true,
    handler: async (request) => {
      const errors = bodyErrors(request)
      const { token, shop, email, password, first_name, last_name, language } = request.body
      const error = errors.password ? undefined : passwordError(password, email, [first_name, last_name, shop])
      if (error) errors.password = [error]
      if (Object.keys(errors).length > 0) throw refuseFields(errors)
      // An invalid token is rejected before the expensive password hash.
      if ((await stateOfFirstToken(db, firstTokenHash(token), clock())) !== 'holds') throw linkExpired()
      const password_hash = await queuePasswordCheck(() => hashPassword(password))
      const now = clock()
      const user = await db.transaction().execute(async (tx) => {
        if (!(await redeemFirstToken(tx, firstTokenHash(token), now))) throw linkExpired()
        const created = await insertUser(tx, { email, first_name, last_name, password_hash }, now)
        if (!created) throw refuseFields({ email: ['This address already has an account. Choose another one.'] })
        request.account = created.id
        await assignStaffRole(tx, created.id, 'owner', { actorId: created.id, now })
        const held = await lockedSettings(tx, 'identity')
        const before = settingsIn(held ? [held] : [], 'identity')
        const languages = await languagesFor(tx, language)
        const changes = [
          { field: 'identity[name]', old: held ? before.name : null, new: shop },
          ...Object.entries(languages).map(([field, value]) => ({
            field: `identity[${field}]`,
            old: before[field as keyof typeof languages] || null,
            new: value || null,
          })),
        ].filter((change) => change.old !== change.new)
        await recordAudit(tx, SETTINGS_SUBJECT, changes, { actorId: created.id, now })
        const version = await writeSettings(tx, 'identity', { ...before, name: shop, ...languages }, now)
        if (Object.keys(languages).length > 0) {
          await enqueueIndexing(tx, version, now)
          await purgeAllAnswers(tx)
        }
        return userWithToken(tx, { id: created.id, isStaff: true }, startOf(request, now))
      })
      await services.reloadIdentity()
      cache.changed(SETTINGS)
      return user
    },
  })
}

/** Returns the languages of a shop after the owner's choice. The demo goods are English with French translations. */
async function languagesFor(
  tx: Database,
  language: Language = FIRST_LANGUAGE,
): Promise<Partial<Record<'first_language' | 'other_languages' | 'language', string>>> {
  if (language === FIRST_LANGUAGE) return {}
  const hasDemo = await hasDemoProducts(tx)
  return {
    first_language: language,
    other_languages: hasDemo ? FIRST_LANGUAGE : '',
    language: hasDemo ? FIRST_LANGUAGE : language,
  }
}
