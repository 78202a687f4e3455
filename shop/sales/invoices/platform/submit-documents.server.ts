import { z } from 'zod'
import { texts } from '#texts/sales/orders/notifications'
import type { Database } from '../../../../server/db/open.ts'
import { MINUTE, SECOND } from '../../../../server/durations.ts'
import { defineJob } from '../../../../server/jobs/job.ts'
import type { Services } from '../../../../server/services.ts'
import type { Extensions } from '../../../core/extensions/open-extensions.server.ts'
import { within } from '../../../core/extensions/within.ts'
import { notifyStaff } from '../../../core/notifications/notify-staff.server.ts'
import type { Extension } from '../../../extension/extension.ts'
import type { InvoicePlatform, PlatformDocument, PlatformStatus } from '../../../extension/invoice-platform.ts'
import type { InvoiceDocument } from '../invoice-document.ts'
import { isForPlatform } from './platform-scope.ts'
import {
  changeSubmission,
  countFailedCall,
  findUndecidedSubmissions,
  findWaitingSubmissions,
  insertSubmission,
  markAsked,
  type OpenSubmission,
} from './submissions-store.server.ts'

/** Submits documents to the e-invoicing platform, and asks for its decisions. Does nothing without a platform. */
export const submissionRound = defineJob({
  name: 'submit-documents',
  payload: z.object({}),
  claimMs: 10 * MINUTE,
  everyMs: 10 * MINUTE,
  attempts: Number.POSITIVE_INFINITY,
  logAs: 'documents could not be submitted',
})

/** The number of submissions, and of decisions, in a round. */
const BATCH = 100
const CALL_MS = 30 * SECOND
/** After so many failed calls in a row, submissions, or else decisions, end until the next round. */
const MOST_FAILURES = 3

const Submitted = z.object({ reference: z.string().trim().min(1).max(200) })
const Status = z.object({ state: z.enum(['submitted', 'accepted', 'rejected']), reason: z.string().max(2_000) })

type WithPlatform = Extension & { invoicePlatform: InvoicePlatform }

/** Returns the enabled extension with an e-invoicing platform, the first one of several; undefined without one. */
const platformIn = ({ enabled }: Extensions): WithPlatform | undefined =>
  enabled.find((extension): extension is WithPlatform => extension.invoicePlatform !== undefined)

/** Stores that a document goes to the platform, if the shop has one and the document is for a French company. */
export async function planSubmission(
  tx: Database,
  { extensions }: Pick<Services, 'extensions'>,
  { id, document, now }: { id: number; document: InvoiceDocument; now: Date },
): Promise<void> {
  const extension = platformIn(extensions)
  if (extension && isForPlatform(document)) await insertSubmission(tx, id, extension.name, now)
}

type Submitting = Pick<Services, 'db' | 'clock' | 'extensions' | 'identity' | 'publicUrl' | 'config' | 'connections'>

/**
 * Submits waiting documents and asks for the decisions on submitted ones. A failed or unanswered call is repeated in a
 * later round with the same number, so a document is submitted once.
 */
export async function submitDocuments(services: Submitting): Promise<void> {
  const { db, extensions } = services
  const extension = platformIn(extensions)
  if (!extension) return
  await advanceAll(services, extension, await findWaitingSubmissions(db, extension.name, BATCH))
  await advanceAll(services, extension, await findUndecidedSubmissions(db, extension.name, BATCH))
}

async function advanceAll(services: Submitting, extension: WithPlatform, submissions: readonly OpenSubmission[]) {
  const { db, clock, extensions } = services
  let failures = 0
  for (const open of submissions) {
    try {
      await advance(services, extension, open)
      failures = 0
    } catch (error) {
      // Other systems cause these errors, so they never disable the extension.
      extensions.record(extension, 'invoice platform', error)
      await countFailedCall(db, open.id, clock())
      failures += 1
      if (failures === MOST_FAILURES) return
    }
  }
}

async function advance(services: Submitting, extension: WithPlatform, open: OpenSubmission): Promise<void> {
  const { db, clock } = services
  const { id, state: from } = open
  const { reference, state: to, reason } = await callPlatform(services, extension, open)
  const now = clock()
  if (from === to) {
    await markAsked(db, id, now)
    return
  }
  await db.transaction().execute(async (tx) => {
    const isChanged = await changeSubmission(tx, { id, from, to, reference, reason, now })
    if (isChanged && to === 'rejected') await notifyOfRejection(tx, services, { ...open, reason }, now)
  })
}

async function callPlatform(
  { extensions }: Submitting,
  extension: WithPlatform,
  { state, reference, body, pdf }: OpenSubmission,
): Promise<PlatformStatus & { reference: string }> {
  const { invoicePlatform } = extension
  const settings = extensions.contextOf(extension).settings()
  if (state === 'submitted')
    return { ...Status.parse(await within(CALL_MS, invoicePlatform.status(reference, settings))), reference }
  const sent = await within(CALL_MS, invoicePlatform.submit(await platformDocument(body, pdf), settings))
  return { ...Submitted.parse(sent), state: 'submitted', reason: '' }
}

async function platformDocument(document: InvoiceDocument, pdf: Buffer): Promise<PlatformDocument> {
  const { facturX } = await import('../rendering/factur-x.server.ts')
  const { kind, number, issuedOn, credits, seller, buyer, grossCents } = document
  return {
    ...{ kind, number, issuedOn, credits: credits?.number ?? null, totalCents: grossCents },
    seller: { name: seller.name, vatNumber: seller.vatNumber, registration: seller.registration },
    buyer: {
      ...{ name: buyer.name, company: buyer.company, vatNumber: buyer.vatNumber },
      ...{ siren: buyer.siren, country: buyer.country },
    },
    ...{ pdf: new Uint8Array(pdf), xml: facturX(document) },
  }
}

const notifyOfRejection = (
  tx: Database,
  services: Submitting,
  { label, order_id, reason }: { label: string; order_id: number; reason: string },
  now: Date,
) =>
  notifyStaff(tx, services, {
    event: 'always',
    email: () => ({
      subject: texts.documentRejectedSubject(label),
      paragraphs: [texts.documentRejected(label, order_id, reason), texts.correctRejected],
    }),
    now,
  })
