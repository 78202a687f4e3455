import { join } from 'node:path'
import { FIRST_LANGUAGE, LANGUAGES, type Language } from '../../lib/texts/languages.ts'
import { StartupError } from '../start/startup-error.ts'
import { type MountPages, mountStorefront, type Storefront } from './mount-storefront.ts'

const build = join(import.meta.dirname, '..', '..', 'build')

/**
 * Loads the server-rendering build of `npm run build`.
 * @throws StartupError without a build
 */
export async function builtPages(): Promise<MountPages> {
  const built = (name: string) =>
    import(join(build, 'server', name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_MODULE_NOT_FOUND') throw new StartupError('The pages have not been built: npm run build')
      throw error
    })
  const storefront: Storefront = await built('index.js')
  for (const language of Object.keys(LANGUAGES) as Language[])
    if (language !== FIRST_LANGUAGE)
      storefront.addBrowserFiles(language, (await built(`browser-files.${language}.js`)).default)
  return (app, services, answers) => mountStorefront(app, services, answers, join(build, 'client'), storefront)
}
