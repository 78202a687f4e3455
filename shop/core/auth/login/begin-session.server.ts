import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../../../server/db/open.ts'
import type { Services } from '../../../../server/services.ts'
import { findUser } from '../../accounts/users/users-store.server.ts'
import { existing, findCurrentUser } from '../current-user.server.ts'
import { deviceName } from '../devices/device-name.server.ts'
import { secondFactorsOf } from '../second-factors/second-factors-store.server.ts'
import { newSecondStep } from '../second-step/first-step.server.ts'
import type { SecondStep, UserWithToken } from '../session.contract.ts'
import { issueToken } from '../session-store.server.ts'

/** Time and browser of a new session. */
export interface SessionStart {
  now: Date
  /** The `User-Agent` header, if any. */
  userAgent: string | undefined
}

export const startOf = (request: Pick<FastifyRequest, 'headers'>, now: Date): SessionStart => ({
  now,
  userAgent: request.headers['user-agent'],
})

interface LoginAccount {
  id: number
  isStaff: boolean
}

/** Returns the response to a successful login: the user with a new token. */
export async function userWithToken(
  db: Database,
  user: LoginAccount,
  { now, userAgent }: SessionStart,
): Promise<UserWithToken> {
  const auth_token = await issueToken(db, user, now, await deviceName(userAgent))
  return { ...existing(await findCurrentUser(db, user.id)), auth_token }
}

/**
 * Completes the first login step (password or provider). All logins except sign-ups use it. Accounts with a second
 * factor get no token yet.
 */
export async function admitByFirstFactor(
  tx: Database,
  user: LoginAccount,
  start: SessionStart,
  services: Pick<Services, 'secret' | 'publicUrl'>,
): Promise<UserWithToken | SecondStep> {
  const factors = await secondFactorsOf(tx, user.id)
  if (!factors.isOn) return userWithToken(tx, user, start)
  const account = await findUser(tx, user.id)
  return newSecondStep({ id: user.id, password_hash: account?.password_hash ?? null }, factors, start.now, services)
}

/** Sends the result of `admitByFirstFactor`; status 202 if a second step must follow. */
export const sendEntry = (reply: FastifyReply, entry: UserWithToken | SecondStep): never =>
  reply.code('auth_token' in entry ? 200 : 202).send(entry) as never
