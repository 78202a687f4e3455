import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { texts } from '#texts/sales/terms'
import { dependsOn } from '../../../server/cache/dependencies.ts'
import type { Database } from '../../../server/db/open.ts'
import { SECOND } from '../../../server/durations.ts'
import { refuse, refuseFields } from '../../../server/http/refusal.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import { SETTINGS } from '../../../server/identity/open-identity.ts'
import { defineJob } from '../../../server/jobs/job.ts'
import { enqueueJob } from '../../../server/jobs/jobs-store.ts'
import type { Services } from '../../../server/services.ts'
import { findProductsByIds } from '../../catalog/products/read/catalogue-store.server.ts'
import { MENU } from '../../catalog/products/read/collection-list/collection-tags.ts'
import { enqueueIndexing } from '../../catalog/search/languages/index-search.server.ts'
import { replaceFooterColumns } from '../../content/menus/footer-settings.server.ts'
import { findUser } from '../../core/accounts/users/users-store.server.ts'
import { recordAudit, type ValueChange } from '../../core/activity-log/audit-log-store.server.ts'
import { requireUser } from '../../core/auth/guards/allow.server.ts'
import { ownPasswordError } from '../../core/auth/passwords/own-password.server.ts'
import { markOf } from '../../core/settings/files/initial-mark.server.ts'
import {
  checkShopPictures,
  protectShopPictures,
  shopPictureEndpoints,
} from '../../core/settings/pictures/shop-pictures.server.ts'
import { endOfDay, settingsIn } from '../../core/settings/read-identity.server.ts'
import { getMark, getSections, getSettings, saveSettings } from '../../core/settings/settings.contract.ts'
import { type SettingsGroup, type SettingsOf, words } from '../../core/settings/settings-groups.contract.ts'
import {
  findSettings,
  lockedSettings,
  notifySettings,
  purgeAllAnswers,
  writeSettings,
} from '../../core/settings/settings-store.server.ts'
import { SETTINGS_SUBJECT } from '../../core/settings/settings-subject.server.ts'
import { getShop } from '../../core/settings/shop.contract.ts'
import { inOrder, providerNames } from '../../sales/payments/methods/methods-for-order.server.ts'
import { getPaymentMethods } from '../../sales/payments/methods/payment-methods.contract.ts'
import { arrangeSections } from '../../storefront/home-page/store/arrange-sections.server.ts'
import { loadAccentColours } from '../../ui/identity/look/load-accent-colours.server.ts'

const DAY_HAS_PASSED = 'Choose today or a later day.'
const HAS_PASSED = 'Choose a time in the future. Otherwise, the announcement is never shown.'
const IS_FIRST_LANGUAGE = 'The first language is always offered. Choose another one, or none.'
const CHANGED_MEANWHILE = 'These settings were changed by someone else. Reload them and try again.'

/** Runs when an announcement starts or ends, and after the announced opening day. */
const announce = defineJob({
  name: 'announce',
  payload: z.object({}),
  claimMs: 30 * SECOND,
  attempts: Number.POSITIVE_INFINITY,
  logAs: 'an announcement did not begin or end on time',
})

/** Registers the endpoints of the settings, and schedules the start and end of announcements. */
export function settingsEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, cache, identity, jobs, media } = services
  shopPictureEndpoints(app, services)

  app.route({
    ...getShop,
    handler: async () => {
      dependsOn(SETTINGS)
      const { emails: _, selling, notOpenYet, languages, ...shop } = identity()
      const not_open_yet = notOpenYet && { notice: notOpenYet.notice, opens_on: notOpenYet.opensOn }
      return {
        ...shop,
        page_languages: [languages.first, ...languages.others],
        not_open_yet,
        is_selling: selling.isOpen,
        is_test_mode: selling.isTestMode,
        recomputes_offers: selling.recomputesOffers,
        pays_with: texts.providers(providerNames(services.paymentMethods, selling)),
      }
    },
  })

  const read = async () => {
    const stored = await findSettings(db)
    return <Group extends SettingsGroup>(group: Group) => ({
      version: stored.find(({ name }) => name === group)?.version ?? 0,
      values: settingsIn(stored, group),
    })
  }

  app.route({ ...getSections, handler: async () => (await read())('sections') })
  app.route({
    ...getSettings,
    handler: async () => {
      const one = await read()
      return {
        identity: one('identity'),
        look: one('look'),
        announcement: one('announcement'),
        opening: one('opening'),
        sections: one('sections'),
        home: one('home'),
        contact: one('contact'),
        footer: one('footer'),
        legal: one('legal'),
        emails: one('emails'),
        notifications: one('notifications'),
        vat: one('vat'),
        payments: one('payments'),
        online: one('online'),
        methods: one('methods'),
        delivery: one('delivery'),
        unpaid: one('unpaid'),
        invoices: one('invoices'),
        gift_cards: one('gift_cards'),
        stock: one('stock'),
        accounts: one('accounts'),
      }
    },
  })

  app.route({ ...getMark, handler: async ({ query: { name } }) => ({ mark: await markOf(name) }) })

  const save = async <Group extends SettingsGroup>(
    request: FastifyRequest,
    group: Group,
    { version, ...given }: Partial<SettingsOf<Group>> & { version: number },
    also?: (tx: Database, now: Date, values: SettingsOf<Group>, before: SettingsOf<Group>) => Promise<void>,
  ) => {
    const by = { actorId: requireUser(request).id, now: clock() }
    const saved = await db.transaction().execute(async (tx) => {
      const held = await lockedSettings(tx, group)
      if ((held?.version ?? 0) !== version) throw refuse(CHANGED_MEANWHILE, 409)
      const before = settingsIn(held ? [held] : [], group)
      const values = { ...before, ...given }
      const changes = changed(before, values)
      if (changes.length === 0) return { version, values }
      const noted = changes.map(({ field, ...change }) => ({ field: `${group}[${field}]`, ...change }))
      await recordAudit(tx, SETTINGS_SUBJECT, noted, by)
      await also?.(tx, by.now, values, before)
      return { version: await writeSettings(tx, group, values, by.now), values }
    })
    await services.reloadIdentity()
    cache.changed(SETTINGS)
    return saved
  }

  app.route({
    ...saveSettings.identity,
    handler: (request) =>
      save(request, 'identity', request.body, async (tx, now, values, before) => {
        if (words(values.other_languages).includes(values.first_language))
          throw refuseFields({ other_languages: [IS_FIRST_LANGUAGE] })
        const [offered, offeredBefore] = [values, before].map((one) => `${one.first_language} ${one.other_languages}`)
        if (values.language !== before.language || offered !== offeredBefore)
          await enqueueIndexing(tx, request.body.version, now)
        // Stored answers of a shop with one language do not name the language on which they depend.
        if (offered !== offeredBefore) await purgeAllAnswers(tx)
      }),
  })
  app.route({
    ...saveSettings.look,
    handler: async (request) => {
      const { accent } = request.body
      if (accent) await refuseUnreadable(accent)
      return save(request, 'look', request.body, async (tx, _now, values, before) => {
        await checkShopPictures(media, values, before)
        await protectShopPictures(tx, values)
      })
    },
  })
  app.route({
    ...saveSettings.announcement,
    handler: async (request) => {
      const { text, starts_at, ends_at } = request.body
      if (text && ends_at && ends_at <= clock().toISOString()) throw refuseFields({ ends_at: [HAS_PASSED] })
      return save(request, 'announcement', request.body, (tx, now) => enqueueAnnouncing(tx, [starts_at, ends_at], now))
    },
  })
  app.route({
    ...saveSettings.opening,
    handler: async (request) => {
      const { state, ...given } = request.body
      const passes = endOfDay(given.opens_on)
      if (passes && new Date(passes) <= clock()) throw refuseFields({ opens_on: [DAY_HAS_PASSED] })
      const body = { ...given, ...(state !== undefined && { state }) }
      return save(request, 'opening', body, (tx, now) => enqueueAnnouncing(tx, passes ? [passes] : [], now))
    },
  })
  app.route({
    ...saveSettings.sections,
    handler: async (request) => {
      const { counter, story } = request.body
      for (const [field, ids] of Object.entries({ counter, story })) {
        const missing = await missingOf(db, words(ids).map(Number))
        if (missing !== undefined) throw refuseFields({ [field]: [`Invalid pk "${missing}" - object does not exist.`] })
      }
      return save(request, 'sections', request.body, (tx, _now, values) => arrangeSections(tx, values))
    },
  })
  app.route({ ...saveSettings.home, handler: (request) => save(request, 'home', request.body) })
  app.route({ ...saveSettings.contact, handler: (request) => save(request, 'contact', request.body) })
  app.route({
    ...saveSettings.footer,
    handler: async (request) => {
      const saved = await save(request, 'footer', request.body, (tx, _now, values, before) =>
        replaceFooterColumns(tx, values, before),
      )
      cache.changed(MENU)
      return saved
    },
  })
  app.route({ ...saveSettings.legal, handler: (request) => save(request, 'legal', request.body) })
  app.route({ ...saveSettings.emails, handler: (request) => save(request, 'emails', request.body) })
  app.route({ ...saveSettings.notifications, handler: (request) => save(request, 'notifications', request.body) })

  app.route({ ...saveSettings.vat, handler: (request) => save(request, 'vat', request.body) })
  app.route({
    ...saveSettings.payments,
    handler: async (request) => {
      const { password, ...body } = request.body
      const { iban } = settingsIn(await findSettings(db), 'payments')
      // Changing the bank account requires the password, because an attacker could use an unlocked browser.
      const account = body.iban === iban ? undefined : await findUser(db, requireUser(request).id)
      const error = account && (await ownPasswordError(services, account, password))
      if (error) throw refuseFields({ password: [error] })
      return save(request, 'payments', body, async (_tx, _now, _values, before) => {
        if (before.iban !== iban) throw refuse(CHANGED_MEANWHILE, 409)
      })
    },
  })
  app.route({ ...saveSettings.online, handler: (request) => save(request, 'online', request.body) })
  app.route({
    ...saveSettings.methods,
    handler: (request) => {
      const { order, off } = request.body
      const isKnown = (id: string) => services.paymentMethods.find(id) !== undefined
      for (const [field, ids] of Object.entries({ order, off }))
        if (!words(ids).every(isKnown)) throw refuseFields({ [field]: ['This payment method does not exist.'] })
      return save(request, 'methods', request.body)
    },
  })
  app.route({
    ...getPaymentMethods,
    handler: async () => {
      const { selling } = identity()
      const connected = new Set(services.paymentMethods.online().map(({ method }) => method.id))
      return inOrder(services.paymentMethods.registered, selling).map((method) => ({
        ...{ id: method.id, text: method.texts.name, kind: method.kind },
        is_connected: method.kind !== 'online' || connected.has(method.id),
      }))
    },
  })
  app.route({ ...saveSettings.delivery, handler: (request) => save(request, 'delivery', request.body) })
  app.route({ ...saveSettings.unpaid, handler: (request) => save(request, 'unpaid', request.body) })
  app.route({ ...saveSettings.invoices, handler: (request) => save(request, 'invoices', request.body) })
  app.route({ ...saveSettings.gift_cards, handler: (request) => save(request, 'gift_cards', request.body) })
  app.route({ ...saveSettings.stock, handler: (request) => save(request, 'stock', request.body) })
  app.route({ ...saveSettings.accounts, handler: (request) => save(request, 'accounts', request.body) })

  jobs.work(announce, async () => {
    await services.reloadIdentity()
    cache.changed(SETTINGS)
    await notifySettings(db)
  })
}

/** Returns the first id without a product; undefined when all exist. */
async function missingOf(db: Database, ids: readonly number[]): Promise<number | undefined> {
  const known = new Set((await findProductsByIds(db, ids, null, 'staff')).map(({ id }) => id))
  return ids.find((id) => !known.has(id))
}

/** Enqueues one job for each moment in the future. */
async function enqueueAnnouncing(tx: Database, moments: readonly string[], now: Date): Promise<void> {
  for (const moment of moments) {
    const dueAt = new Date(moment)
    if (dueAt > now) await enqueueJob(tx, announce, {}, { now, dueAt, key: moment })
  }
}

/** @throws Refusal 400 at the field, with the nearest accent colour of sufficient contrast */
async function refuseUnreadable(accent: string): Promise<void> {
  const { accentColours, nearestAccent } = await loadAccentColours()
  if (accentColours(accent)) return
  const nearest = nearestAccent(accent)
  throw refuseFields({
    accent: [`Text in this colour is not readable on a light background. The nearest readable colour is ${nearest}.`],
  })
}

function changed(before: object, after: object): ValueChange[] {
  const old = new Map(Object.entries(before))
  return Object.entries(after)
    .filter(([field, value]) => old.get(field) !== value)
    .map(([field, value]) => ({ field, old: shown(old.get(field)), new: shown(value) }))
}

const shown = (value: unknown): string | null => (value === '' || value === undefined ? null : String(value))
