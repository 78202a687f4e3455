import { useState } from 'react'
import { useFetcher } from 'react-router'
import { texts } from '#texts/admin/settings/connections'
import { SavedMeanwhile } from '../../../core/admin-kit/saved-meanwhile.tsx'
import { Button } from '../../../ui/button.tsx'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { useVersionedAnswer } from '../../../ui/forms/use-versioned-answer.ts'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
import { OwnPassword } from './connection-form.tsx'
import type { ConnectionResult } from './save-connection.ts'
import type { StripeResponse } from './stripe.contract.ts'

/** The form of the keys of Stripe, with the steps at Stripe and the removal of the keys. */
export function StripeForm({ saved }: { saved: StripeResponse }) {
  const fetcher = useFetcher<ConnectionResult<StripeResponse>>()
  const rules = async () => (await import('./stripe.contract.ts')).StripeForm
  const [isRemoving, setRemoving] = useState(false)
  const { theirs } = useVersionedAnswer(fetcher.data) ?? {}
  const isSet = saved.mode !== ''
  return (
    <>
      <ol className="mb-6 list-decimal space-y-2 pl-5 text-sm">
        {texts.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <ShopForm schema={rules} fetcher={fetcher} errors={fetcher.data?.errors}>
        {theirs && (
          <SavedMeanwhile
            values={[{ name: 'key', label: texts.stripeKey, value: theirs.key_end && `… ${theirs.key_end}` }]}
          />
        )}
        <input type="hidden" name="version" value={(theirs ?? saved).version} />
        <WebhookAddress address={saved.webhook_address} />
        <TextField
          name="key"
          type="password"
          label={texts.stripeKey}
          hint={isSet ? texts.keyIsSet(saved.key_end) : texts.stripeKeyHint}
          required={false}
          autoComplete="off"
        />
        <TextField
          name="webhook_secrets"
          type="password"
          label={texts.webhookSecrets}
          hint={isSet ? texts.secretIsSet : texts.webhookSecretsHint}
          required={false}
          autoComplete="off"
        />
        {saved.needs_password && <OwnPassword />}
        <div className="flex flex-wrap gap-3">
          <SubmitButton>{texts.checkAndSave}</SubmitButton>
          {isSet && (
            <Button weight="secondary" onClick={() => setRemoving(true)}>
              {texts.removeKeys}
            </Button>
          )}
        </div>
      </ShopForm>
      {isRemoving && <RemoveKeys saved={theirs ?? saved} close={() => setRemoving(false)} />}
    </>
  )
}

function RemoveKeys({ saved, close }: { saved: StripeResponse; close: () => void }) {
  const fetcher = useFetcher<ConnectionResult<StripeResponse>>()
  const { theirs } = useVersionedAnswer(fetcher.data) ?? {}
  return (
    <FormDialog
      fetcher={fetcher}
      title={texts.sureToRemove}
      intro={<p>{texts.afterRemoval}</p>}
      hidden={{ version: (theirs ?? saved).version, is_removed: 'on' }}
      button={texts.removeKeys}
      cancel={texts.cancel}
      close={close}
    >
      {saved.needs_password && <OwnPassword />}
    </FormDialog>
  )
}

/** The address that the owner copies to Stripe. */
export const WebhookAddress = ({ address }: { address: string }) => (
  <TextField
    name="webhook_address"
    label={texts.webhookAddress}
    value={address}
    readOnly
    required={false}
    onFocus={({ target }) => target.select()}
    autoComplete="off"
    className="[&_input]:bg-sunken"
  />
)
