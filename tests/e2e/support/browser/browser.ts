import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import packed, { inflate } from '@sparticuz/chromium'
import type { LaunchOptions } from 'playwright-core'
import { hasMemoryFolder } from '../../../databases/memory-folder.ts'

const packageFolder = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..')
const args = [
  // Use fewer processes: each page would otherwise start two.
  '--renderer-process-limit=1',
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2',
  // Pages are closed before optimised code would pay off.
  '--js-flags=--no-opt --no-maglev',
]
const cache = join(import.meta.dirname, '..', '..', '..', '..', 'node_modules', '.cache')

/** Returns how to launch the Chromium of the npm package. The first caller unpacks it. */
export async function theBrowser(): Promise<LaunchOptions & { executablePath: string }> {
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'))
  const folder = join(cache, `chromium-${version}`)
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  )
  if (!isThere) await unpack(folder)
  const executablePath = join(folder, 'chromium')
  const libraries = lacksLibraries(executablePath) && { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') }
  // Playwright shares files of the browser on disk, because containers have little shared memory.
  const ignoreDefaultArgs = (await hasMemoryFolder()) ? ['--disable-dev-shm-usage'] : []
  return {
    executablePath,
    args,
    ignoreDefaultArgs,
    env: { ...process.env, FONTCONFIG_FILE: join(folder, 'fonts.conf'), ...libraries },
  }
}

/**
 * Unpacks under a temporary name and renames the complete folder, so that concurrent processes see no partial copy.
 */
async function unpack(folder: string): Promise<void> {
  await mkdir(cache, { recursive: true })
  const unfinished = await mkdtemp(`${folder}-`)
  const { TMPDIR } = process.env
  try {
    // The package unpacks into the temporary folder of the system, where another user's copy may exist.
    process.env.TMPDIR = unfinished
    await packed.executablePath()
    await inflate(join(packageFolder, 'bin', 'al2023.tar.br'))
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  }
  await writeFile(join(unfinished, 'fonts.conf'), fontsIn(folder))
  await rename(unfinished, folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    return rm(unfinished, { recursive: true })
  })
}

/** The machine may have no fonts. Its own fonts come second, for characters in reviewers' names. */
function fontsIn(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
</fontconfig>
`
}

/**
 * Returns whether libraries are missing. Small machines often lack NSS. The package contains it, but the machine's is
 * more secure.
 */
function lacksLibraries(executablePath: string): boolean {
  return spawnSync(executablePath, ['--version'], { encoding: 'utf8' }).stderr.includes('shared libraries')
}
