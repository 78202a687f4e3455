import { setTimeout as pause } from 'node:timers/promises'
import { MINUTE, SECOND } from '../durations.ts'
import { deliverOutside } from './deliver-outside.ts'
import { type DeliveryContext, ROUND_MS, STOP_WITHIN_MS, within } from './delivery.ts'
import type { OutsideSubscriber, Subscriber } from './event.ts'
import {
  assignPositions,
  type DueDelivery,
  deleteDelivery,
  deleteOtherTypes,
  lockDelivery,
  postponeDelivery,
} from './events-store.ts'
import { restUnderLoad } from './rest-under-load.ts'
import { startLoop, UNTIL_WOKEN } from './start-loop.ts'
import { findDueSubscribers, storeSubscribers } from './subscribers-store.ts'

/** Publishes recorded events and delivers them to the subscribers of this process. */
export interface Events {
  /** Looks for recorded events immediately. */
  wake(): void
  /** Looks for deliveries immediately. */
  deliver(): void
  /** Starts no more deliveries and waits up to 3 s for running ones. */
  stop(): Promise<void>
}

/** Polling interval in ms while events wait for their time. */
const WAITING_MS = SECOND / 2
const LONGEST_PAUSE_MS = 30 * MINUTE

/**
 * Starts the publication of events, and one delivery loop per subscriber, so that no subscriber waits for another. One
 * query for all subscribers finds those with due deliveries. Any number of processes can run it.
 */
export function startEvents(
  context: DeliveryContext,
  subscribers: readonly (Subscriber | OutsideSubscriber)[],
): Events {
  const { db, clock, log } = context
  const stopping = new AbortController()
  const { signal: stop } = stopping
  const deliver = (subscriber: Subscriber | OutsideSubscriber) => () =>
    'handle' in subscriber ? deliverOutside(context, subscriber, stop) : deliverNext(context, subscriber, stop)
  const deliveries = new Map(
    subscribers
      .filter((subscriber) => typesOf(subscriber).length > 0)
      .map((subscriber) => [
        subscriber.name,
        startLoop(
          stop,
          context.restsUnderLoad === false ? deliver(subscriber) : restUnderLoad(stop, deliver(subscriber)),
          (failure) => log({ subscriber: subscriber.name, ...failure }, 'events could not be delivered'),
          UNTIL_WOKEN,
        ),
      ]),
  )
  const wakeDue = async () => {
    const due = await findDueSubscribers(db, { names: [...deliveries.keys()], now: clock() })
    for (const { name } of due) deliveries.get(name)?.wake()
    return ROUND_MS
  }
  const dispatch = startLoop(stop, wakeDue, (failure) => log(failure, 'due events could not be found'))
  let areStored = false

  const publish = async () => {
    if (!areStored) {
      await storeSubscribers(
        db,
        subscribers.map((subscriber) => ({ name: subscriber.name, types: typesOf(subscriber) })),
      )
      for (const subscriber of subscribers)
        if ('handle' in subscriber) await deleteOtherTypes(db, subscriber.name, subscriber.types)
      areStored = true
    }
    const { assigned, waits } = await assignPositions(db, clock())
    if (assigned > 0) dispatch.wake()
    return assigned > 0 ? 0 : waits ? WAITING_MS : ROUND_MS
  }
  const publication = startLoop(stop, publish, (failure) => log(failure, 'events could not be published'))

  return {
    wake: publication.wake,
    deliver: dispatch.wake,
    async stop() {
      stopping.abort()
      const loops = [publication, dispatch, ...deliveries.values()]
      for (const { wake } of loops) wake()
      await Promise.race([
        Promise.all(loops.map(({ ended }) => ended)),
        pause(STOP_WITHIN_MS, undefined, { ref: false }),
      ])
    },
  }
}

const typesOf = (subscriber: Subscriber | OutsideSubscriber): readonly string[] =>
  'handle' in subscriber ? subscriber.types : subscriber.handlers.map(({ type }) => type)

/** @returns how long to wait in ms before looking for the next delivery */
async function deliverNext({ db, clock, log }: DeliveryContext, { name, handlers }: Subscriber, stop: AbortSignal) {
  const types = handlers.map(({ type }) => type)
  const held: { delivery?: DueDelivery } = {}
  try {
    return await db.transaction().execute(async (tx) => {
      const delivery = await lockDelivery(tx, { subscriber: name, types, now: clock() })
      const handler = delivery && handlers.find(({ type }) => type === delivery.type)
      if (!handler) return UNTIL_WOKEN
      held.delivery = delivery
      await within(handler.handle(tx, delivery), stop)
      await deleteDelivery(tx, name, delivery)
      return 0
    })
  } catch (error) {
    const { delivery } = held
    if (stop.aborted) return UNTIL_WOKEN
    if (!delivery) throw error
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    const { id, type, attempts } = delivery
    log({ subscriber: name, event: id, type, attempts: attempts + 1, reason, err: error }, 'an event was not handled')
    const due_at = new Date(clock().getTime() + pauseAfter(attempts + 1))
    await postponeDelivery(db, name, delivery, { due_at, last_error: reason })
    return 0
  }
}

const pauseAfter = (attempts: number) => Math.min(2 ** attempts * SECOND, LONGEST_PAUSE_MS)
