import { statfs } from 'node:fs/promises'

/** Folder that Linux keeps in memory. */
export const MEMORY = '/dev/shm'
const ROOM_BYTES = 2 ** 30

/** Returns whether the memory folder exists and has enough space. Containers often have only 64 MB. */
export async function hasMemoryFolder(): Promise<boolean> {
  const memory = await statfs(MEMORY).catch(() => undefined)
  return memory !== undefined && memory.bavail * memory.bsize > ROOM_BYTES
}
