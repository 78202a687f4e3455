import type { z } from 'zod'
import { type Sealed, seal, unseal } from '../../../../server/sealed.ts'

/**
 * Hands out what a later step needs to know of an earlier one, so that nothing has to be stored for steps that never come: sealed, so that
 * nobody can read or make it.
 */
export function sealStep<T>(what: Sealed, step: T, secret: Buffer): string {
  return seal(JSON.stringify(step), what, secret).toString('base64url')
}

/** Reads what was handed out; undefined when it is nothing of ours. */
export function readStep<T>(what: Sealed, text: string, schema: z.ZodType<T>, secret: Buffer): T | undefined {
  try {
    return schema.safeParse(JSON.parse(unseal(Buffer.from(text, 'base64url'), what, secret))).data
  } catch {
    return undefined
  }
}
