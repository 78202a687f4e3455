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
import { type AuditActor, recordAudit } from '../../core/activity-log/audit-log-store.server.ts'
import { changesOf } from '../../core/admin-kit/resource/changes-of.server.ts'
import { requireUser } from '../../core/auth/guards/allow.server.ts'
import { ownPasswordError } from '../../core/auth/passwords/own-password.server.ts'
import { markOf } from '../../core/settings/files/initial-mark.server.ts'
import {
  checkShopPictures,
  protectShopPictures,
  shopPictureEndpoints,
} from '../../core/settings/pictures/shop-pictures.server.ts'
import { endOfDay, settingsIn } from '../../core/settings/read-identity.server.ts'
import {
  type AllSettingsResponse,
  getMark,
  getSections,
  getSettings,
  type SavedGroup,
  saveSettings,
} from '../../core/settings/settings.contract.ts'
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
  const { db, clock, cache, identity, jobs } = services
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
      return Object.fromEntries(SAVED_GROUPS.map((group) => [group, one(group)])) as AllSettingsResponse
    },
  })

  app.route({ ...getMark, handler: async ({ query: { name } }) => ({ mark: await markOf(name) }) })

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

  const rules = groupRules(services)
  const saveRoute = <Group extends SavedGroup>(group: Group) => {
    const rule: GroupRule<Group> | undefined = rules[group]
    const handler = async (request: FastifyRequest) => {
      const form = request.body as Forms[Group]
      const runInSave = await rule?.(form, request)
      const by = { actorId: requireUser(request).id, now: clock() }
      const saved = await db.transaction().execute((tx) => save(tx, group, form, by, runInSave))
      await services.reloadIdentity()
      cache.changed(SETTINGS, ...(group === 'footer' ? [MENU] : []))
      return saved
    }
    app.route({ ...saveSettings[group], handler })
  }
  for (const group of SAVED_GROUPS) saveRoute(group)

  jobs.work(announce, async () => {
    await services.reloadIdentity()
    cache.changed(SETTINGS)
    await notifySettings(db)
  })
}

const SAVED_GROUPS = Object.keys(saveSettings) as SavedGroup[]

type Forms = { [Group in SavedGroup]: z.output<(typeof saveSettings)[Group]['schema']['body']> }

/** Checks and further writes in the transaction that saves a group. @throws Refusal */
type RunInSave<Group extends SavedGroup> = (
  tx: Database,
  change: { now: Date; values: SettingsOf<Group>; before: SettingsOf<Group> },
) => Promise<void>

/** Checks the form of a group before it is saved. @returns what runs in the transaction of the save. @throws Refusal */
type GroupRule<Group extends SavedGroup> = (
  form: Forms[Group],
  request: FastifyRequest,
) => Promise<RunInSave<Group> | undefined>

/** Returns the rules of the groups. Groups without a rule only store their values. */
function groupRules(services: Services): { [Group in SavedGroup]?: GroupRule<Group> } {
  const { db, clock, media, paymentMethods } = services
  return {
    identity:
      async (form) =>
      async (tx, { now, values, before }) => {
        if (words(values.other_languages).includes(values.first_language))
          throw refuseFields({ other_languages: [IS_FIRST_LANGUAGE] })
        const [offered, offeredBefore] = [values, before].map((one) => `${one.first_language} ${one.other_languages}`)
        if (values.language !== before.language || offered !== offeredBefore)
          await enqueueIndexing(tx, form.version, now)
        // Stored answers of a shop with one language do not name the language on which they depend.
        if (offered !== offeredBefore) await purgeAllAnswers(tx)
      },
    look: async ({ accent }) => {
      if (accent) await refuseUnreadable(accent)
      return async (tx, { values, before }) => {
        await checkShopPictures(media, values, before)
        await protectShopPictures(tx, values)
      }
    },
    announcement: async ({ text, starts_at, ends_at }) => {
      if (text && ends_at && ends_at <= clock().toISOString()) throw refuseFields({ ends_at: [HAS_PASSED] })
      return (tx, { now }) => enqueueAnnouncing(tx, [starts_at, ends_at], now)
    },
    opening: async ({ opens_on }) => {
      const passes = endOfDay(opens_on)
      if (passes && new Date(passes) <= clock()) throw refuseFields({ opens_on: [DAY_HAS_PASSED] })
      return (tx, { now }) => enqueueAnnouncing(tx, passes ? [passes] : [], now)
    },
    sections: async ({ counter, story }) => {
      for (const [field, ids] of Object.entries({ counter, story })) {
        const missing = await missingOf(db, words(ids).map(Number))
        if (missing !== undefined) throw refuseFields({ [field]: [`Invalid pk "${missing}" - object does not exist.`] })
      }
      return (tx, { values }) => arrangeSections(tx, values)
    },
    footer:
      async () =>
      (tx, { values, before }) =>
        replaceFooterColumns(tx, values, before),
    payments: async (form, request) => {
      const { iban } = settingsIn(await findSettings(db), 'payments')
      // Changing the bank account requires the password, because an attacker could use an unlocked browser.
      const account = form.iban === iban ? undefined : await findUser(db, requireUser(request).id)
      const error = account && (await ownPasswordError(services, account, form.password))
      if (error) throw refuseFields({ password: [error] })
      return async (_tx, { before }) => {
        if (before.iban !== iban) throw refuse(CHANGED_MEANWHILE, 409)
      }
    },
    methods: async ({ order, off }) => {
      const isKnown = (id: string) => paymentMethods.find(id) !== undefined
      for (const [field, ids] of Object.entries({ order, off }))
        if (!words(ids).every(isKnown)) throw refuseFields({ [field]: ['This payment method does not exist.'] })
      return undefined
    },
  }
}

/** Saves a group. @throws Refusal 409 if it was saved since the version of the form */
async function save<Group extends SavedGroup>(
  tx: Database,
  group: Group,
  form: Forms[Group],
  by: AuditActor,
  runInSave: RunInSave<Group> | undefined,
) {
  // The password confirms a change, and is not stored.
  const { version, password: _, ...given } = form as { version: number; password?: string }
  const held = await lockedSettings(tx, group)
  if ((held?.version ?? 0) !== version) throw refuse(CHANGED_MEANWHILE, 409)
  const before = settingsIn(held ? [held] : [], group)
  const values = { ...before, ...given }
  const changes = changesOf({ ...before }, values)
  if (changes.length === 0) return { version, values }
  const noted = changes.map(({ field, ...change }) => ({ field: `${group}[${field}]`, ...change }))
  await recordAudit(tx, SETTINGS_SUBJECT, noted, by)
  await runInSave?.(tx, { now: by.now, values, before })
  return { version: await writeSettings(tx, group, values, by.now), values }
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
