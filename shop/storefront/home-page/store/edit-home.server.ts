import { z } from 'zod'
import type { Database } from '../../../../server/db/open.ts'
import { SECOND } from '../../../../server/durations.ts'
import { addFieldError } from '../../../../server/http/field-errors.ts'
import { type ResponseErrors, refuse, refuseFields } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import { SETTINGS } from '../../../../server/identity/open-identity.ts'
import { defineJob } from '../../../../server/jobs/job.ts'
import { enqueueJob } from '../../../../server/jobs/jobs-store.ts'
import type { Services } from '../../../../server/services.ts'
import { productCardResponse } from '../../../catalog/products/card/card-response.server.ts'
import { findCards } from '../../../catalog/products/card/cards-store.server.ts'
import { recordAudit } from '../../../core/activity-log/audit-log-store.server.ts'
import { requireUser } from '../../../core/auth/guards/allow.server.ts'
import {
  lockedSettings,
  notifySettings,
  settingsVersion,
  writeSettings,
} from '../../../core/settings/settings-store.server.ts'
import { SETTINGS_SUBJECT } from '../../../core/settings/settings-subject.server.ts'
import { markUsed } from '../../../ui/images/images-store.server.ts'
import type { HomeSectionForm } from '../sections/sections.contract.ts'
import { arrangementOf } from './arrange-sections.server.ts'
import { changesOfSections } from './changes-of-sections.server.ts'
import { type EditedHome, getHomeSections, saveHomeSections } from './edit-home.contract.ts'
import { listCollectionTitles } from './home-store.server.ts'
import { findSections, pictureKeyOf, writeSections } from './sections-store.server.ts'

const CHANGED_MEANWHILE = 'The home page was changed by someone else. Reload it and try again.'
const GONE_PICTURE = 'This picture no longer exists. Upload it again.'
const GONE_COLLECTION = 'This collection no longer exists. Choose another one.'
const HAS_PASSED = 'Choose a time in the future. Otherwise, the section is never shown.'

/** Runs when a countdown ends, because pages are cached until something changes. */
const endCountdown = defineJob({
  name: 'end_countdown',
  payload: z.object({}),
  claimMs: 30 * SECOND,
  attempts: Number.POSITIVE_INFINITY,
  logAs: 'a countdown did not end on time',
})

/** Registers the endpoints with which staff edit the sections of the home page. */
export function editHomeEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, cache, jobs } = services

  const edited = async (): Promise<EditedHome> => {
    // Before the sections, so that a concurrent save is refused (409) instead of overwritten.
    const version = await settingsVersion(db, 'sections')
    const [sections, collections] = await Promise.all([findSections(db), listCollectionTitles(db)])
    const products = await findCards(db, productIdsIn(sections), 'staff')
    return { version, sections, products: products.map((row) => productCardResponse(row, clock())), collections }
  }

  app.route({ ...getHomeSections, handler: edited })

  app.route({
    ...saveHomeSections,
    handler: async (request) => {
      const { version, sections } = request.body
      const by = { actorId: requireUser(request).id, now: clock() }
      await db.transaction().execute(async (tx) => {
        const held = await lockedSettings(tx, 'sections')
        if ((held?.version ?? 0) !== version) throw refuse(CHANGED_MEANWHILE, 409)
        const before = await findSections(tx)
        await refuseWrong(tx, sections, before, by.now)
        const changes = changesOfSections(before, sections)
        if (changes.length === 0) return
        await writeSections(tx, sections)
        await recordAudit(tx, SETTINGS_SUBJECT, changes, by)
        await writeSettings(tx, 'sections', arrangementOf(sections), by.now)
        for (const section of sections)
          if (section.kind === 'countdown')
            await enqueueJob(
              tx,
              endCountdown,
              {},
              { now: by.now, dueAt: new Date(section.ends_at), key: section.ends_at },
            )
      })
      cache.changed(SETTINGS)
      return edited()
    },
  })

  jobs.work(endCountdown, async () => {
    cache.changed(SETTINGS)
    await notifySettings(db)
  })
}

/** Returns the ids of all chosen products. */
const productIdsIn = (sections: readonly HomeSectionForm[]): number[] => [
  ...new Set(
    sections.flatMap((section) =>
      'products' in section ? section.products : section.kind === 'story' ? (section.product ?? []) : [],
    ),
  ),
]

/**
 * Checks that the products, collections and pictures of sections exist, and protects the pictures from removal.
 * @throws Refusal 400 at the fields
 */
async function refuseWrong(
  tx: Database,
  sections: readonly HomeSectionForm[],
  before: readonly HomeSectionForm[],
  now: Date,
): Promise<void> {
  const keys = sections.flatMap((section) => pictureKeyOf(section) ?? [])
  const pictures = await markUsed(tx, keys)
  const products = new Set((await findCards(tx, productIdsIn(sections), 'staff')).map(({ id }) => id))
  const collections = new Set((await listCollectionTitles(tx)).map(({ id }) => id))
  const previousEnds = new Set(before.map((section) => section.kind === 'countdown' && section.ends_at))
  const errors: ResponseErrors = {}
  for (const [index, section] of sections.entries()) {
    const wrong = (field: string, text: string) => addFieldError(errors, ['sections', index, field], text)
    const isKnown = (id: number) => products.has(id)
    const missing = 'products' in section ? section.products.find((id) => !isKnown(id)) : undefined
    if (missing !== undefined) wrong('products', unknownProduct(missing))
    if (section.kind === 'story' && section.product !== null && !isKnown(section.product))
      wrong('product', unknownProduct(section.product))
    if (section.kind === 'collection' && !collections.has(section.collection ?? 0)) wrong('collection', GONE_COLLECTION)
    const key = pictureKeyOf(section)
    if (key !== null && !pictures.has(key)) wrong('picture', GONE_PICTURE)
    // An ended countdown may stay until staff remove it.
    if (section.kind === 'countdown' && new Date(section.ends_at) <= now && !previousEnds.has(section.ends_at))
      wrong('ends_at', HAS_PASSED)
  }
  if (Object.keys(errors).length > 0) throw refuseFields(errors)
}

const unknownProduct = (id: number) => `Invalid pk "${id}" - object does not exist.`
