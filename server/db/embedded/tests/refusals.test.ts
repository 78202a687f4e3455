import { chmod, cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { scratchFolder } from '../../../../tests/empty-folder.ts'
import { findBinaries } from '../binaries.ts'
import { startEmbeddedShop } from './shop-process.fixture.ts'

const isRoot = process.getuid?.() === 0
const asUser = (uid: number) => ['setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups']

describe('the programs of PostgreSQL', () => {
  test('produce a clear error if they are missing', async () => {
    await expect(findBinaries('win32-x64')).rejects.toThrow(
      'There is no built-in PostgreSQL for the platform win32-x64: set DATABASE_URL to any PostgreSQL.',
    )
    // Not this machine's platform, so npm has not installed it.
    const other = process.platform === 'darwin' ? 'linux-arm64' : 'darwin-arm64'
    await expect(findBinaries(other)).rejects.toThrow(
      `The built-in PostgreSQL for ${other} is not installed: install it with "npm install --include=optional", ` +
        'or set DATABASE_URL to any PostgreSQL.',
    )
  })

  test('produce a clear error if they can’t run on this system', async () => {
    const native = join(await scratchFolder(), 'native')
    await mkdir(join(native, 'bin'), { recursive: true })
    for (const name of ['postgres', 'initdb']) {
      // Like a program for another C library: its interpreter doesn't exist.
      await writeFile(join(native, 'bin', name), '#!/lib/ld-of-another-system.so\n', { mode: 0o755 })
    }
    await expect(findBinaries('linux-x64', () => native)).rejects.toThrow(
      /^The built-in PostgreSQL for linux-x64 does not run here \(.*ENOENT\): set DATABASE_URL to any PostgreSQL\.$/,
    )
  })

  test('run even if npm ran no install script', { tags: ['deep'] }, async () => {
    const { folder, version } = await findBinaries()
    const native = join(await scratchFolder({ under: '/tmp' }), 'native')
    const links = new Set(['libicuuc.so.60', 'libicui18n.so.60', 'libicudata.so.60', 'libpq.so.5'])
    const filter = (path: string) => !(links.has(path.slice(dirname(path).length + 1)) || /timezone|\.a$/.test(path))
    await cp(folder, native, { recursive: true, verbatimSymlinks: true, filter })
    expect(await findBinaries(undefined, () => native)).toMatchObject({ folder: native, version })
  })
})

describe('an unusable data folder is refused with a clear error', () => {
  test('because it is a file', async () => {
    const file = join(await scratchFolder(), 'data')
    await writeFile(file, '')
    expect(await startEmbeddedShop({ dataDir: file }).refused()).toBe(`${file} cannot be used: it is not a folder.`)
  })

  test.runIf(isRoot)('because this user has no access', async () => {
    const dataDir = join(await scratchFolder({ mode: 0o755 }), 'data')
    await mkdir(dataDir, { mode: 0o755 })
    const sentence = `${dataDir} cannot be used: this user may not read or write it.`
    expect(await startEmbeddedShop({ dataDir, wrapper: asUser(65534) }).refused()).toBe(sentence)
    await chmod(dataDir, 0o700)
    expect(await startEmbeddedShop({ dataDir, wrapper: asUser(65534) }).refused()).toBe(sentence)
  })

  test.runIf(isRoot)('because this user has no name, which PostgreSQL requires', { tags: ['deep'] }, async () => {
    const dataDir = await scratchFolder({ owner: 12345 })
    expect(await startEmbeddedShop({ dataDir, wrapper: asUser(12345) }).refused()).toBe(
      `The database could not be created in ${dataDir}/postgres: could not look up effective user ID 12345: user does not exist.`,
    )
  })

  // Mounted for the shop's process only.
  const mounted = (options: string, dataDir: string) => [
    ...['unshare', '--mount', 'sh', '-c'],
    'mount -t tmpfs -o "$1" none "$2" && shift 2 && exec "$@"',
    ...['sh', options, dataDir],
  ]

  test.runIf(isRoot && process.platform === 'linux')(
    'because its disk is read-only or full',
    { tags: ['deep'] },
    async () => {
      const dataDir = await scratchFolder()
      expect(await startEmbeddedShop({ dataDir, wrapper: mounted('ro', dataDir) }).refused()).toBe(
        `${dataDir} cannot be used: it is read-only.`,
      )
      expect(await startEmbeddedShop({ dataDir, wrapper: mounted('nr_inodes=1', dataDir) }).refused()).toBe(
        `${dataDir}/shop.lock cannot be used: its disk is full.`,
      )
      expect(await startEmbeddedShop({ dataDir, wrapper: mounted('size=8m', dataDir) }).refused()).toMatch(
        new RegExp(`^The database could not be created in ${dataDir}/postgres: .*No space left on device\\.$`),
      )
    },
  )
})
