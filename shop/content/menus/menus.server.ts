import { isDeepStrictEqual } from 'node:util'
import { dependsOn } from '../../../server/cache/dependencies.ts'
import type { Database } from '../../../server/db/open.ts'
import { refuse } from '../../../server/http/refusal.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import { SETTINGS } from '../../../server/identity/open-identity.ts'
import type { Services } from '../../../server/services.ts'
import { CONTENT_PAGES } from '../../catalog/products/read/catalogue-tags.server.ts'
import { MENU } from '../../catalog/products/read/collection-list/collection-tags.ts'
import { recordAudit } from '../../core/activity-log/audit-log-store.server.ts'
import { changesOf } from '../../core/admin-kit/resource/changes-of.server.ts'
import { requireUser } from '../../core/auth/guards/allow.server.ts'
import { fillSlot, isFilled } from '../../core/extensions/slots/fill-slot.server.ts'
import { OWN_SLOTS } from '../../core/extensions/slots/own-slots.contract.ts'
import { lockedSettings } from '../../core/settings/settings-store.server.ts'
import {
  type EditedEntry,
  type EditedMenus,
  getEditedMenus,
  MENU_NAMES,
  type MenuLinkForm,
  type MenusForm,
  saveMenus,
} from './edit-menus.contract.ts'
import { writeFooterSettings } from './footer-settings.server.ts'
import { refuseLonger } from './menu-limits.server.ts'
import { findShownEntries } from './menu-translations.server.ts'
import { getMenus } from './menus.contract.ts'
import * as store from './menus-store.server.ts'
import { collectionPath, editedEntries, pagePath, shownMenus } from './read-menus.server.ts'

const CONFLICT = 'The menus were changed by someone else. Reload them and try again.'
/** The audit log subject of the menus. */
const SUBJECT = { kind: 'menus', id: 1 } as const

/** Registers the endpoints of the menus. */
export function menuEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, cache, identity } = services

  app.route({
    ...getMenus,
    handler: async ({ principal }) => {
      dependsOn(MENU, CONTENT_PAGES, SETTINGS)
      const hasCollections = identity().notOpenYet === null || principal?.isStaff === true
      const [entries, slots] = await Promise.all([findShownEntries(services), fillSlot(services, 'footer', {})])
      const menus = shownMenus(entries, hasCollections)
      const filled = OWN_SLOTS.filter((slot) => isFilled(services.extensions, slot))
      const own = filled.length > 0 ? { ...menus, slots: filled } : menus
      if (!slots) return own
      const columns = slots.map(({ title = '', links }) => ({
        ...{ kind: 'heading' as const, title },
        links: links.map(({ text, to }) => ({ title: text, to })),
      }))
      return { ...own, footer: [...menus.footer, ...columns] }
    },
  })

  const read = async (from: Database): Promise<EditedMenus> => {
    // Before the entries, so that a concurrent save is refused (409) instead of overwritten.
    const version = await store.menusVersion(from)
    const [rows, { collections, pages }] = await Promise.all([store.findMenuEntries(from), store.findMenuTargets(from)])
    return {
      version,
      ...editedEntries(rows),
      choices: {
        collections: collections.map(({ id, title, slug, parent_id, is_public }) => ({
          ...{ id, title, is_public, parent: parent_id, to: collectionPath(slug) },
        })),
        pages: pages.map(({ id, title, slug, state }) => ({
          ...{ id, title, is_public: state === 'published', to: pagePath(slug) },
        })),
      },
    }
  }

  app.route({ ...getEditedMenus, handler: () => read(db) })

  app.route({
    ...saveMenus,
    handler: async (request) => {
      const { version, ...form } = request.body
      const by = { actorId: requireUser(request).id, now: clock() }
      const saved = await db.transaction().execute(async (tx) => {
        await lockedSettings(tx, 'footer')
        await store.lockMenus(tx)
        if ((await store.lockedVersion(tx)) !== version) throw refuse(CONFLICT, 409)
        const before = editedEntries(await store.findMenuEntries(tx))
        refuseLonger(form, before)
        const { collections, pages } = await store.findMenuTargets(tx)
        const known = {
          collection: new Map(collections.map(({ id, title }) => [id, title])),
          page: new Map(pages.map(({ id, title }) => [id, title])),
        }
        const changed = MENU_NAMES.map((menu) => ({ menu, entries: form[menu].map((entry) => written(entry, known)) }))
          // Not the outlines, because different targets can have the same title.
          .filter(({ menu, entries }) => !isDeepStrictEqual(entries, before[menu].map(store.columnsOfEntry)))
        const isChanged = changed.length > 0
        if (isChanged) {
          for (const { menu, entries } of changed) await store.replaceMenu(tx, menu, entries)
          const after = editedEntries(await store.findMenuEntries(tx))
          await recordAudit(tx, SUBJECT, changesOf(outlines(before), outlines(after)), by)
          await writeFooterSettings(tx, after.footer, by.now)
          await store.finishMenus(tx)
        }
        return { isChanged, menus: await read(tx) }
      })
      if (saved.isChanged) {
        await services.reloadIdentity()
        cache.changed(MENU, CONTENT_PAGES, SETTINGS)
      }
      return saved.menus
    },
  })
}

type EntryForm = MenusForm['shop' | 'header' | 'footer'][number]
type KnownTargets = Record<'collection' | 'page', ReadonlyMap<number, string>>

/** Returns the columns of an entry. A target that was deleted meanwhile keeps its last title. */
function written(entry: EntryForm, known: KnownTargets): store.WrittenEntry {
  const { kind, links, label } = entry
  const columns = { kind, label, collection_id: null, page_id: null, target: '' }
  const within = links.map((link) => ({ ...columns, ...columnsOf(link, known), kind: link.kind, label: link.label }))
  const isLink = kind === 'collection' || kind === 'page' || kind === 'screen' || kind === 'link'
  return { ...columns, ...(isLink && columnsOf({ ...entry, kind }, known)), links: within }
}

function columnsOf({ kind, target, title }: Omit<MenuLinkForm, 'label'>, known: KnownTargets) {
  if (kind !== 'collection' && kind !== 'page') return { target }
  const id = Number(target)
  if (!known[kind].has(id)) return { target: title }
  return kind === 'page' ? { page_id: id } : { collection_id: id }
}

/** Returns each menu as text, for the activity log. */
const outlines = (menus: Record<(typeof MENU_NAMES)[number], EditedEntry[]>) =>
  Object.fromEntries(MENU_NAMES.map((menu) => [menu, outline(menus[menu])]))

const outline = (entries: readonly EditedEntry[]): string =>
  entries.flatMap((entry) => [lineOf(entry), ...entry.links.map((link) => `- ${lineOf(link)}`)]).join('\n')

function lineOf({ label, title, to, kind }: Omit<EditedEntry, 'links'>): string {
  const named = label && title && label !== title ? `${label} (${title})` : label || title
  return to === null || kind === 'screen' ? named : `${named}: ${to}`
}
