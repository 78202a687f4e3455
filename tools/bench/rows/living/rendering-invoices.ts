import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../../../server/db/open.ts'
import { enqueueJob } from '../../../../server/jobs/jobs-store.ts'
import { insertDocument } from '../../../../shop/sales/invoices/documents-store.server.ts'
import { renderDocument } from '../../../../shop/sales/invoices/render-document.server.ts'
import { takeNumber } from '../../../../shop/sales/invoices/series/series-store.server.ts'
import { inShopTime } from '../../../../shop/sales/shipping/dates/calendar-day.ts'
import { EXAMPLES } from '../../../../tests/fixtures/invoices/invoice-documents.ts'
import { BUDGETS } from '../../budgets.ts'
import type { MeasuredShop } from '../../shops/shop-process.ts'
import { median } from '../median.ts'
import type { BenchRow } from '../row.ts'
import { loadPages } from './living-pages.ts'

const PER_HOUR = 10_000
const RENDERED_WITHIN_MS = 120_000
const DOCUMENT = EXAMPLES.mixed
/** Above the ids of the demo’s orders. */
const FIRST_ORDER = 1_000_000

/** Compares the pages per second while the PDFs of many invoices are rendered with the idle figure. */
export async function measureRenderingInvoices(
  shop: MeasuredShop,
  db: Database,
  paths: readonly string[],
  rounds: number,
): Promise<BenchRow> {
  const measured: { share: number; p99: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const idle = await loadPages(shop, paths, () => async () => {})
    const { rate, p99 } = await loadPages(shop, paths, () => issue(db))
    measured.push({ share: rate / idle.rate, p99 })
    await allRendered(db)
  }
  const of = (key: 'share' | 'p99') => median(measured.map((one) => one[key]))
  const { shareOfIdle, stockChangesP99Ms } = BUDGETS
  return {
    what: `pages with ${PER_HOUR.toLocaleString('en')} invoices per hour, share of idle`,
    measured: `${of('share').toFixed(2)}, p99 ${of('p99').toFixed(0)} ms`,
    budget: `>= ${shareOfIdle[5].toFixed(2)}, p99 <= ${stockChangesP99Ms} ms`,
    met: of('share') >= shareOfIdle[5] && of('p99') <= stockChangesP99Ms,
  }
}

/** Issues invoices until it is stopped. */
function issue(db: Database) {
  const stopping = new AbortController()
  const issuing = (async () => {
    while (!stopping.signal.aborted) {
      await db.transaction().execute(issueOne)
      await pause(3_600_000 / PER_HOUR, undefined, { signal: stopping.signal }).catch(() => {})
    }
  })()
  return async () => {
    stopping.abort()
    await issuing
  }
}

async function issueOne(tx: Database): Promise<void> {
  if (!DOCUMENT) throw new Error('There is no example document.')
  const now = new Date()
  const taken = await takeNumber(tx, { kind: 'invoice', isTest: false, today: inShopTime(now).day, prefix: '' })
  const order = { ...DOCUMENT.order, id: FIRST_ORDER + taken.number }
  const document = { ...DOCUMENT, order, number: taken.label, issuedOn: taken.issuedOn }
  const id = await insertDocument(tx, { ...taken, document, buyer: DOCUMENT.buyer.name, now })
  await enqueueJob(tx, renderDocument, { document: id }, { now })
}

async function allRendered(db: Database): Promise<void> {
  const waiting = () => db.selectFrom('jobs').select('id').where('name', '=', renderDocument.name).limit(1).execute()
  const deadline = Date.now() + RENDERED_WITHIN_MS
  while ((await waiting()).length > 0) {
    if (Date.now() > deadline) throw new Error(`Documents are not rendered after ${RENDERED_WITHIN_MS} ms.`)
    await pause(50)
  }
}
