import { readFile, writeFile } from 'node:fs/promises'
import type { ShopProcess } from './shop-process.ts'

/** Reads the peak memory of a shop's process since the last call, in MiB. */
export async function readPeakMemory({ pid }: Pick<ShopProcess, 'pid'>): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  await writeFile(`/proc/${pid}/clear_refs`, '5')
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}
