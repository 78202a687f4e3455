import { onEvent, type Subscriber } from '../../../server/events/event.ts'
import { customerErased } from '../../core/accounts/users/customer-events.contract.ts'
import { forgetAnswers } from './deliveries-store.server.ts'

/** Removes stored responses when a customer is erased. A trigger adds the deliveries (migration 330). */
export const webhookSubscriber: Subscriber = {
  name: 'webhooks',
  handlers: [onEvent(customerErased, (tx) => forgetAnswers(tx))],
}
