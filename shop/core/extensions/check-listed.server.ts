import type { Config } from '../../../server/start/config.ts'
import { StartupError } from '../../../server/start/startup-error.ts'
import type { Extension } from '../../extension/extension.ts'
import { checkExtensions } from './check-extensions.server.ts'
import { variableProblem } from './setting-values.server.ts'

/**
 * Checks the listed extensions, and the environment variables of their settings.
 * @throws StartupError with one sentence
 */
export function checkListed(listed: readonly Extension[], { environment }: Pick<Config, 'environment'>): void {
  checkExtensions(listed)
  for (const { settings = {} } of listed) {
    const problem = variableProblem(settings, environment)
    if (problem) throw new StartupError(`Invalid setting: ${problem}`)
  }
}

/** Returns a sentence for the terminal for each extension with secrets that can’t be read. */
export const unreadableExtensions = (extensions: { unreadable: () => readonly Extension[] }): string[] =>
  extensions.unreadable().map(({ name, payments = [] }) => {
    const effect = payments.length > 0 ? ' Its payment methods are off.' : ''
    return `The secrets of the extension ${name} can’t be read, because they were stored with another data folder.${effect} Enter them again under Settings.`
  })
