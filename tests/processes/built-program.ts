import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const BUILT = join('build', 'program')

/**
 * Returns what a test runs as the shop, as a path below a root: the program as `npm start` runs it, if it was built after each of its sources was changed last.
 * Else `main.ts`, so that whoever changes a source sees at once what comes of it, and so do mutations.
 */
export function builtProgram(root: string): string {
  const built = join(BUILT, 'main.js')
  const lastChange = (path: string) => statSync(join(root, path)).mtimeMs
  try {
    const since = lastChange(built)
    const sources: string[] = JSON.parse(readFileSync(join(root, BUILT, 'sources.json'), 'utf8'))
    return sources.every((path) => lastChange(path) <= since) ? built : 'main.ts'
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'main.ts'
    throw error
  }
}
