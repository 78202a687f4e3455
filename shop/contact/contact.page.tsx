import { useState } from 'react'
import { href, useSearchParams } from 'react-router'
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
import type { TypedMessage } from './contact-message.contract.ts'
import { SentMessage } from './sent-message.tsx'

const schema = async () => (await import('./contact-message.contract.ts')).ContactMessage

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  // The form checked it with the schema, which therefore need not be loaded for this.
  const body = Object.fromEntries(await request.formData()) as TypedMessage
  try {
    await apiFrom(context)(sendMessage, { body })
  } catch (error) {
    return { sent: undefined, errors: toastApiError(inOwnWords(error)) }
  }
  toast({ kind: 'success', text: texts.thankYouForYourMessage })
  return { sent: body, errors: undefined }
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

/**
 * Returns the number of the order that the address names, such as `?order=324`; undefined for visitors, who have none. The document is the same for everybody, so
 * only the browser looks.
 */
function useOwnOrder(): string | undefined {
  const [params] = useSearchParams()
  const order = params.get('order')
  return useUser() !== null && order !== null && /^\d+$/.test(order) ? order : undefined
}

export default function ContactPage({ actionData }: Route.ComponentProps) {
  const user = useUser()
  const sent = actionData?.sent
  const order = useOwnOrder()
  // Whoever wants to write again has seen what became of the last one.
  const [seen, setSeen] = useState<object>()
  return (
    <div className="lg:flex lg:justify-center lg:gap-16">
      <div className="lg:w-md">
        <FormPage title={texts.contactUs} intro={texts.aQuestionAboutAProduct}>
          {sent && sent !== seen ? (
            <SentMessage message={sent} writeAgain={() => setSeen(sent)} />
          ) : (
            <ShopForm schema={schema} errors={actionData?.errors}>
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
              {order !== undefined && <input type="hidden" name="order" value={order} />}
              <TextField
                name="title"
                label={texts.yourTitle}
                autoComplete="off"
                defaultValue={order === undefined ? '' : texts.aboutOrder(order)}
              />
              <TextField name="body" label={texts.yourBody} rows={6} />
              <SubmitButton>{texts.send}</SubmitButton>
            </ShopForm>
          )}
        </FormPage>
      </div>
      <aside
        aria-label={texts.otherWaysToReachUs}
        className="mx-auto mt-10 grid max-w-md content-start gap-4 border-line border-t pt-8 empty:hidden lg:mx-0 lg:mt-0 lg:w-64 lg:border-t-0 lg:border-l lg:pt-2 lg:pl-10"
      >
        <ShopContactLines contact={useShopIdentity().contact} />
      </aside>
    </div>
  )
}
