import { StartupError } from '../../../server/start/startup-error.ts'
import type { Extension } from '../../extension/extension.ts'
import { within } from './within.ts'

/**
 * Imports `extensions.ts`. A module that fails or does not finish leaves the shop without those extensions.
 * @param say prints a warning for the operator
 * @returns undefined after a failure
 * @throws StartupError if it exports no list
 */
export async function importExtensions(
  load: () => Promise<{ default: unknown }>,
  say: (sentence: string) => void,
): Promise<readonly Extension[] | undefined> {
  const loaded = await within(10_000, load()).catch((error: unknown) => {
    say(
      `The shop starts without the extensions of its owner, because extensions.ts failed: ${error instanceof Error ? error.message : error}`,
    )
    return undefined
  })
  if (loaded && !Array.isArray(loaded.default))
    throw new StartupError('extensions.ts must export a list of extensions as default.')
  return loaded?.default as readonly Extension[] | undefined
}
