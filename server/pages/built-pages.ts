import { join } from 'node:path'
import { StartupError } from '../start/startup-error.ts'
import { type MountPages, mountStorefront } from './mount-storefront.ts'

const build = join(import.meta.dirname, '..', '..', 'build')

/**
 * Loads the server-rendering build of `npm run build`.
 * @throws StartupError without a build
 */
export async function builtPages(): Promise<MountPages> {
  const storefront = await import(join(build, 'server', 'index.js')).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_MODULE_NOT_FOUND') throw new StartupError('The pages have not been built: npm run build')
    throw error
  })
  return (app, services, answers) => mountStorefront(app, services, answers, join(build, 'client'), storefront)
}
