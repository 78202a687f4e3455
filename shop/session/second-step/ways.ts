import * as texts from '#texts/session/second-step'
import type { SecondStep } from '../session.contract.ts'

export type Way = SecondStep['methods'][number]

const forms = () => import('./second-step-forms.contract.ts')

/** By what the second step may be taken: its field, and how another way leads to it. */
export const WAYS = {
  time_code: {
    label: texts.codeFromYourApp,
    hint: texts.sixDigitsThatYourApp,
    instead: texts.useYourApp,
    schema: async () => (await forms()).WithTimeCode,
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
  },
  recovery_code: {
    label: texts.recoveryCode,
    hint: texts.oneOfTheTen,
    instead: texts.useRecoveryCode,
    schema: async () => (await forms()).WithRecoveryCode,
    inputMode: 'text',
    autoComplete: 'off',
  },
} as const satisfies Record<Way, object>
