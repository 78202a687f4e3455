import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratchFolder } from '../../tests/empty-folder.ts'
import { runningDatabase } from './running.ts'

const note = { pid: String(process.pid), port: '5432', host: '/run/shop', state: 'ready   ' }

test.each([
  ['is open', {}, expect.objectContaining({ host: '/run/shop', port: 5432 })],
  ['has noted no pid yet', { pid: '' }, undefined],
  ['has noted no place yet', { host: '' }, undefined],
  ['is still starting', { state: 'starting' }, undefined],
])('a database that %s', async (_, own, expected) => {
  const folder = await scratchFolder()
  const { pid, port, host, state } = { ...note, ...own }
  await mkdir(join(folder, 'postgres'))
  await writeFile(join(folder, 'postgres', 'postmaster.pid'), [pid, '', '', port, host, '', '', state].join('\n'))
  expect(await runningDatabase(folder)).toEqual(expected)
})

test('returns no database for a folder without one', async () => {
  expect(await runningDatabase(await scratchFolder())).toBeUndefined()
})
