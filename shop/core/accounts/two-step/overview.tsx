import type { ReactNode } from 'react'
import { texts } from '#texts/core/accounts/two-step'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { Button } from '../../../ui/button.tsx'
import { Sentence } from '../../../ui/sentence.ts'
import { Day } from '../../../ui/time.tsx'
import { Passkeys } from './passkeys/passkeys.tsx'
import type { PasswordQuestion } from './password-dialog.tsx'
import type { TwoStep } from './two-step.contract.ts'

const SET_UP_APP: PasswordQuestion = localizedConstant(() => ({ intent: 'begin-app', title: texts.setUpApp }))
const REMOVE_APP: PasswordQuestion = localizedConstant(() => ({
  intent: 'remove-app',
  title: texts.removeApp,
  text: texts.removeAppText,
  isDanger: true,
}))
const NEW_CODES: PasswordQuestion = localizedConstant(() => ({
  intent: 'new-codes',
  title: texts.newCodes,
  text: texts.newCodesText,
}))

interface OverviewProps {
  twoStep: TwoStep
  /** Whether this owner must set up a factor before anything else. */
  isNeeded: boolean
  ask: (question: PasswordQuestion) => void
}

/** The factors that are set up, and those that can be. */
export function Overview({ twoStep, isNeeded, ask }: OverviewProps) {
  const { time_code, passkeys, recovery_codes_left } = twoStep
  return (
    <div className="grid gap-5">
      {isNeeded && <p className="rounded-control bg-warn-soft px-4 py-3">{texts.requiredForOwners}</p>}
      <p className="text-muted">{texts.afterYourPasswordYouConfirm}</p>
      <div className="divide-y divide-line border-line border-y">
        <Part
          title={texts.authenticatorApp}
          text={
            time_code ? <Sentence of={texts.setUpSince(<Day of={time_code.time_created} />)} /> : texts.appShowsACode
          }
          button={time_code ? texts.removeApp : texts.setUpApp}
          onPress={() => ask(time_code ? REMOVE_APP : SET_UP_APP)}
          isMain={!time_code}
        />
        <Passkeys twoStep={twoStep} ask={ask} />
        {(time_code || passkeys.length > 0) && (
          <Part
            title={texts.recoveryCodes}
            text={
              <>
                {texts.codesLeft(recovery_codes_left)}. {texts.recoveryCodesHint}
              </>
            }
            button={texts.newCodes}
            onPress={() => ask(NEW_CODES)}
          />
        )}
      </div>
    </div>
  )
}

interface PartProps {
  title: string
  text: ReactNode
  button: string
  onPress: () => void
  isMain?: boolean
}

function Part({ title, text, button, onPress, isMain = false }: PartProps) {
  return (
    <section className="grid justify-items-start gap-3 py-5" aria-label={title}>
      <div>
        <h2 className="font-medium text-base">{title}</h2>
        <p className="mt-1 text-muted text-sm">{text}</p>
      </div>
      <Button weight={isMain ? 'primary' : 'secondary'} onClick={onPress}>
        {button}
      </Button>
    </section>
  )
}
