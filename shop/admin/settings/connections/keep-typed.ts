import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** Loads a connection again only after it was saved, so that a refusal or a test keeps the typed values. */
export function keepTyped({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const { isDone = true, test } = (actionResult ?? {}) as { isDone?: boolean; test?: object }
  return defaultShouldRevalidate && isDone && test === undefined
}
