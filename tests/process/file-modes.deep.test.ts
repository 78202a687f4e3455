import { execFile } from 'node:child_process'
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { openDatabase } from '../../server/db/open.ts'
import { embeddedIn } from '../databases/shop-database.ts'
import { emptyFolder } from '../empty-folder.ts'
import { sentFiles } from '../fixtures/import-catalogue.ts'
import { addPerson } from '../fixtures/people.ts'
import { aPicture, newProductForm } from '../fixtures/product-form.ts'
import { zipOf } from '../fixtures/zip.ts'
import { startShopServer } from '../processes/shop-process.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..', '..')
const WITH_USUAL_UMASK = ['/bin/sh', '-c', 'umask 022 && exec "$0" "$@"']
/** These files contain only a number. */
const OF_NO_INTEREST = /^shop\.(lock|pid)$/

/** Returns the files and folders that other users could list or read. */
async function openToOthers(folder: string, isDeep = false): Promise<string[]> {
  const names = (await readdir(folder, { recursive: isDeep })).filter((name) => !OF_NO_INTEREST.test(name))
  const modes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mode))
  return names.filter((_, index) => ((modes[index] ?? 0) & 0o077) !== 0)
}

test("other users can't read the data folder or a backup, for any umask and after an upgrade", {
  timeout: 90_000,
}, async () => {
  await using folder = await emptyFolder()
  const [dataDir, backup] = [join(folder.path, 'data'), join(folder.path, 'backup')]
  await mkdir(dataDir, { mode: 0o711 })
  // Folder modes of earlier versions.
  for (const name of ['uploads/old', 'imports', 'images/aa'])
    await mkdir(join(dataDir, name), { recursive: true, mode: 0o755 })
  for (const file of ['uploads/old/0', 'imports/7.zip'])
    await writeFile(join(dataDir, file), 'pictures', { mode: 0o644 })
  expect(await openToOthers(dataDir)).toEqual(['images', 'imports', 'uploads'])

  await using shop = await startShopServer({ DATA_DIR: dataDir, RATE_LIMITS: 'off' }, WITH_USUAL_UMASK)
  await using db = openDatabase(embeddedIn(dataDir))
  const { token } = await addPerson(db, { isStaff: true })
  const post = async (path: string, body: FormData) =>
    (await shop.ask(path, { method: 'POST', body, headers: { authorization: `Token ${token}` } })).status
  expect(await post('/api/product/', await newProductForm())).toBe(201)
  const zip = zipOf([{ name: 'a.jpg', content: await aPicture() }])
  expect(await post('/api/catalogue_imports/', sentFiles('slug,title\nmug,Mug\n', zip))).toBe(201)
  expect(await openToOthers(dataDir)).toEqual([])
  expect(await readdir(join(dataDir, 'imports'))).toContain('7.zip')
  for (const kept of ['imports', 'uploads']) expect(await openToOthers(join(dataDir, kept), true)).toEqual([])

  const [sh = '', ...words] = [...WITH_USUAL_UMASK, process.execPath, 'tools/backup.ts', backup]
  await run(sh, words, { cwd: root, env: { ...process.env, DATA_DIR: dataDir } })
  expect(await openToOthers(backup)).toEqual([])
  expect(await openToOthers(join(backup, 'imports'), true)).toEqual([])
})
