import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { PasskeyAssertion } from '../second-factors/passkeys.contract.ts'
import { UserWithToken } from '../session.contract.ts'
import { WithRecoveryCode, WithTimeCode } from './second-step-forms.contract.ts'

const tags = ['Session'] as const
const WithFirstStep = z.object({
  second_step: z.string().max(1_000).describe('`second_step` from the response to the first step'),
})
const config = { allow: 'anyone', traced: true, rateLimit: { max: 30, timeWindow: '1 minute' } } as const

export const loginByTimeCode = endpoint({
  method: 'POST',
  url: '/api/login/time_code/',
  schema: {
    summary: 'Complete a login with the code of an authenticator app',
    description:
      'Each code can be used once. After five wrong codes, each further attempt is delayed. After twenty wrong codes within a day, codes are refused (429) until a day has passed.',
    tags,
    body: WithFirstStep.extend(WithTimeCode.shape),
    response: { 200: UserWithToken },
  },
  config,
})

export const loginByRecoveryCode = endpoint({
  method: 'POST',
  url: '/api/login/recovery_code/',
  schema: {
    summary: 'Complete a login with a recovery code, which can be used once',
    tags,
    body: WithFirstStep.extend(WithRecoveryCode.shape),
    response: { 200: UserWithToken },
  },
  config,
})

export const loginByPasskey = endpoint({
  method: 'POST',
  url: '/api/login/passkey/',
  schema: {
    summary: 'Complete a login with a passkey',
    tags,
    body: WithFirstStep.extend({ passkey: PasskeyAssertion }),
    response: { 200: UserWithToken },
  },
  config,
})
