import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../../server/db/open.ts'
import { addPerson } from '../../../tests/people-and-things/some-people.ts'

/** Milliseconds that were waited for an answer. */
export interface Waits {
  half: number
  p99: number
  longest: number
}

interface Shopper extends AsyncDisposable {
  /** Ends the visit; how long was waited. */
  waits(): Promise<{ home: Waits; cart: Waits }>
}

const EVERY_MS = 50

/** Somebody who opens the home page and puts something into the cart twenty times a second, however long the answers take. */
export async function shopperIn(url: string, db: Database): Promise<Shopper> {
  const { token } = await addPerson(db)
  const variant = await db
    .selectFrom('variants')
    .select(['id', 'product_id'])
    .where('stock', '>', 1)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirstOrThrow()
  const add = (quantity: number) => ({
    method: 'POST',
    headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ product: variant.product_id, variant: variant.id, quantity }),
  })

  const times = { home: [] as number[], cart: [] as number[] }
  async function waitFor(kind: keyof typeof times, path: string, init?: RequestInit): Promise<void> {
    const begun = performance.now()
    const answer = await fetch(url + path, init)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`)
    times[kind].push(performance.now() - begun)
  }

  const leaving = new AbortController()
  const asked: Promise<void>[] = []
  const visit = (async () => {
    for (let turn = 0; !leaving.signal.aborted; turn += 1) {
      asked.push(waitFor('home', '/'), waitFor('cart', '/api/cart/', add(1 + (turn % 2))))
      await pause(EVERY_MS)
    }
  })()
  const leave = async () => {
    leaving.abort()
    await visit
    await Promise.all(asked)
  }
  return {
    async waits() {
      await leave()
      return { home: waitsOf(times.home), cart: waitsOf(times.cart) }
    },
    [Symbol.asyncDispose]: leave,
  }
}

function waitsOf(times: readonly number[]): Waits {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return { half: at(0.5), p99: at(0.99), longest: sorted.at(-1) ?? 0 }
}
