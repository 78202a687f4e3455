import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'

/** A built release. */
export interface Release {
  name: string
  /** The folder of its sources. */
  folder: string
  /** Its program, as a path below the folder. */
  program: string
  /** False for a release before `SHUTDOWN_DELAY`: the balancer drains its processes before they are stopped. */
  hasShutdownDelay: boolean
}

/** Runs a shell command. @throws Error if it fails */
async function run(command: string, cwd: string): Promise<string> {
  const child = spawn('sh', ['-c', command], { cwd, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${command} ended with ${code}: ${output}`)
  return output.trim()
}

/** Returns the commit of the latest tag. @throws Error without a tag */
export async function latestRelease(root: string): Promise<string> {
  return run('git describe --tags --abbrev=0', root).catch(() => {
    throw new Error('This repository has no tag. Name the commit of the previous release.')
  })
}

/** Checks out a commit into a folder and builds it, with the packages of `root` if the lock file is the same. */
export async function checkOutRelease(root: string, commit: string, folder: string): Promise<Release> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await run(`git archive '${commit.replaceAll("'", '')}' | tar -x -C '${folder}'`, root)
  const lock = (of: string) => readFile(join(of, 'package-lock.json'), 'utf8')
  if ((await lock(folder)) === (await lock(root)))
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  else await run(`'${process.execPath}' tools/install.mjs`, folder)
  await run(`'${process.execPath}' tools/build.ts`, folder)
  const config = await readFile(join(folder, 'server', 'start', 'config.ts'), 'utf8')
  return { name: commit, folder, program: 'build/program/main.js', hasShutdownDelay: config.includes('SHUTDOWN_DELAY') }
}
