import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { undefinedIfMissing } from '../undefined-if-missing.ts'

test('returns undefined for a missing file and rethrows every other error', async () => {
  const read = (path: string) => readFile(path, 'utf8').catch(undefinedIfMissing)
  expect(await read(join(import.meta.dirname, 'nothing-here'))).toBeUndefined()
  await expect(read(import.meta.dirname)).rejects.toThrow('EISDIR')
  await expect(read(join(import.meta.filename, 'below-a-file'))).rejects.toThrow('ENOTDIR')
  await expect(Promise.reject('no error').catch(undefinedIfMissing)).rejects.toBe('no error')
})
