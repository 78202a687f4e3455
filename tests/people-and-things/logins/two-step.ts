import { Secret, TOTP } from 'otpauth'
import { beginTimeCode, confirmTimeCode } from '../../../shop/core/accounts/two-step/two-step.contract.ts'
import type { SecondStep, UserWithToken } from '../../../shop/core/auth/session.contract.ts'
import type { Person } from '../../processes/open-shop.ts'

const STEP_MS = 30_000

/** Returns the code of an authenticator app. @param later number of 30-second steps after `now` */
export const codeOfApp = (key: string, now: Date, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: now.getTime() + later * STEP_MS })

/** Enables codes of an authenticator app for a person. @returns the app's key and the recovery codes */
export async function setUpTimeCode(
  person: Person,
  password: string,
  now: Date,
): Promise<{ key: string; recoveryCodes: string[] }> {
  const { setup, key } = await person.api(beginTimeCode, { body: { password } })
  const { recovery_codes } = await person.api(confirmTimeCode, { body: { setup, time_code: codeOfApp(key, now) } })
  return { key, recoveryCodes: recovery_codes ?? [] }
}

/** Returns the first step of a login with a second step. */
export async function firstStep(entry: Promise<UserWithToken | SecondStep>): Promise<SecondStep> {
  const answer = await entry
  if (!('second_step' in answer)) throw new Error('No second step is asked for')
  return answer
}
