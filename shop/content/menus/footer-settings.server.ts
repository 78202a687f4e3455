import type { Database } from '../../../server/db/open.ts'
import { settingsIn } from '../../core/settings/read-identity.server.ts'
import { FOOTER_LIMITS, footerColumns, type SettingsOf } from '../../core/settings/settings-groups.contract.ts'
import { lockedSettings, writeSettings } from '../../core/settings/settings-store.server.ts'
import type { EditedEntry } from './edit-menus.contract.ts'
import * as store from './menus-store.server.ts'
import { editedEntries } from './read-menus.server.ts'

type FooterSettings = SettingsOf<'footer'>

/**
 * Writes the first two own columns into the settings group `footer`, which the API returns. They are cut to its limits,
 * so that it can be saved unchanged.
 */
export async function writeFooterSettings(tx: Database, footer: readonly EditedEntry[], now: Date): Promise<void> {
  const [first, second] = footer.filter(({ kind }) => kind === 'heading')
  const values: FooterSettings = {
    ...{ title_1: titleOf(first), links_1: linesOf(first) },
    ...{ title_2: titleOf(second), links_2: linesOf(second) },
  }
  const held = await lockedSettings(tx, 'footer')
  if (JSON.stringify(settingsIn(held ? [held] : [], 'footer')) === JSON.stringify(values)) return
  await writeSettings(tx, 'footer', values, now)
}

const { maxLinks, maxText, maxTitle, maxWords } = FOOTER_LIMITS
const cut = (text: string, max: number) => text.slice(0, max).toWellFormed().trim()
const titleOf = (column: EditedEntry | undefined) => cut(column?.label ?? '', maxTitle)

const linesOf = (column: EditedEntry | undefined) =>
  (column?.links ?? [])
    .filter(({ state }) => state === 'shown')
    .map(({ label, title, to }) =>
      [cut((label || title).replaceAll('|', ' '), maxWords), to?.replaceAll('|', '%7C')].join(' | '),
    )
    .filter((_, index, all) => index < maxLinks && all.slice(0, index + 1).join('\n').length <= maxText)
    .join('\n')

/** Replaces the own columns that were changed through the settings API. */
export async function replaceFooterColumns(
  tx: Database,
  values: FooterSettings,
  before: FooterSettings,
): Promise<void> {
  await store.lockMenus(tx)
  await store.lockedVersion(tx)
  const { footer } = editedEntries(await store.findMenuEntries(tx))
  const own = footer.filter(({ kind }) => kind === 'heading')
  const columns = [1, 2].map((at) => {
    const one = (from: FooterSettings) => footerColumns({ ...from, ...other(at) })[0]
    return JSON.stringify(one(values)) === JSON.stringify(one(before)) ? own[at - 1] : asEntry(one(values))
  })
  const kept = footer.filter((entry) => !own.slice(0, 2).includes(entry))
  const place = kept.findIndex(({ kind }) => kind === 'collections') + 1
  const now = [...kept.slice(0, place), ...columns.flatMap((column) => column ?? []), ...kept.slice(place)]
  await store.replaceMenu(tx, 'footer', now.map(store.columnsOfEntry))
  await store.finishMenus(tx)
}

/** The empty other column. */
const other = (at: number) => (at === 1 ? { title_2: '', links_2: '' } : { title_1: '', links_1: '' })

function asEntry(column: ReturnType<typeof footerColumns>[number] | undefined): EditedEntry | undefined {
  if (!column) return undefined
  const link = { kind: 'link' as const, title: '', state: 'shown' as const }
  const links = column.links.map(({ words, to }) => ({ ...link, label: words, target: to, to }))
  return { ...link, kind: 'heading', label: column.title, target: '', to: null, links }
}
