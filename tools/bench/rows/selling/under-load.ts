import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Load, Loaded } from '../../load/load-generator.ts'
import { requestFromProcess } from '../../shops/measured-process.ts'
import type { MeasuredShop } from '../../shops/shop-process.ts'

export const CONNECTIONS = 16
const WARM_UP_MS = 1_000
const COUNTED_MS = 3_000

/**
 * Sends requests over 16 connections as fast as the shop answers.
 * @returns responses per second, p99 in ms and processor time per response in ms
 */
export async function underLoad(shop: MeasuredShop, questions: NonNullable<Load['questions']>) {
  const before = await shop.usage()
  const generator = fork(fileURLToPath(new URL('../../load/load-generator.ts', import.meta.url)))
  const wanted: Load = {
    url: shop.url,
    questions,
    headers: { 'content-type': 'application/json' },
    connections: CONNECTIONS,
    warmUp: WARM_UP_MS,
    duration: COUNTED_MS,
  }
  const { loaded } = await requestFromProcess<{ loaded: Loaded }>(generator, wanted, 'loaded')
  if ('failure' in loaded) throw new Error(loaded.failure)
  const after = await shop.usage()
  return { ...loaded, cost: (after.processorMs - before.processorMs) / loaded.answers }
}
