import { href } from 'react-router'
import * as texts from '#texts/contact'
import { CallFailed } from '../../lib/api-client.ts'
import { apiFrom } from '../api.ts'
import { toast } from '../feedback/toast.ts'
import { toastApiError } from '../feedback/toast-api-error.ts'
import { ShopForm } from '../forms/shop-form.tsx'
import { ShopContactLines } from '../identity/shop-contact-lines.tsx'
import { useShopIdentity } from '../identity/shop-identity.ts'
import { pageMeta } from '../meta/page-meta.ts'
import { useUser } from '../session/session.ts'
import { SubmitButton } from '../ui/fields/submit-button.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { FormPage } from '../ui/form-page.tsx'
import type { Route } from './+types/contact.page'
import { sendMessage } from './contact.contract.ts'
import type { ContactMessage } from './contact-message.contract.ts'

const schema = async () => (await import('./contact-message.contract.ts')).ContactMessage

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  // The form checked it with the schema, which therefore need not be loaded for this.
  const body = Object.fromEntries(await request.formData()) as ContactMessage
  try {
    await apiFrom(context)(sendMessage, { body })
  } catch (error) {
    return { isSent: false, to: '', errors: toastApiError(inOwnWords(error)) }
  }
  toast({ kind: 'success', text: texts.thankYouForYourMessage })
  return { isSent: true, to: body.email, errors: undefined }
}

/** Where no answer says why, the contact form has a sentence of its own. */
function inOwnWords(error: unknown): unknown {
  if (!(error instanceof CallFailed) || error.errorType === 'external') return error
  return new CallFailed(texts.somethingWentWrong, 'internal', {}, error.status, error.code)
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.contactUs,
    description: texts.writeToThePeople,
    path: href('/contact'),
  })

export default function ContactPage({ actionData }: Route.ComponentProps) {
  const user = useUser()
  return (
    <FormPage title={texts.contactUs} intro={texts.aQuestionAboutAProduct}>
      {actionData?.isSent && (
        <p className="mb-6 border-good border-l-3 pl-4">{texts.weHaveYourMessage(actionData.to)}</p>
      )}
      <ShopForm schema={schema} errors={actionData?.errors} emptyAfter={actionData?.isSent && actionData}>
        <TextField
          name="name"
          label={texts.yourName}
          autoComplete="name"
          defaultValue={user ? `${user.first_name} ${user.last_name}`.trim() : ''}
        />
        <TextField
          name="email"
          label={texts.yourEmail}
          type="email"
          autoComplete="email"
          defaultValue={user?.email ?? ''}
        />
        <TextField name="title" label={texts.yourTitle} autoComplete="off" />
        <TextField name="body" label={texts.yourBody} rows={6} />
        <SubmitButton>{texts.send}</SubmitButton>
      </ShopForm>
      <div className="mt-10 grid gap-4 border-line border-t pt-8 empty:hidden">
        <ShopContactLines contact={useShopIdentity().contact} />
      </div>
    </FormPage>
  )
}
