import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Database } from '../../server/db/open.ts'
import type { MeasuredShop } from './shops/shop-process.ts'

/** Resource usage at a moment, or since the previous sample. */
export interface Sample {
  memoryMib: number
  /** Processor use since the previous sample; 1 is one core. */
  processorShare: number
  connections: number
  /** 0 if the system doesn't report it. */
  openFiles: number
  longestTurnMs: number
}

const MIB = 1024 * 1024

/** Returns a function that takes a sample of a shop. */
export function sampler(shop: MeasuredShop, db: Database): () => Promise<Sample> {
  let [since, usedMs] = [performance.now(), 0]
  return async () => {
    const { memory, processorMs, longestTurnMs } = await shop.usage()
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from pg_stat_activity where datname = current_database()`.execute(db)
    const files = await readdir(`/proc/${shop.child.pid}/fd`).catch(() => [])
    const now = performance.now()
    const processorShare = usedMs === 0 ? 0 : (processorMs - usedMs) / (now - since)
    since = now
    usedMs = processorMs
    return {
      memoryMib: memory / MIB,
      processorShare,
      connections: rows[0]?.count ?? 0,
      openFiles: files.length,
      longestTurnMs,
    }
  }
}
