import type { Subscriber } from '../server/events/event.ts'
import type { Services } from '../server/services.ts'

/** Lists the subscribers to events of all modules. */
export const subscribersOf = (_services: Services): Subscriber[] => []
