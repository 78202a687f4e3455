import { z } from 'zod'
import { MINUTE } from '../../../server/durations.ts'
import { onEvent, type Subscriber } from '../../../server/events/event.ts'
import { defineJob } from '../../../server/jobs/job.ts'
import { enqueueJob } from '../../../server/jobs/jobs-store.ts'
import { customerErased } from '../../core/accounts/users/customer-events.contract.ts'

/** Removes the stored responses, in more than one transaction. */
export const responsesRemoval = defineJob({
  name: 'remove-webhook-responses',
  payload: z.object({}),
  claimMs: MINUTE,
  attempts: Number.POSITIVE_INFINITY,
  logAs: 'the responses to webhooks could not be removed',
})

/** Removes stored responses when a customer is erased. A trigger adds the deliveries (migration 330). */
export const webhookSubscriber: Subscriber = {
  name: 'webhooks',
  handlers: [
    onEvent(customerErased, async (tx, { at }) => {
      await enqueueJob(tx, responsesRemoval, {}, { now: at })
    }),
  ],
}
