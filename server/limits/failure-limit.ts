import { LRUCache } from 'lru-cache'
import { MINUTE, SECOND } from '../durations.ts'
import { throttled } from '../http/refusal.ts'
import { CUSTOMER_PREFIX_BITS, networkOf } from './network-of.ts'

/** Number of networks that are counted; the least recently used are evicted. */
const COUNTED_NETWORKS = 50_000

/** Limits failures per network and minute; successes are not counted. Each process counts separately. */
export class FailureLimit {
  readonly #max: number
  readonly #clock: () => Date
  readonly #failures = new LRUCache<string, { count: number; endsAt: number }>({ max: COUNTED_NETWORKS })

  constructor(max: number, clock: () => Date) {
    this.#max = max
    this.#clock = clock
  }

  /** @throws Refusal 429 if the network of this address has failed too often */
  check(ip: string): void {
    const failures = this.#failures.get(networkOf(ip, CUSTOMER_PREFIX_BITS))
    const left = (failures?.endsAt ?? 0) - this.#clock().getTime()
    if (failures && failures.count >= this.#max && left > 0) throw throttled(Math.ceil(left / SECOND))
  }

  /** Counts a failure. */
  note(ip: string): void {
    const [network, now] = [networkOf(ip, CUSTOMER_PREFIX_BITS), this.#clock().getTime()]
    const failures = this.#failures.get(network)
    if (failures && failures.endsAt > now) failures.count += 1
    else this.#failures.set(network, { count: 1, endsAt: now + MINUTE })
  }
}
