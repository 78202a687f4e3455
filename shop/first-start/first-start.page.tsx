import { useState } from 'react'
import { href, redirectDocument } from 'react-router'
import * as texts from '#texts/first-start'
import { bodyFrom } from '../../lib/forms/form-data.ts'
import type { FieldErrors } from '../../lib/forms/form-errors.ts'
import { apiFrom } from '../api.ts'
import { toastAfterLoad } from '../feedback/toast.ts'
import { toastApiError } from '../feedback/toast-api-error.ts'
import { ShopForm } from '../forms/shop-form.tsx'
import { useShopIdentity } from '../identity/shop-identity.ts'
import { noIndexMeta } from '../meta/no-index-meta.ts'
import { beginSession } from '../session/session.ts'
import { SubmitButton } from '../ui/fields/submit-button.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { FormPage } from '../ui/form-page.tsx'
import { FormSkeleton } from '../ui/loading/form-skeleton.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import type { Route } from './+types/first-start.page'
import { beginShop } from './first-start.contract.ts'

const schema = async () => (await import('./first-start-form.contract.ts')).FirstStartForm

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  const { FirstStartForm } = await import('./first-start-form.contract.ts')
  const form = await request.formData()
  try {
    const body = { ...bodyFrom(FirstStartForm, form), token: String(form.get('token')) }
    beginSession(await apiFrom(context)(beginShop, { body }))
    toastAfterLoad({ kind: 'success', text: texts.theShopIsYours })
    // A document of its own: the name of the shop comes with it.
    return redirectDocument(href('/admin'))
  } catch (error) {
    return { errors: toastApiError(error) }
  }
}

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.firstStart)

/** Where an owner names the shop and makes the first account, by an address that the start of the program has printed. */
export default function FirstStart({ actionData }: Route.ComponentProps) {
  if (!useHydrated()) return <FormSkeleton />
  return <NameTheShop errors={actionData && 'errors' in actionData ? actionData.errors : undefined} />
}

function NameTheShop({ errors }: { errors: FieldErrors | undefined }) {
  const { name } = useShopIdentity()
  // Behind the # it is sent nowhere but here; a form that was sent leaves the address without it.
  const [token] = useState(() => window.location.hash.slice(1))
  if (token === '')
    return (
      <FormPage title={texts.firstStart}>
        <p className="text-muted">{texts.noToken}</p>
      </FormPage>
    )
  return (
    <FormPage title={texts.firstStart}>
      <p className="mb-6 text-muted">{texts.whatItIs}</p>
      <ShopForm schema={schema} errors={errors}>
        <input type="hidden" name="token" value={token} />
        <TextField
          name="shop"
          label={texts.shopName}
          hint={texts.canBeChanged}
          defaultValue={name}
          autoComplete="organization"
        />
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <TextField name="first_name" label={texts.firstName} autoComplete="given-name" />
          <TextField name="last_name" label={texts.lastName} autoComplete="family-name" />
        </div>
        <TextField name="email" label={texts.email} type="email" autoComplete="username" />
        <TextField
          name="password"
          label={texts.password}
          type="password"
          autoComplete="new-password"
          hint={texts.atLeast8Characters}
        />
        <SubmitButton>{texts.begin}</SubmitButton>
      </ShopForm>
    </FormPage>
  )
}
