import type { User } from '../session/session.contract.ts'
import { whoIsThis } from '../session/session.ts'

/** The person of the staff whose browser this is; null for everybody else. For loaders, which must not ask what would be refused. */
export async function staffHere(): Promise<User | null> {
  const customer = await whoIsThis()
  return customer?.is_staff ? customer : null
}
