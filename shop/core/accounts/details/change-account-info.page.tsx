import { useEffect, useRef } from 'react'
import { texts } from '#texts/core/accounts'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { CheckBox } from '../../../ui/fields/check-box.tsx'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { ImagePicker } from '../../../ui/images/picker/image-picker.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { apiFrom } from '../../api.ts'
import { FormDraftNotice } from '../../auth/form-drafts/form-draft-notice.tsx'
import { useFormDraft } from '../../auth/form-drafts/use-form-draft.ts'
import { useScreenOwner } from '../../auth/guards/customer-context.ts'
import { customerNow, updateSession } from '../../auth/session.ts'
import { changeDetails } from '../account.contract.ts'
import { MAX_AVATAR_MB, MAX_AVATAR_PIXELS } from '../account-limits.ts'
import { accountScreen } from '../account-screen.tsx'
import type { Route } from './+types/change-account-info.page'
import { onlyChanges, WITHOUT_AVATAR } from './only-changes.ts'

const AVATAR = {
  file: 'avatar',
  x: 'avatar_crop_data_x',
  y: 'avatar_crop_data_y',
  width: 'avatar_crop_data_w',
  height: 'avatar_crop_data_h',
}

const names = async () => (await import('../account-forms.contract.ts')).Names
const oneName = async () => (await import('../account-forms.contract.ts')).OptionalLastName

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.changeDetails)

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  const customer = customerNow()
  // The session ended in another tab, and the layout shows it.
  if (!customer) return null
  const body = onlyChanges(await request.formData(), customer)
  if (!body) {
    toast({ kind: 'warning', text: texts.youHaveChangedNothingYet, isOfScreen: true })
    return null
  }
  try {
    updateSession(await apiFrom(context)(changeDetails, { params: { id: String(customer.id) }, body }))
  } catch (error) {
    return { errors: toastApiError(error) }
  }
  toast({ kind: 'success', text: texts.greatYourAccountInfoHas })
  return null
}

export const handle = localizedConstant(() =>
  accountScreen({ title: texts.changeDetails, reason: texts.mustLogInToChangeDetails }),
)

export default function ChangeAccountInfoPage({ actionData }: Route.ComponentProps) {
  const { first_name, last_name, avatar } = useScreenOwner()
  const draft = useFormDraft('account-details')
  const picture = useRef(draft.picture)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newly saved picture resets the picker
  useEffect(() => {
    picture.current = draft.picture
  }, [draft.picture, avatar])
  return (
    <ShopForm
      key={draft.key}
      method="patch"
      encType="multipart/form-data"
      schema={last_name === '' ? oneName : names}
      errors={actionData?.errors}
    >
      <FormDraftNotice draft={draft} picture={picture} saved={`${first_name} ${last_name} ${avatar}`} />
      <TextField
        name="first_name"
        label={texts.firstName}
        autoComplete="given-name"
        defaultValue={draft.typed.first_name ?? first_name}
      />
      <TextField
        name="last_name"
        label={texts.lastName}
        autoComplete="family-name"
        defaultValue={draft.typed.last_name ?? last_name}
        required={last_name !== ''}
      />
      <ImagePicker
        key={avatar}
        label={texts.picture}
        names={AVATAR}
        aspect={1}
        limits={{ megabytes: MAX_AVATAR_MB, pixels: MAX_AVATAR_PIXELS }}
        current={avatar}
        initial={draft.picture}
        onChoose={(chosen) => {
          picture.current = chosen
        }}
      />
      {avatar && (
        <CheckBox name={WITHOUT_AVATAR} required={false}>
          {texts.removeMyPicture}
        </CheckBox>
      )}
      <SubmitButton>{texts.saveChanges}</SubmitButton>
    </ShopForm>
  )
}
