import { href, Link, useFetcher } from 'react-router'
import { texts } from '#texts/admin/settings/extensions'
import type { ActionResult } from '../../../ui/feedback/run-action.ts'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { Moment } from '../../../ui/time.tsx'
import { DeleteData } from './delete-data.tsx'
import type { ExtensionResponse } from './extensions.contract.ts'
import { SettingsForm } from './settings-form.tsx'

/** Extensions with a settings screen of the shop. */
const OWN_SCREENS: Partial<Record<string, string>> = { stripe: href('/admin/settings/stripe') }

interface ExtensionRowProps {
  extension: ExtensionResponse
  shopVersion: string
}

/** An extension with its state, its latest errors and the button that enables or disables it. */
export function ExtensionRow({ extension, shopVersion }: ExtensionRowProps) {
  const { name, version, description, state, endpoints, errors } = extension
  const screen = OWN_SCREENS[name]
  const isWarning = state === 'failed' || state === 'unmigrated' || state === 'unsupported'
  const isSwitched = state === 'enabled' || state === 'disabled' || state === 'failed'
  return (
    <li className="grid gap-2 py-4 text-sm">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="font-medium text-base wrap-anywhere">{name}</h3>
          <p className="text-muted">
            {texts.versionOf(version)}
            {' · '}
            <span className={isWarning ? 'text-warn' : state === 'enabled' ? 'text-good' : ''}>
              {texts.states[state]}
            </span>
          </p>
        </div>
        {isSwitched && <Switch name={name} isEnabled={state === 'enabled'} />}
        {state === 'removed' && <DeleteData name={name} />}
      </div>
      {description && <p>{description}</p>}
      {state === 'failed' && <p className="text-warn">{texts.failedText}</p>}
      {state === 'unmigrated' && <p className="text-warn">{texts.unmigratedText}</p>}
      {state === 'unsupported' && <p className="text-warn">{texts.unsupportedText(extension.for, shopVersion)}</p>}
      {state === 'removed' && <p className="text-muted">{texts.removedText}</p>}
      {extension.payments.length > 0 && <Payments extension={extension} />}
      {extension.is_unreadable && <p className="text-warn">{texts.unreadable}</p>}
      {screen && (
        <Link to={screen} className="w-fit py-2.5 font-medium text-accent underline">
          {texts.settingsOf(name)}
        </Link>
      )}
      {extension.settings.length > 0 && !screen && (
        <details>
          <summary className="cursor-pointer py-2.5 font-medium">{texts.settingsOf(name)}</summary>
          <SettingsForm key={extension.settings_version} extension={extension} />
        </details>
      )}
      {endpoints.length > 0 && (
        <div>
          <p className="text-muted text-xs">{texts.endpoints}</p>
          <ul className="wrap-anywhere">
            {endpoints.map((endpoint) => (
              <li key={endpoint}>
                <code>{endpoint}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
      {errors.length > 0 && (
        <details open={state === 'failed' || state === 'unmigrated'}>
          <summary className="cursor-pointer py-2.5">{texts.latestErrors(errors.length)}</summary>
          <ul className="grid gap-2">
            {errors.map(({ id, place, message, at }) => (
              <li key={id} className="wrap-anywhere">
                {texts.errorIn(place, message)} <Moment of={at} className="block text-muted text-xs" />
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

function Payments({ extension: { payments, account } }: { extension: ExtensionResponse }) {
  return (
    <div>
      <p className="text-muted text-xs">{texts.paymentMethods}</p>
      <ul className="wrap-anywhere">
        {payments.map(({ text, is_connected, webhook_address }) => (
          <li key={text}>
            {webhook_address ? texts.methodIs(text, is_connected) : text}
            {is_connected && account && ` · ${account}`}
            {webhook_address && (
              <span className="block text-muted">
                {texts.webhookAddress} <code>{webhook_address}</code>
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Switch({ name, isEnabled }: { name: string; isEnabled: boolean }) {
  const fetcher = useFetcher<ActionResult>()
  return (
    <ShopForm fetcher={fetcher} errors={fetcher.data?.errors}>
      <input type="hidden" name="name" value={name} />
      <SubmitButton
        name="intent"
        value={isEnabled ? 'disable' : 'enable'}
        weight="secondary"
        aria-label={isEnabled ? texts.disableOf(name) : texts.enableOf(name)}
      >
        {isEnabled ? texts.disable : texts.enable}
      </SubmitButton>
    </ShopForm>
  )
}
