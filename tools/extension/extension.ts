/**
 * Helps authors of extensions: `npm run extension -- new NAME` writes a folder with an extension and its test, and
 * `npm run extension -- check NAME` runs the functions of an extension in a stocked shop.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { writeExtension } from './write-extension.ts'

const root = join(import.meta.dirname, '..', '..')
const [command, name = ''] = process.argv.slice(2)

if (!/^[a-z][a-z0-9-]{0,39}$/.test(name) || (command !== 'new' && command !== 'check')) {
  console.error('Enter a command and a name of lower-case letters, digits and hyphens: npm run extension -- new points')
  process.exitCode = 1
} else if (command === 'new') {
  const problem = await writeExtension(join(root, 'extensions'), name)
  if (problem) process.exitCode = 1
  console.log(problem ?? `extensions/${name}/ was written. List the extension in extensions.ts.`)
} else {
  const vitest = join(root, 'node_modules', '.bin', 'vitest')
  const options = { cwd: root, stdio: 'inherit', env: { ...process.env, EXTENSION: name } } as const
  const child = spawn(vitest, ['run', 'tests/extensions/check', '-t', 'keeps its limits'], options)
  process.exitCode = (await once(child, 'close'))[0] ?? 1
}
