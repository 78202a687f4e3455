import { withForm } from '../../../server/http/read-form.ts'
import { refuseFields } from '../../../server/http/refusal.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import type { Services } from '../../../server/services.ts'
import {
  allCollections,
  type LockedCollection,
  lockTree,
} from '../../collections/editing/collection-write-store.server.ts'
import { lockAllPlaced, placedSlugs } from '../../collections/editing/placed-store.server.ts'
import { removeIfUnused } from '../../images/unused-images.server.ts'
import { requireUser } from '../../session/guards/allow.server.ts'
import { lookAtFile } from '../file/look-at-file.server.ts'
import { fileOfPicture } from '../file/picture-names.server.ts'
import { readRows, UnreadableFile } from '../file/read-rows.server.ts'
import { BYTE_ORDER_MARK, csvLine } from '../file/safe-cells.server.ts'
import { COLLECTION_COLUMNS, type CollectionColumn, readCollections } from './collection-sheet.server.ts'
import {
  type CollectionsOfFile,
  exportCollections,
  importCollections,
  MAX_CHANGED,
  MAX_COLLECTIONS_MB,
  MAX_LISTED,
  MAX_PLACED,
} from './collections-csv.contract.ts'
import { markOfProducts, productCells } from './placed-of-file.server.ts'
import { type CollectionsPlan, planCollectionsFile } from './plan-collections-file.server.ts'
import { writeCollectionsFile } from './write-collections-file.server.ts'
import { wrongCollections } from './wrong-collections.server.ts'

const BYTES = MAX_COLLECTIONS_MB * 1024 * 1024
const LIMITS = { files: 1, fields: 5, fileSize: BYTES, total: BYTES + 1024 * 1024 }

/** Registers the endpoints of collections as a file: staff take them along, bring them again, see what that changes, and let it. */
export function collectionsCsvEndpoints(app: ShopApp, services: Services): void {
  const { db, cache, clock, config } = services

  app.route({
    ...exportCollections,
    handler: async (_request, reply) => {
      const name = `collections-${clock().toISOString().slice(0, 10)}.csv`
      const lines = cellsOf(await allCollections(db), await placedSlugs(db)).map((row) =>
        csvLine(COLLECTION_COLUMNS.map((column) => row[column] ?? '')),
      )
      return reply
        .type('text/csv; charset=utf-8; header=present')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(BYTE_ORDER_MARK + csvLine(COLLECTION_COLUMNS) + lines.join(''))
    },
  })

  app.route({
    ...importCollections,
    handler: async (request) => {
      const by = { actorId: requireUser(request).id, now: clock() }
      return withForm(request, LIMITS, config.dataDir, async ({ files, texts }) => {
        const file = files.get('collections')
        const wrong = (reason: string) => refuseFields({ collections: [reason] })
        if (!file) throw wrong('No file was submitted.')
        if (file.isTooLarge) throw wrong(`Ensure the file is at most ${MAX_COLLECTIONS_MB} MB.`)
        if (file.bytes === 0) throw wrong('The submitted file is empty.')
        const read = await readFile(file.path).catch((error: unknown) => {
          throw error instanceof UnreadableFile ? wrong(`Line ${error.line}: ${error.message}`) : error
        })
        const { rows } = read
        const seen = texts.find(([name]) => name === 'seen')?.[1]
        const planned = await planCollectionsFile(db, rows)
        if (planned.drafts.length > MAX_CHANGED) throw wrong(TOO_MANY)
        if (planned.placed.reduce((sum, { after }) => sum + after.length, 0) > MAX_PLACED) throw wrong(TOO_MANY_PLACED)
        if (seen === undefined) return answerOf(planned, read, false)
        const { plan, done, letGo } = await db.transaction().execute(async (tx) => {
          await lockTree(tx)
          if (planned.placed.length > 0) await lockAllPlaced(tx)
          const plan = await planCollectionsFile(tx, rows)
          // Somebody has changed something since: what would happen now is shown first.
          if (plan.seen !== seen) return { plan, done: false, letGo: [] }
          return { plan, done: true, letGo: await writeCollectionsFile(tx, plan, by) }
        })
        if (done) cache.drop()
        for (const key of letGo) await removeIfUnused(services, key)
        return answerOf(plan, read, done)
      })
    },
  })
}

const TOO_MANY = `A file may change at most ${MAX_CHANGED} collections. Bring it in parts.`

const TOO_MANY_PLACED = `A file may change collections of at most ${MAX_PLACED} products together. Bring it in parts.`

async function readFile(path: string) {
  const look = await lookAtFile(path)
  return { ...(await readCollections(readRows(path, look))), delimiter: look.delimiter }
}

function answerOf(
  { rows, seen }: CollectionsPlan,
  file: Awaited<ReturnType<typeof readFile>>,
  done: boolean,
): CollectionsOfFile {
  const { untaken } = file
  const of = (action: CollectionsOfFile['rows'][number]['action']) => rows.filter((row) => row.action === action)
  const [create, update, unchanged, invalid] = [of('create'), of('update'), of('unchanged'), of('invalid')]
  const told = [...invalid, ...[...create, ...update].toSorted((one, other) => one.line - other.line)]
  return {
    ...{ done, seen, untaken },
    counts: {
      create: create.length,
      update: update.length,
      unchanged: unchanged.length,
      invalid: invalid.length,
    },
    rows: told.slice(0, MAX_LISTED),
    wrong_lines: wrongCollections(file, file.rows, rows),
  }
}

/** The rows of a file, each collection behind what it is inside of. */
function cellsOf(
  all: readonly LockedCollection[],
  placed: ReadonlyMap<number, readonly string[]>,
): Partial<Record<CollectionColumn, string>>[] {
  const inside = Map.groupBy(all, ({ parent_id }) => parent_id)
  const below = (parent: LockedCollection | null): Partial<Record<CollectionColumn, string>>[] =>
    (inside.get(parent?.id ?? null) ?? []).flatMap((one, index) => {
      const slugs = one.rule === null ? (placed.get(one.id) ?? []) : []
      const [products, ...more] = productCells(slugs)
      return [
        {
          slug: one.slug,
          title: one.title,
          parent: parent?.slug ?? '',
          place: String(index + 1),
          place_exported: String(index + 1),
          state: one.state,
          in_menu: String(one.in_menu),
          leads_home: String(one.leads_home),
          rule: one.rule ?? '',
          text: one.text,
          picture: one.picture_key === null ? '' : fileOfPicture(one.picture_key),
          picture_alt: one.picture_alt,
          meta_title: one.meta_title,
          meta_description: one.meta_description,
          products,
          products_exported: markOfProducts(slugs),
          version: String(one.version),
        },
        ...more.map((others) => ({ slug: one.slug, products: others })),
        ...below(one),
      ]
    })
  return below(null)
}
