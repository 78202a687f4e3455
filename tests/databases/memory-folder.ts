import { statfs } from 'node:fs/promises'

/** Where Linux keeps files in memory. */
export const MEMORY = '/dev/shm'
const ROOM_BYTES = 2 ** 30

/** Tells whether the system has that folder and room there; containers often have 64 MB. */
export async function hasMemoryFolder(): Promise<boolean> {
  const memory = await statfs(MEMORY).catch(() => undefined)
  return memory !== undefined && memory.bavail * memory.bsize > ROOM_BYTES
}
