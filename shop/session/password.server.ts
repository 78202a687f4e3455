import { hash } from '@node-rs/argon2'

/** OWASP's recommendation for argon2id (the library's default): 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** What is stored in place of a password; the salt is part of it. */
export function hashPassword(plain: string): Promise<string> {
  return hash(plain, COST)
}
