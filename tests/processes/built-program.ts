import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const BUILT = join('build', 'program')

/**
 * Returns the program that tests run as the shop, as a path below a root: the built program if it is newer than all
 * sources, otherwise `main.ts`. Changed sources, also mutated ones, therefore take effect without a build.
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
