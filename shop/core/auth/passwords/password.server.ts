import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { hash, verify } from '@node-rs/argon2'
import { limitConcurrency } from '../../../../server/limits/limit-concurrency.ts'
import { isGuessable } from './guessable-password.server.ts'

/** OWASP's recommendation for argon2id (the library's default): 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/**
 * Each hash takes a core and 19 MiB for about 20 ms. At most half the cores are used, so that pages and the database
 * stay fast.
 */
const inTurn = limitConcurrency(Math.max(1, Math.min(4, availableParallelism() >> 1)))
export const passwordLoad = inTurn.busy

/**
 * Runs password checks and changes with a queue of at most 104, so that the last one starts within two seconds. Use
 * it before recording an attempt or redeeming a code, which a refused caller may need again. Staff and customers
 * share the queue at login, because different waits would reveal staff addresses.
 * @throws Refusal 503 if the queue is full
 */
export const queuePasswordCheck = limitConcurrency(104, 0)

/**
 * A hash that no password matches, compared for accounts without a password so that both cases take the same time.
 */
const DUMMY_HASH = hash('nobody has this password', COST)

/** Returns the hash of a password, which includes the salt. */
export function hashPassword(plain: string): Promise<string> {
  return inTurn(() => hash(plain, COST))
}

/** Returns whether a password matches a stored hash. Without a hash, returns false after the same time. */
export async function isPassword(plain: string, stored: string | null | undefined): Promise<boolean> {
  const against = stored ?? (await DUMMY_HASH)
  return (await inTurn(() => verify(against, plain))) && typeof stored === 'string'
}

/**
 * The 10,000 most common passwords, in lower case, that no other rule refuses. `common-passwords.test.ts` compares
 * them with their source package. Its full list would cost the process 18 MB.
 */
const commonest = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .trimEnd()
    .split('\n'),
)

/** Maximum length of a name in characters. */
const LONGEST_NAME = 200

/**
 * Returns the error of a new password that only the server can find.
 * @param names known names of the person and the shop, as entered
 * @returns the sentence for the field, or undefined
 */
export function passwordError(password: string, email: unknown, names: readonly unknown[] = []): string | undefined {
  // Longer names are refused at their own field.
  const known = names.filter((name) => typeof name === 'string').filter((name) => name.length <= LONGEST_NAME)
  if (commonest.has(password.toLowerCase()) || isGuessable(password, known)) return 'This password is too common.'
  // Also compared if the e-mail address is invalid.
  const local = typeof email === 'string' ? email.slice(0, Math.max(0, email.lastIndexOf('@'))).toLowerCase() : ''
  // Local parts of one or two letters occur in half of all passwords.
  const isSimilar = local.length > 2 && password.toLowerCase().includes(local)
  return isSimilar ? 'The password is too similar to the email.' : undefined
}
