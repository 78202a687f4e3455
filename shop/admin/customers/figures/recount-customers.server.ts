import { z } from 'zod'
import { SECOND } from '../../../../server/durations.ts'
import { defineJob } from '../../../../server/jobs/job.ts'

/** Recounts the figures of all due customers, after a change of more customers than one recount has. */
export const recountCustomers = defineJob({
  name: 'recount-customers',
  payload: z.object({}),
  claimMs: 30 * SECOND,
  attempts: 3,
  logAs: 'the figures of customers were not recounted',
})
