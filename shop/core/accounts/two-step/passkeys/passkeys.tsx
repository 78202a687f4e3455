import { texts } from '#texts/core/accounts/two-step'
import { localizedConstant } from '../../../../../lib/texts/localized-constant.ts'
import { Button } from '../../../../ui/button.tsx'
import { Sentence } from '../../../../ui/sentence.ts'
import { Day } from '../../../../ui/time.tsx'
import type { PasswordQuestion } from '../password-dialog.tsx'
import type { TwoStep } from '../two-step.contract.ts'

const ADD: PasswordQuestion = localizedConstant(() => ({
  intent: 'add-passkey',
  title: texts.addPasskey,
  name: texts.thisDevice,
}))
const removalOf = ({ id, name }: TwoStep['passkeys'][number]): PasswordQuestion => ({
  intent: 'remove-passkey',
  title: texts.removePasskey,
  text: texts.removePasskeyText(name),
  isDanger: true,
  id,
})

interface PasskeysProps {
  twoStep: TwoStep
  ask: (question: PasswordQuestion) => void
}

/** The passkeys of an account with buttons to add and remove them. */
export function Passkeys({ twoStep: { passkeys, takes_passkeys }, ask }: PasskeysProps) {
  return (
    <section className="grid justify-items-start gap-3 py-5" aria-label={texts.passkeys}>
      <div>
        <h2 className="font-medium text-base">{texts.passkeys}</h2>
        <p className="mt-1 text-muted text-sm">
          {takes_passkeys ? texts.logInWithYourFingerprint : texts.passkeysNeedAName}
        </p>
      </div>
      {passkeys.length > 0 && (
        <ul className="grid w-full gap-2">
          {passkeys.map((passkey) => (
            <li
              key={passkey.id}
              className="flex items-center justify-between gap-4 rounded-control bg-sunken px-4 py-2"
            >
              <p className="min-w-0 wrap-anywhere">
                {passkey.name}
                <span className="block text-muted text-sm">
                  <Sentence
                    of={texts.addedAndUsed(
                      <Day of={passkey.time_created} />,
                      passkey.last_used === null ? undefined : <Day of={passkey.last_used} />,
                    )}
                  />
                </span>
              </p>
              <Button
                weight="quiet"
                className="px-3"
                aria-label={texts.removeNamed(passkey.name)}
                onClick={() => ask(removalOf(passkey))}
              >
                {texts.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {takes_passkeys && (
        <Button weight="secondary" onClick={() => ask(ADD)}>
          {texts.addPasskey}
        </Button>
      )}
    </section>
  )
}
