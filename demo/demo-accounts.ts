import { randomBytes } from 'node:crypto'
import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { customers, type DemoPerson, demoCustomers, demoStaff } from './history/customers.ts'

export const ACCOUNTS_FILE = 'demo-accounts.txt'

const PASSWORD_BYTES = 15

export type DemoAccount = DemoPerson & { role: 'staff' | 'customer'; password: string; passwordHash: string }

/** Creates the accounts with published passwords, each a new random one. */
export async function newAccounts(hashPassword: (plain: string) => Promise<string>): Promise<DemoAccount[]> {
  const people = [
    { ...demoStaff, role: 'staff' as const },
    ...demoCustomers.map((key) => ({ ...customers[key], role: 'customer' as const })),
  ]
  return Promise.all(
    people.map(async (person) => {
      const password = randomBytes(PASSWORD_BYTES).toString('base64url')
      return { ...person, password, passwordHash: await hashPassword(password) }
    }),
  )
}

/** Atomically writes one line per account, `role email password`, into a file that only its owner can read. */
export async function writeAccounts(dataDir: string, accounts: readonly DemoAccount[]): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  const path = join(dataDir, ACCOUNTS_FILE)
  const file = await open(`${path}.unfinished`, 'w', 0o600)
  try {
    // A file left over from an aborted run keeps its mode.
    await file.chmod(0o600)
    await file.writeFile(accounts.map(({ role, email, password }) => `${role} ${email} ${password}\n`).join(''))
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.unfinished`, path)
}
