import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder } from '../../tests/empty-folder.ts'
import { writeExtension } from './write-extension.ts'

test('writes an extension that the shop accepts, and overwrites none', async () => {
  await using folder = await emptyFolder()
  expect(await writeExtension(folder.path, 'gift-wrap')).toBeUndefined()
  const source = await readFile(join(folder.path, 'gift-wrap', 'index.ts'), 'utf8')
  expect(source).toContain("export const giftWrap = defineExtension({\n  name: 'gift-wrap',")
  expect(await readFile(join(folder.path, 'gift-wrap', 'index.test.ts'), 'utf8')).toContain("from './index.ts'")
  expect(await writeExtension(folder.path, 'gift-wrap')).toBe('extensions/gift-wrap/ exists already.')
})
