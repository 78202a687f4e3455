import { type Config, readConfig } from './config.ts'
import { StartupError } from './startup-error.ts'

/** Ends the process with the sentence of a startup error. @throws any other error */
export function exitWith(error: unknown): never {
  if (!(error instanceof StartupError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

/** Reads the settings, or ends the process with a sentence. */
export function configOrExit(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    return exitWith(error)
  }
}
