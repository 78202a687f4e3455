import { href, useFetcher } from 'react-router'
import { texts } from '#texts/admin/settings/connections'
import { SavedMeanwhile } from '../../../core/admin-kit/saved-meanwhile.tsx'
import { CheckBox } from '../../../ui/fields/check-box.tsx'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { useVersionedAnswer } from '../../../ui/forms/use-versioned-answer.ts'
import { EnvironmentValue, OwnPassword } from './connection-form.tsx'
import { connectionPage, keepTyped, Notice } from './connection-screen.tsx'
import { getPublicAddress, type PublicAddressResponse, savePublicAddress } from './public-address.contract.ts'
import { type ConnectionResult, saveConnection } from './save-connection.ts'

const screen = connectionPage(() => ({
  load: (api) => api(getPublicAddress, {}),
  submit: (api, form) => {
    // The server validates the fields.
    const body = Object.fromEntries(form) as never
    return saveConnection(api(savePublicAddress, { body }), () => api(getPublicAddress, {}), texts.publicAddressSaved)
  },
  path: href('/admin/settings/public-address'),
  name: texts.publicAddress,
  text: texts.publicAddressText,
  reason: texts.onlyOwners,
  failedToLoad: texts.failedToLoad,
  view: (saved) =>
    saved.environment ? (
      <EnvironmentValue name="address" label={texts.address} value={saved.address} of={saved.environment} />
    ) : (
      <AddressForm key={saved.version} saved={saved} />
    ),
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page

export const shouldRevalidate = keepTyped

function AddressForm({ saved }: { saved: PublicAddressResponse }) {
  const fetcher = useFetcher<ConnectionResult<PublicAddressResponse>>()
  const rules = async () => (await import('./public-address.contract.ts')).PublicAddressForm
  const { errors } = fetcher.data ?? {}
  const { theirs } = useVersionedAnswer(fetcher.data) ?? {}
  return (
    <>
      {saved.address === '' && <Notice>{texts.noPublicAddress(saved.current)}</Notice>}
      <ShopForm schema={rules} fetcher={fetcher} errors={errors}>
        {theirs && <SavedMeanwhile values={[{ name: 'address', label: texts.address, value: theirs.address }]} />}
        <input type="hidden" name="version" value={(theirs ?? saved).version} />
        <TextField
          name="address"
          type="url"
          label={texts.address}
          hint={texts.addressHint}
          // The address in the browser is probably the public one.
          defaultValue={saved.address || window.location.origin}
          required={false}
          autoComplete="off"
          spellCheck={false}
        />
        {errors?.address && (
          <CheckBox name="is_unchecked" required={false}>
            {texts.isUnchecked}
          </CheckBox>
        )}
        {saved.needs_password && <OwnPassword />}
        <p className="text-muted text-sm">{texts.newAddressWarning}</p>
        <SubmitButton className="justify-self-start">{texts.checkAndSave}</SubmitButton>
      </ShopForm>
    </>
  )
}
