import { createHmac } from 'node:crypto'
import type { Database } from '../../server/db/open.ts'
import { refuse, refuseFields } from '../../server/http/refusal.ts'
import type { ShopApp } from '../../server/http/shop-app.ts'
import { SETTINGS } from '../../server/identity/open-identity.ts'
import { enqueueEmail } from '../../server/mail/outbox.ts'
import type { Services } from '../../server/services.ts'
import { recordAudit } from '../audit-log/audit-log-store.server.ts'
import { findMethodsOn } from '../delivery/delivery-store.server.ts'
import { renderEmail } from '../emails/render-email.server.ts'
import { countUnsellable } from '../makers/makers-store.server.ts'
import { findProvider } from '../payments/notices/notices-store.server.ts'
import { requireUser } from '../session/guards/allow.server.ts'
import { readIdentity, settingsIn } from '../settings/read-identity.server.ts'
import { findSettings, lockedSettings, writeSettings } from '../settings/settings-store.server.ts'
import { SETTINGS_SUBJECT } from '../settings/settings-subject.server.ts'
import { findUser } from '../users/users-store.server.ts'
import { findNoticeLanguages } from './notices/notices-store.server.ts'
import { readinessOf } from './readiness.ts'
import { confirmTestEmail, getReadiness, openSelling, sendTestEmail } from './selling.contract.ts'
import { testEmail } from './selling-emails.server.ts'

const NOT_READY = 'Something that a shop needs before it can sell is still missing.'

/** Registers the endpoints for what a shop needs before it can sell. */
export function sellingEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, cache, config, identity, publicUrl, secret, payments } = services

  /** Six digits that only whoever reads the mailbox knows; others as soon as e-mails go out in another way. */
  const codeFor = (email: string) => {
    const way = JSON.stringify(['test-email', email, config.smtpUrl, config.mailFrom])
    const digest = createHmac('sha256', secret).update(way).digest()
    return String(digest.readUInt32BE() % 1_000_000).padStart(6, '0')
  }
  const ownEmail = async (id: number) => (await findUser(db, id))?.email ?? ''

  const readiness = async (from: Database) => {
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

  app.route({ ...getReadiness, handler: () => readiness(db) })

  app.route({
    ...openSelling,
    handler: async (request) => {
      const by = { actorId: requireUser(request).id, now: clock() }
      const state = request.body.is_open ? 'open' : ''
      await db.transaction().execute(async (tx) => {
        // Waits for orders that are on their way, which began while the shop was open.
        const held = await lockedSettings(tx, 'selling')
        const before = settingsIn(held ? [held] : [], 'selling')
        if (before.state === state) return
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
    ...sendTestEmail,
    handler: async (request, reply) => {
      const to = await ownEmail(requireUser(request).id)
      const email = renderEmail(testEmail(identity().name, to, codeFor(to)), services)
      await db.transaction().execute((tx) => enqueueEmail(tx, email, clock()))
      return reply.code(202).send({ to })
    },
  })

  app.route({
    ...confirmTestEmail,
    handler: async (request, reply) => {
      const by = { actorId: requireUser(request).id, now: clock() }
      const code = codeFor(await ownEmail(by.actorId))
      if (request.body.code.replaceAll(' ', '') !== code)
        throw refuseFields({ code: ['This is not the code of the e-mail.'] })
      await db.transaction().execute(async (tx) => {
        const held = await lockedSettings(tx, 'selling')
        const before = settingsIn(held ? [held] : [], 'selling')
        const email_confirmed_at = by.now.toISOString()
        const change = {
          field: 'selling[email_confirmed_at]',
          old: before.email_confirmed_at || null,
          new: email_confirmed_at,
        }
        await recordAudit(tx, SETTINGS_SUBJECT, [change], by)
        await writeSettings(tx, 'selling', { ...before, email_confirmed_at }, by.now)
      })
      return reply.code(204).send()
    },
  })
}
