import { once } from 'node:events'
import { PassThrough, type Writable } from 'node:stream'
import { vatNumberProblem } from '../../../lib/company-numbers/vat-number.ts'
import { toPrice } from '../../../lib/money.ts'
import type { Database } from '../../../server/db/open.ts'
import { DAY } from '../../../server/durations.ts'
import { staffOrJob } from '../../../server/events/event.ts'
import { notFound, refuse, refuseFields } from '../../../server/http/refusal.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import type { Services } from '../../../server/services.ts'
import { recordAudit } from '../../core/activity-log/audit-log-store.server.ts'
import { actorOf, requireUser } from '../../core/auth/guards/allow.server.ts'
import { SETTINGS_SUBJECT } from '../../core/settings/settings-subject.server.ts'
import { findCustomerOf } from '../orders/order-rows-store.server.ts'
import * as contract from './documents.contract.ts'
import * as store from './documents-store.server.ts'
import { exampleInvoice } from './example-invoice.server.ts'
import {
  correctInvoice,
  issueInvoice,
  MissingParticulars,
  type NoCorrection,
  type NoInvoice,
} from './issue-documents.server.ts'
import { workOnDocuments } from './render-document.server.ts'
import { findVoidNumbers } from './series/series-store.server.ts'

const PAGE = 50
/** Files per query of an archive, so that one holds at most a few megabytes. */
const BATCH = 100
const MAX_DAYS = 366

const NO_INVOICE: Record<NoInvoice, string> = {
  not_found: 'This order no longer contains the details of an invoice.',
  not_paid: 'This order is not paid yet. The invoice is issued after the payment.',
  cancelled: 'This order is cancelled, so it has no invoice.',
  no_seller: 'Enter the legal notice of your shop first, in Settings, Legal notice.',
  no_vat_details: 'This order was placed with an earlier version, which stored no VAT details.',
  exists: 'This order has an invoice already. Reload it.',
}
const NO_CORRECTION: Record<NoCorrection, string> = {
  not_found: 'This order no longer contains the details of an invoice.',
  not_newest: 'A corrected invoice replaces this one. Correct the newest invoice.',
  credited: 'A part of this invoice is credited, so it can’t be corrected any more.',
}

/** Registers the endpoints of invoices and credit notes, and the job that renders them. */
export function documentEndpoints(app: ShopApp, services: Services): void {
  const { db, clock } = services
  workOnDocuments(services)

  const listed = async (id: number) => (await store.findDocumentsOf(db, id)).map(staffItem)

  app.route({
    ...contract.ownDocuments,
    handler: async (request) => {
      await requireOwn(db, request.params.id, requireUser(request).id)
      return { documents: (await store.findDocumentsOf(db, request.params.id)).map(item) }
    },
  })

  app.route({
    ...contract.ownDocumentFile,
    handler: async (request, reply) => {
      const { id, document } = request.params
      await requireOwn(db, id, requireUser(request).id)
      const found = await store.findDocument(db, document)
      if (found?.order_id !== id) throw notFound()
      return sendFile(reply, found)
    },
  })

  app.route({
    ...contract.staffDocumentsOf,
    handler: async ({ params: { id } }) => {
      const documents = await listed(id)
      return { documents, can_issue: documents.length === 0 && (await store.isInvoiceable(db, id)) }
    },
  })

  app.route({
    ...contract.issueOrderInvoice,
    handler: async (request) => {
      const { id } = request.params
      const by = actorOf(request, clock())
      await db.transaction().execute(async (tx) => {
        const issued = await issueInvoice(tx, services, id, { actor: staffOrJob(by), now: by.now }).catch(explain)
        if ('because' in issued)
          throw issued.because === 'not_found' ? notFound() : refuse(NO_INVOICE[issued.because], 409)
        await recordAudit(
          tx,
          { kind: 'order', id },
          [{ field: 'invoice', old: null, new: await labelOf(tx, issued.id) }],
          by,
        )
      })
      return { documents: await listed(id) }
    },
  })

  app.route({
    ...contract.correctInvoice,
    handler: async (request) => {
      const { reason, vat_number, address, ...buyer } = request.body
      if (vat_number !== '' && vatNumberProblem(vat_number))
        throw refuseFields({ vat_number: ['This VAT number is not valid. Check the number.'] })
      const found = await store.findDocument(db, request.params.id)
      if (found?.kind !== 'invoice') throw notFound()
      const by = actorOf(request, clock())
      await db.transaction().execute(async (tx) => {
        const corrected = await correctInvoice(tx, services, {
          ...{ id: found.id, orderId: found.order_id, reason, actor: staffOrJob(by), now: by.now },
          buyer: { ...buyer, vatNumber: vat_number, address: address.split('\n').filter(Boolean) },
        }).catch(explain)
        if ('because' in corrected) throw refuse(NO_CORRECTION[corrected.because], 409)
        const change = { field: 'invoice', old: found.label, new: `${await labelOf(tx, corrected.id)} (${reason})` }
        await recordAudit(tx, { kind: 'order', id: found.order_id }, [change], by)
      })
      return { documents: await listed(found.order_id) }
    },
  })

  app.route({
    ...contract.listDocuments,
    handler: async ({ query: { before, ...query } }) => {
      const [found, delayed, void_numbers] = await Promise.all([
        store.findDocuments(db, { ...query, before, limit: PAGE + 1 }),
        store.countDelayed(db),
        before === undefined ? findVoidNumbers(db) : [],
      ])
      const results = found.slice(0, PAGE).map(staffItem)
      return { results, next: found.length > PAGE ? String(results.at(-1)?.id) : null, void_numbers, delayed }
    },
  })

  app.route({
    ...contract.documentFile,
    handler: async ({ params: { id } }, reply) => {
      const found = await store.findDocument(db, id)
      if (!found) throw notFound()
      return sendFile(reply, found)
    },
  })

  app.route({
    ...contract.documentArchive,
    handler: async (request, reply) => {
      const { from, until } = request.query
      if (from > until) throw refuseFields({ until: ['The end must not be before the start.'] })
      if (Date.parse(until) - Date.parse(from) > MAX_DAYS * DAY)
        throw refuseFields({ until: ['Choose a period of at most one year.'] })
      const { all, ready } = await store.countDocuments(db, from, until)
      if (all === 0) throw refuseFields({ from: ['There are no documents in this period.'] })
      if (ready < all) throw refuse('Some documents of this period are being created. Try again in a minute.', 409)
      const change = { field: 'documents', old: null, new: `${from} – ${until} (${all})` }
      await recordAudit(db, SETTINGS_SUBJECT, [change], actorOf(request, clock()))
      const archive = new PassThrough()
      void writeArchive(db, archive, { from, until }).catch((error: Error) => archive.destroy(error))
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="documents-${from}-${until}.zip"`)
        .send(archive)
    },
  })

  app.route({
    ...contract.previewInvoice,
    handler: async (_request, reply) => {
      const { renderPdf } = await import('./rendering/render-pdf.server.ts')
      const pdf = await renderPdf(exampleInvoice(services.identity(), clock()))
      return reply
        .type('application/pdf')
        .header('content-disposition', 'attachment; filename="invoice-example.pdf"')
        .send(pdf)
    },
  })
}

/** @throws Refusal 404 for an order of another customer */
async function requireOwn(db: Database, order: number, customer: number): Promise<void> {
  if ((await findCustomerOf(db, order)) !== customer) throw notFound()
}

function explain(error: unknown): never {
  if (!(error instanceof MissingParticulars)) throw error
  throw refuse('The legal notice is incomplete. Complete it in Settings, Legal notice.', 409)
}

const labelOf = async (tx: Database, id: number) => (await store.findDocument(tx, id))?.label ?? ''

type Reply = {
  type: (type: string) => Reply
  header: (name: string, value: string) => Reply
  send: (file: Buffer) => unknown
}

/** @throws Refusal 409 if the PDF is not ready */
function sendFile(reply: Reply, { label, pdf }: { label: string; pdf: Buffer | null }) {
  if (!pdf) throw refuse('This document is being created. Try again in a minute.', 409)
  return reply.type('application/pdf').header('content-disposition', `attachment; filename="${label}.pdf"`).send(pdf)
}

const item = ({
  id,
  kind,
  label,
  order_id,
  issued_on,
  gross_cents,
  is_ready,
  is_replaced,
}: store.DocumentRow): contract.DocumentItem => ({
  ...{ id, kind, number: label, order: order_id, issued_on, total: toPrice(gross_cents), is_ready, is_replaced },
})

function staffItem(row: store.DocumentRow): contract.StaffDocument {
  const { name, company, address, vatNumber, siren } = row.billed
  return {
    ...item(row),
    buyer: row.buyer,
    billed: { name, company, address: [...address], vat_number: vatNumber, siren },
    submission: row.submission_state && { state: row.submission_state, reason: row.submission_reason ?? '' },
  }
}

/** Writes the PDFs of a period as ZIP, without compressing them again. */
async function writeArchive(db: Database, archive: Writable, period: { from: string; until: string }): Promise<void> {
  const { Zip, ZipPassThrough } = await import('fflate')
  const zip = new Zip((error, part, isLast) => {
    if (error) return archive.destroy(error)
    archive.write(part)
    if (isLast) archive.end()
  })
  let after = 0
  while (true) {
    const files = await store.findFiles(db, { ...period, after, limit: BATCH })
    for (const { id, label, pdf } of files) {
      const file = new ZipPassThrough(`${label}.pdf`)
      zip.add(file)
      file.push(pdf, true)
      after = id
      if (archive.writableNeedDrain) await once(archive, 'drain')
    }
    if (files.length < BATCH || archive.destroyed) break
  }
  zip.end()
}
