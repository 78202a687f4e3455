import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { hash, verify } from '@node-rs/argon2'
import { limitConcurrency } from '../../../../server/limits/limit-concurrency.ts'
import { isGuessedFirst } from './guessed-first.server.ts'

/** OWASP's recommendation for argon2id (the library's default): 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Each takes a core, and 19 MiB, for some 20 ms: no more at once than on half the cores, so that pages and the database are not late meanwhile. */
const inTurn = limitConcurrency(Math.max(1, Math.min(4, availableParallelism() >> 1)))
export const passwordsInWork = inTurn.busy

/**
 * Runs what asks for a password or sets one: 104 that are in work or wait, so that the last one's turn comes within two seconds.
 * It begins before an attempt is noted or a code used up, which who is refused may need again. One turn for staff and customers who log
 * in: if staff waited less, their addresses would be told.
 * @throws Refusal 503 when too many wait
 */
export const admitPassword = limitConcurrency(104, 0)

/** Never a password of anybody: compared with where there is none, so that both cases take the same time. */
const NOBODYS = hash('nobody has this password', COST)

/** Makes what is stored in place of a password; the salt is part of it. */
export function hashPassword(plain: string): Promise<string> {
  return inTurn(() => hash(plain, COST))
}

/** Tells whether a password is the one that was stored; false, after the same time, when nothing was. */
export async function isPassword(plain: string, stored: string | null | undefined): Promise<boolean> {
  const against = stored ?? (await NOBODYS)
  return (await inTurn(() => verify(against, plain))) && typeof stored === 'string'
}

/**
 * Of the 10,000 commonest passwords, in lower case, those that no other rule refuses. `common-passwords.test.ts` compares them with the
 * package that they are from: imported here, its list of 49,000 would cost the shop's process 18 MB for as long as it runs.
 */
const commonest = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .trimEnd()
    .split('\n'),
)

/** Names of people and shops have fewer characters. */
const LONGEST_NAME = 200

/**
 * Returns what is wrong with a new password that only the server can know.
 * @param names of the person and the shop, as they were given, as far as they are known
 * @returns the sentence for its field, or undefined
 */
export function passwordError(password: string, email: unknown, names: readonly unknown[] = []): string | undefined {
  // A longer name is wrong at its own field.
  const known = names.filter((name) => typeof name === 'string').filter((name) => name.length <= LONGEST_NAME)
  if (commonest.has(password.toLowerCase()) || isGuessedFirst(password, known)) return 'This password is too common.'
  // Asked also when the address beside it is not one.
  const local = typeof email === 'string' ? email.slice(0, Math.max(0, email.lastIndexOf('@'))).toLowerCase() : ''
  // A local part of one or two letters stands in half of all passwords.
  const isSimilar = local.length > 2 && password.toLowerCase().includes(local)
  return isSimilar ? 'The password is too similar to the email.' : undefined
}
