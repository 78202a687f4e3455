import { useState } from 'react'
import { useLocation } from 'react-router'
import { texts } from '#texts/core/auth/second-step'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { RETURN_TO } from '../login/return-to.ts'
import { type SecondStepMethod, SWITCH_TEXTS, TYPED_FIELDS } from './methods.ts'
import { SECOND_STEP, type SecondStepToTake } from './second-step-to-take.ts'

interface SecondStepFormsProps {
  step: SecondStepToTake
  /** Where to go afterwards. */
  from: string
}

/** The form of one second factor, with buttons for the account's other factors. */
export default function SecondStepForms({ step, from }: SecondStepFormsProps) {
  const { pathname } = useLocation()
  const { errors, ...toTake } = step
  const ways = step.methods
  const [way = 'time_code', choose] = useState<SecondStepMethod | undefined>(ways[0])
  const others = ways.filter((other) => other !== way)
  return (
    <>
      <ShopForm key={way} schema={way === 'passkey' ? undefined : TYPED_FIELDS[way].schema} errors={errors}>
        {way === 'passkey' ? <Passkey error={errors?.passkey} /> : <Typed way={way} />}
        <input type="hidden" name={SECOND_STEP} value={JSON.stringify(toTake)} />
        <input type="hidden" name={RETURN_TO} value={from} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton>{way === 'passkey' ? texts.showPasskey : texts.login}</SubmitButton>
          <ButtonLink to={`${pathname}?${new URLSearchParams({ [RETURN_TO]: from })}`} weight="secondary">
            {texts.back}
          </ButtonLink>
        </div>
      </ShopForm>
      {others.length > 0 && (
        <div className="mt-8 -ml-5 grid justify-items-start">
          {others.map((other) => (
            <Button key={other} weight="quiet" className="underline underline-offset-4" onClick={() => choose(other)}>
              {SWITCH_TEXTS[other]}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}

function Typed({ way }: { way: keyof typeof TYPED_FIELDS }) {
  const { label, hint, inputMode, autoComplete } = TYPED_FIELDS[way]
  return (
    <TextField
      name={way}
      label={label}
      hint={hint}
      inputMode={inputMode}
      autoComplete={autoComplete}
      autoCapitalize="off"
      spellCheck={false}
      autoFocus
    />
  )
}

/** The browser prompts for the passkey, so the form has no field. */
function Passkey({ error }: { error: readonly string[] | undefined }) {
  return (
    <>
      <p className="text-muted">{texts.yourBrowserAsks}</p>
      {error && (
        <p role="alert" className="text-danger text-sm">
          {error.join(' ')}
        </p>
      )}
      <input type="hidden" name="passkey" value="" />
    </>
  )
}
