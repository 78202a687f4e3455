import { useState } from 'react'
import { href, useSearchParams } from 'react-router'
import { texts } from '#texts/content/messages'
import { CallFailed } from '../../../lib/api-client.ts'
import type { FieldErrors } from '../../../lib/forms/form-errors.ts'
import { apiFrom } from '../../core/api.ts'
import { FormDraftNotice } from '../../core/auth/form-drafts/form-draft-notice.tsx'
import { useFormDraft, useOwnAnswer } from '../../core/auth/form-drafts/use-form-draft.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { toastApiError } from '../../ui/feedback/toast-api-error.ts'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { FormPage } from '../../ui/form-page.tsx'
import { ShopForm } from '../../ui/forms/shop-form.tsx'
import { ShopContactLines } from '../../ui/identity/shop-contact-lines.tsx'
import { useShopIdentity } from '../../ui/identity/shop-identity.ts'
import { pageMeta } from '../../ui/meta/page-meta.ts'
import type { Route } from './+types/contact.page'
import { sendMessage } from './contact.contract.ts'
import type { TypedMessage } from './contact-message.contract.ts'
import { SentMessage } from './sent-message.tsx'

const schema = async () => (await import('./contact-message.contract.ts')).ContactMessage

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  // The form validated the fields already, so the schema is not loaded here.
  const body = Object.fromEntries(await request.formData()) as TypedMessage
  try {
    await apiFrom(context)(sendMessage, { body })
  } catch (error) {
    return { sent: undefined, errors: toastApiError(withContactMessage(error)) }
  }
  toast({ kind: 'success', text: texts.thankYouForYourMessage })
  return { sent: body, errors: undefined }
}

/** Replaces an error without an explanation by the message of the contact form. */
function withContactMessage(error: unknown): unknown {
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
 * Returns the order number in the query, such as `?order=324`. Undefined on the server, because the cached document
 * is the same for everyone.
 */
function useNamedOrder(): string | undefined {
  const [params] = useSearchParams()
  const order = params.get('order')
  return order !== null && /^\d+$/.test(order) ? order : undefined
}

export default function ContactPage({ actionData }: Route.ComponentProps) {
  const answer = useOwnAnswer(actionData)
  const sent = answer?.sent
  // Hides the confirmation of the last message when the visitor chooses to write another one.
  const [seen, setSeen] = useState<object>()
  return (
    <div className="lg:flex lg:justify-center lg:gap-16">
      <div className="lg:w-md">
        <FormPage title={texts.contactUs} intro={texts.aQuestionAboutAProduct}>
          {sent && sent !== seen ? (
            <SentMessage message={sent} writeAgain={() => setSeen(sent)} />
          ) : (
            <ContactForm errors={answer?.errors} />
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

function ContactForm({ errors }: { errors: FieldErrors | undefined }) {
  const named = useNamedOrder()
  const draft = useFormDraft(named === undefined ? 'message' : `message-about-${named}`)
  const { typed, customer } = draft
  // Visitors have no orders.
  const order = customer ? named : undefined
  return (
    <ShopForm key={draft.key} schema={schema} errors={errors}>
      <FormDraftNotice draft={draft} isForAnybody />
      <TextField
        name="name"
        label={texts.yourName}
        autoComplete="name"
        defaultValue={typed.name ?? (customer ? `${customer.first_name} ${customer.last_name}`.trim() : '')}
      />
      <TextField
        name="email"
        label={texts.yourEmail}
        type="email"
        autoComplete="email"
        defaultValue={typed.email ?? customer?.email ?? ''}
      />
      {order !== undefined && !draft.hasEnded && <input type="hidden" name="order" value={order} />}
      <TextField
        name="title"
        label={texts.yourTitle}
        autoComplete="off"
        defaultValue={typed.title ?? (order === undefined ? '' : texts.aboutOrder(order))}
      />
      <TextField name="body" label={texts.yourBody} rows={6} defaultValue={typed.body} />
      <SubmitButton>{texts.send}</SubmitButton>
    </ShopForm>
  )
}
