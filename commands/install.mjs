// Installs what is missing. It runs before anything of ours is there, under whatever Node the machine has (20 or later).
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const stamp = join(root, 'node_modules', '.installed-from')
const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex')

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.log('Installing packages; the first time takes about a minute.')
  // Packages that ask for a newer Node than the machine's are run with the one that is installed here, so npm's warnings mislead.
  // Not `npm ci`: it stops when the lock file lacks a program for some other platform, which a mirror of the registry may lack too.
  const { status, error } = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  })
  if (status !== 0) {
    console.error(`The packages could not be installed${error ? `: ${error.message}` : ' (see above)'}.`)
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
}
