import { href } from 'react-router'
import { texts } from '#texts/core/accounts/two-step'
import type { FieldErrors } from '../../../../lib/forms/form-errors.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import type { AppToConfirm } from './two-step-action.ts'

const schema = async () => (await import('./two-step-forms.contract.ts')).ConfirmedTimeCode

/** The key for an authenticator app as QR code and text, and a field for its first code. */
export function ConfirmApp({ app, errors }: { app: AppToConfirm; errors: FieldErrors | undefined }) {
  return (
    <div className="grid gap-5">
      <p>{texts.scanThis}</p>
      {/* White in both themes for QR scanners, and inline, so it loads nothing. */}
      <img
        src={`data:image/svg+xml,${encodeURIComponent(app.qr)}`}
        alt={texts.qrOfKey}
        width={220}
        height={220}
        className="size-55 rounded-card border border-line bg-white"
      />
      <div>
        <p className="text-muted text-sm">{texts.key}</p>
        <p className="font-mono text-lg wrap-anywhere select-all">{app.key.replace(/(.{4})(?=.)/g, '$1 ')}</p>
        <a href={app.uri} className="inline-flex min-h-11 items-center font-medium underline underline-offset-4">
          {texts.openInApp}
        </a>
      </div>
      <ShopForm
        schema={schema}
        errors={errors}
        hidden={{ intent: 'confirm-app', setup: app.setup, app: JSON.stringify(app) }}
      >
        <TextField
          name="time_code"
          label={texts.codeThatItShows}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton>{texts.turnOn}</SubmitButton>
          <ButtonLink to={href('/account/two_step')} weight="secondary">
            {texts.cancel}
          </ButtonLink>
        </div>
      </ShopForm>
    </div>
  )
}
