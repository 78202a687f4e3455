import { readFile, writeFile } from 'node:fs/promises'
import type { ShopProcess } from './shop-process.ts'

/** Reads the most memory that a shop's process has had since it was last asked, in MiB. */
export async function peakOf({ pid }: Pick<ShopProcess, 'pid'>): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  await writeFile(`/proc/${pid}/clear_refs`, '5')
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}
