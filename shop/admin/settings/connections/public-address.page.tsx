import { href, type ShouldRevalidateFunctionArgs, useFetcher } from 'react-router'
import { texts } from '#texts/admin/settings/connections'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../core/api.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { CheckBox } from '../../../ui/fields/check-box.tsx'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { useVersionedAnswer } from '../../../ui/forms/use-versioned-answer.ts'
import { FieldsSkeleton } from '../../../ui/loading/form-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import type { Route } from './+types/public-address.page'
import { EnvironmentValue, OwnPassword, SavedMeanwhile } from './connection-form.tsx'
import { ConnectionScreen, Notice } from './connection-screen.tsx'
import { keepTyped } from './keep-typed.ts'
import { getPublicAddress, type PublicAddressResponse, savePublicAddress } from './public-address.contract.ts'
import { type ConnectionResult, saveConnection } from './save-connection.ts'

export const clientLoader = staffLoader(({ context }: Route.ClientLoaderArgs) =>
  orErrorPage(texts.failedToLoad, apiFrom(context)(getPublicAddress, {})),
)

export async function clientAction({ context, request }: Route.ClientActionArgs) {
  const [api, form] = [apiFrom(context), await request.formData()]
  // The server validates the fields.
  const body = Object.fromEntries(form) as never
  return saveConnection(api(savePublicAddress, { body }), () => api(getPublicAddress, {}), texts.publicAddressSaved)
}

export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) => keepTyped(args)

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.publicAddress)

export const handle = localizedConstant(() =>
  staffScreen({ title: texts.settings, reason: texts.onlyOwners, waiting: <FieldsSkeleton /> }),
)

export default function PublicAddressPage({ loaderData }: Route.ComponentProps) {
  return (
    <ConnectionScreen
      path={href('/admin/settings/public-address')}
      title={texts.publicAddress}
      text={texts.publicAddressText}
    >
      <LoadedForStaff data={loaderData} waiting={<FieldsSkeleton />}>
        {(saved) =>
          saved.environment ? (
            <EnvironmentValue name="address" label={texts.address} value={saved.address} of={saved.environment} />
          ) : (
            <AddressForm key={saved.version} saved={saved} />
          )
        }
      </LoadedForStaff>
    </ConnectionScreen>
  )
}

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
