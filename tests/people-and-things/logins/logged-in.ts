import type { SecondStep, UserWithToken } from '../../../shop/core/auth/session.contract.ts'

/** Returns the user of a login without a second factor. */
export async function loggedIn(entry: Promise<UserWithToken | SecondStep>): Promise<UserWithToken> {
  const answer = await entry
  if ('second_step' in answer) throw new Error('A second step is to follow')
  return answer
}
