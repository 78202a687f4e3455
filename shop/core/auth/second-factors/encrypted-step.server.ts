import type { z } from 'zod'
import { type Sealed, seal, unseal } from '../../../../server/sealed.ts'

/**
 * Encrypts the state of an earlier step for the client, so that nothing is stored for abandoned steps and no client can
 * read or forge it.
 */
export function encryptStep<T>(what: Sealed, step: T, secret: Buffer): string {
  return seal(JSON.stringify(step), what, secret).toString('base64url')
}

/** Decrypts the state of `encryptStep`; undefined if it is invalid. */
export function decryptStep<T>(what: Sealed, text: string, schema: z.ZodType<T>, secret: Buffer): T | undefined {
  try {
    return schema.safeParse(JSON.parse(unseal(Buffer.from(text, 'base64url'), what, secret))).data
  } catch {
    return undefined
  }
}
