/** A refusal for the person at the terminal: its message is one clear sentence, to be shown without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
