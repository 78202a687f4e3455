import { currentLanguage } from '../../../lib/texts/current-language.ts'
import type { Database } from '../../../server/db/open.ts'
import { refuse, refuseFields } from '../../../server/http/refusal.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import { SETTINGS } from '../../../server/identity/open-identity.ts'
import { enqueueEmail } from '../../../server/mail/outbox.ts'
import type { Services } from '../../../server/services.ts'
import { findUser } from '../../core/accounts/users/users-store.server.ts'
import { recordAudit } from '../../core/activity-log/audit-log-store.server.ts'
import { requireUser } from '../../core/auth/guards/allow.server.ts'
import { settingsIn } from '../../core/settings/read-identity.server.ts'
import { words } from '../../core/settings/settings-groups.contract.ts'
import { lockedSettings, writeSettings } from '../../core/settings/settings-store.server.ts'
import { SETTINGS_SUBJECT } from '../../core/settings/settings-subject.server.ts'
import { renderEmail } from '../../ui/emails/render-email.server.ts'
import { writeEmailConfirmation } from './email-confirmation.server.ts'
import { findReadiness } from './find-readiness.server.ts'
import {
  confirmTestEmail,
  dismissRecommendation,
  getReadiness,
  openSelling,
  sendTestEmail,
  switchStorefront,
  switchTestMode,
} from './selling.contract.ts'
import { testEmail, testEmailCode } from './selling-emails.server.ts'
import { endTestMode, startTestMode } from './test-mode/test-mode.server.ts'

const IN_TEST_MODE = 'End the test mode before you open the shop.'
const NOT_READY = 'Required items of the launch checklist are still missing.'

/** Registers the endpoints of the launch checklist. */
export function sellingEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, cache, connections, identity, secret } = services

  const codeFor = (email: string) => testEmailCode(email, connections.current().mail, secret)
  const ownEmail = async (id: number) => (await findUser(db, id))?.email ?? ''

  const readiness = (from: Database) => findReadiness(services, from)

  app.route({ ...getReadiness, handler: () => readiness(db) })

  app.route({
    ...openSelling,
    handler: async (request) => {
      const by = { actorId: requireUser(request).id, now: clock() }
      const state = request.body.is_open ? 'open' : ''
      await db.transaction().execute(async (tx) => {
        // Waits for concurrent orders that started while the shop was open.
        const held = await lockedSettings(tx, 'selling')
        const before = settingsIn(held ? [held] : [], 'selling')
        if (before.state === state) return
        if (before.state === 'test') {
          if (state === 'open') throw refuse(IN_TEST_MODE, 409)
          return endTestMode(tx, by)
        }
        const isReady = (await readiness(tx)).lines.every(({ is_ready, is_needed }) => is_ready || !is_needed)
        if (state === 'open' && !isReady) throw refuse(NOT_READY, 409)
        const change = { field: 'selling[state]', old: before.state || null, new: state || null }
        await recordAudit(tx, SETTINGS_SUBJECT, [change], by)
        await writeSettings(tx, 'selling', { ...before, state }, by.now)
      })
      await services.reloadIdentity()
      cache.changed(SETTINGS)
      return readiness(db)
    },
  })

  app.route({
    ...switchStorefront,
    handler: async (request) => {
      const by = { actorId: requireUser(request).id, now: clock() }
      const state = request.body.is_live ? '' : 'not_yet'
      await db.transaction().execute(async (tx) => {
        const held = await lockedSettings(tx, 'opening')
        const before = settingsIn(held ? [held] : [], 'opening')
        if (before.state === state) return
        const change = { field: 'opening[state]', old: before.state || null, new: state || null }
        await recordAudit(tx, SETTINGS_SUBJECT, [change], by)
        await writeSettings(tx, 'opening', { ...before, state }, by.now)
      })
      await services.reloadIdentity()
      cache.changed(SETTINGS)
      return readiness(db)
    },
  })

  app.route({
    ...dismissRecommendation,
    handler: async (request) => {
      const by = { actorId: requireUser(request).id, now: clock() }
      const { key } = request.params
      await db.transaction().execute(async (tx) => {
        const held = await lockedSettings(tx, 'selling')
        const before = settingsIn(held ? [held] : [], 'selling')
        const others = words(before.dismissed).filter((one) => one !== key)
        const dismissed = (request.body.is_dismissed ? [...others, key] : others).sort().join(' ')
        if (dismissed === before.dismissed) return
        const change = { field: 'selling[dismissed]', old: before.dismissed || null, new: dismissed || null }
        await recordAudit(tx, SETTINGS_SUBJECT, [change], by)
        await writeSettings(tx, 'selling', { ...before, dismissed }, by.now)
      })
      return readiness(db)
    },
  })

  app.route({
    ...switchTestMode,
    handler: async (request) => {
      const by = { actorId: requireUser(request).id, now: clock() }
      const change = request.body.is_on ? startTestMode : endTestMode
      await db.transaction().execute((tx) => change(tx, by))
      await services.reloadIdentity()
      cache.changed(SETTINGS)
      return readiness(db)
    },
  })

  app.route({
    ...sendTestEmail,
    handler: async (request) => {
      const to = await ownEmail(requireUser(request).id)
      const email = renderEmail(currentLanguage(), () => testEmail(identity().name, to, codeFor(to)), services)
      await db.transaction().execute((tx) => enqueueEmail(tx, email, clock()))
      return { to }
    },
  })

  app.route({
    ...confirmTestEmail,
    handler: async (request) => {
      const by = { actorId: requireUser(request).id, now: clock() }
      const code = codeFor(await ownEmail(by.actorId))
      if (request.body.code.replaceAll(' ', '') !== code)
        throw refuseFields({ code: ['This code does not match the e-mail.'] })
      await db.transaction().execute((tx) => writeEmailConfirmation(tx, by.now.toISOString(), by))
    },
  })
}
