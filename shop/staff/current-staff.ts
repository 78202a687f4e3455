import type { User } from '../session/session.contract.ts'
import { loadCurrentUser } from '../session/session.ts'

/** The person of the staff whose browser this is; null for everybody else. For loaders, which must not ask what would be refused. */
export async function currentStaff(): Promise<User | null> {
  const customer = await loadCurrentUser()
  return customer?.is_staff ? customer : null
}
