import { useState } from 'react'
import { type ActionResult, runAction } from '../../../ui/feedback/run-action.ts'

/** A new secret, which is shown once. */
export interface NewSecret {
  name: string
  secret: string
}

/** The result of a form that creates or replaces a secret. */
export type SecretResult = ActionResult & { shown?: NewSecret }

/** Waits for a call that returns a new secret, and shows a message. */
export async function runSecretAction(call: Promise<NewSecret>, text: string): Promise<SecretResult> {
  const result = await runAction(call, text)
  if (!result.isDone) return result
  const { name, secret } = await call
  return { ...result, shown: { name, secret } }
}

/** Returns the secret in the last result of a form until it is closed. */
export function useNewSecret(result: { shown?: NewSecret } | undefined) {
  const [closed, setClosed] = useState<NewSecret>()
  const shown = result?.shown
  return { shown: shown === closed ? undefined : shown, close: () => setClosed(shown) }
}
