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
/** It would wait ten seconds before it asks for wrong bytes again. */
const NPM = { npm_config_fetch_retries: '0', npm_config_update_notifier: 'false' }
/** Each starts npm up to three times, which takes seconds on a busy machine. */
const PATIENCE = { timeout: 60_000 }
const WRONG = `sha512-${Buffer.alloc(64).toString('base64')}`

/** A registry with two packages of one file each: `plain`, and `program`, which is made for this platform. */
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

/** A project beside a registry; `install` runs what `npm start` begins with. */
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

test('what the lock file pins is installed once, and nothing is asked again', PATIENCE, async () => {
  const { project, registry, install } = await openProject()
  expect(await install()).toBe('installed')
  expect(await packagesIn(project)).toEqual(['plain', 'program'])
  const { length } = registry.asked
  expect(await install()).toBe('installed')
  expect(registry.asked).toHaveLength(length)
})

test('what a killed installation left goes with the next; one that is under way stays', PATIENCE, async () => {
  const { project, install } = await openProject()
  const ended = execFile('true')
  await once(ended, 'close')
  const folders = [ended.pid, process.pid].map((pid) => `node_modules-${pid}`)
  for (const folder of folders) await mkdir(join(project, folder))
  expect(await install()).toBe('installed')
  const there = await readdir(project)
  expect(folders.map((folder) => there.includes(folder))).toEqual([false, true])
})

test('bytes that are not the pinned ones are not installed, and what was there stays', PATIENCE, async () => {
  const { project, install } = await openProject()
  await install()
  await writeFile(join(project, 'node_modules/plain/of-before'), '')

  expect(await install({ plain: WRONG })).toBe(
    'The registry sent a package that is not what package-lock.json pins (see above), so nothing was installed.',
  )
  // npm itself takes a program for a platform as optional, and says nothing when it is refused.
  expect(await install({ program: WRONG })).toBe(
    'program 1.0.0 was not installed: the registry does not have it, or what it sent is not what package-lock.json pins.',
  )
  expect(await readFile(join(project, 'node_modules/plain/of-before'), 'utf8')).toBe('')
  expect((await readdir(project)).filter((name) => name.startsWith('node_modules'))).toEqual(['node_modules'])
})

test(
  'a program that the lock file does not name is named, before a registry is asked for anything',
  PATIENCE,
  async () => {
    const { registry, install } = await openProject()
    expect(await install({ program: null })).toBe(
      'package-lock.json does not pin program 1.0.0 by a hash, so nothing was installed.',
    )
    expect(registry.asked).toEqual([])
  },
)
