import { texts } from '#texts/core/auth/second-step'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import type { SecondStep } from '../session.contract.ts'

export type SecondStepMethod = SecondStep['methods'][number]

const forms = () => import('./second-step-forms.contract.ts')

/** Link texts that lead to each second factor. */
export const SWITCH_TEXTS: Record<SecondStepMethod, string> = localizedConstant(() => ({
  passkey: texts.usePasskey,
  time_code: texts.useYourApp,
  recovery_code: texts.useRecoveryCode,
}))

/** The fields of the factors that are typed. */
export const TYPED_FIELDS = localizedConstant(
  () =>
    ({
      time_code: {
        label: texts.codeFromYourApp,
        hint: texts.appCodeHint,
        schema: async () => (await forms()).WithTimeCode,
        inputMode: 'numeric',
        autoComplete: 'one-time-code',
      },
      recovery_code: {
        label: texts.recoveryCode,
        hint: texts.recoveryCodeHint,
        schema: async () => (await forms()).WithRecoveryCode,
        inputMode: 'text',
        autoComplete: 'off',
      },
    }) as const satisfies Record<Exclude<SecondStepMethod, 'passkey'>, object>,
)
