import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '../../../server/db/open.ts'
import { MINUTE } from '../../../server/durations.ts'
import { defineJob } from '../../../server/jobs/job.ts'
import { enqueueEmail } from '../../../server/mail/outbox.ts'
import type { Services } from '../../../server/services.ts'
import { renderEmail } from '../../ui/emails/render-email.server.ts'
import { documentEmail } from './document-email.server.ts'
import { findDocument, insertFile } from './documents-store.server.ts'
import { planSubmission } from './platform/submit-documents.server.ts'

/** Renders the PDF of a document once, and sends it to the customer. One at a time per process. */
export const renderDocument = defineJob({
  name: 'render-document',
  payload: z.object({ document: z.number() }),
  claimMs: 2 * MINUTE,
  attempts: Number.POSITIVE_INFINITY,
  logAs: 'a document could not be rendered',
})

/** Registers the job that renders documents. */
export function workOnDocuments(services: Services): void {
  const { db, clock, jobs } = services
  jobs.work(renderDocument, async ({ document: id }) => {
    const found = await findDocument(db, id)
    if (!found || found.pdf) return undefined
    const { renderPdf } = await import('./rendering/render-pdf.server.ts')
    const pdf = await renderPdf(found.body)
    const sha256 = createHash('sha256').update(pdf).digest()
    return async (tx: Database) => {
      const now = clock()
      if (!(await insertFile(tx, id, { pdf, sha256, now }))) return
      await planSubmission(tx, services, { id, document: found.body, now })
      if (!found.email) return
      const to = found.email
      const build = () => documentEmail(found.body, to, pdf, services)
      await enqueueEmail(tx, renderEmail(found.body.language, build, services), now)
    }
  })
}
