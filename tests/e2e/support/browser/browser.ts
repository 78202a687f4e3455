import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import packed, { inflate } from '@sparticuz/chromium'
import type { LaunchOptions } from 'playwright-core'
import { hasMemoryFolder } from '../../../databases/memory-folder.ts'

const packageFolder = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..')
const args = [
  // Fewer processes to start: each visit would have two for its page alone, and one draws and loads for all of them.
  '--renderer-process-limit=1',
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2',
  // No page lives long enough to win back what it costs to optimise its code.
  '--js-flags=--no-opt --no-maglev',
]
const cache = join(import.meta.dirname, '..', '..', '..', '..', 'node_modules', '.cache')

/** How to launch the Chromium that npm brought; it is unpacked by whoever comes first. */
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
  // Playwright lets the parts of the browser share files on disk, because containers have little memory for that.
  const ignoreDefaultArgs = (await hasMemoryFolder()) ? ['--disable-dev-shm-usage'] : []
  return {
    executablePath,
    args,
    ignoreDefaultArgs,
    env: { ...process.env, FONTCONFIG_FILE: join(folder, 'fonts.conf'), ...libraries },
  }
}

/** Under another name first, and renamed when complete: two processes at once do not see each other's half. */
async function unpack(folder: string): Promise<void> {
  await mkdir(cache, { recursive: true })
  const unfinished = await mkdtemp(`${folder}-`)
  const { TMPDIR } = process.env
  try {
    // The package unpacks into the system's folder for temporary files, where another user's copy may lie already.
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

/** A machine may have no fonts at all; what it has comes second, for the letters of reviewers' names. */
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

/** Small machines and containers often lack NSS. The package brings it, but the machine's own is the safer one. */
function lacksLibraries(executablePath: string): boolean {
  return spawnSync(executablePath, ['--version'], { encoding: 'utf8' }).stderr.includes('shared libraries')
}
