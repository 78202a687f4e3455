import { useState } from 'react'
import { href, Link } from 'react-router'
import { texts } from '#texts/content/messages/threads/write-again'
import { CallFailed } from '../../../../../lib/api-client.ts'
import { apiFrom } from '../../../../core/api.ts'
import { orErrorPage } from '../../../../ui/feedback/or-error-page.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../../ui/feedback/toast-api-error.ts'
import { FormPage } from '../../../../ui/form-page.tsx'
import { FieldsSkeleton } from '../../../../ui/loading/form-skeleton.tsx'
import { noIndexMeta } from '../../../../ui/meta/no-index-meta.ts'
import type { Route } from './+types/write-again.page'
import { OwnMessages } from './own-messages.tsx'
import { readOwnThread, writeAgain } from './write-again.contract.ts'
import { WriteAgainForm } from './write-again-form.tsx'

/** Reads the thread with the token in the fragment (#), which browsers send neither to logs nor to linked sites. */
export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const token = window.location.hash.slice(1)
  if (token === '') return undefined
  const reading = apiFrom(context)(readOwnThread, { body: { token } }).catch(nullIfExpired)
  const thread = await orErrorPage(texts.failedToLoad, reading)
  return thread ? { token, thread } : undefined
}

/** Treats a truncated link like an expired one: returns null for both, rethrows other errors. */
function nullIfExpired(error: unknown): null {
  if (error instanceof CallFailed && (error.status === 404 || error.status === 400)) return null
  throw error
}

clientLoader.hydrate = true as const

export async function clientAction({ context, request }: Route.ClientActionArgs) {
  const form = await request.formData()
  const body = { token: String(form.get('token')), body: String(form.get('body')) }
  try {
    const thread = await apiFrom(context)(writeAgain, { body })
    toast({ kind: 'success', text: texts.thankYouForYourMessage })
    return { thread, errors: undefined }
  } catch (error) {
    return { thread: undefined, errors: toastApiError(error) }
  }
}

/**
 * No revalidation: after submitting, the URL has lost its fragment, and the action's response contains the thread.
 */
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.yourMessage)

export function HydrateFallback() {
  return (
    <FormPage title={texts.yourMessage}>
      <FieldsSkeleton />
    </FormPage>
  )
}

export default function WriteAgainPage({ loaderData, actionData }: Route.ComponentProps) {
  // Keeps the first loaded thread when the URL changes later.
  const [read] = useState(loaderData)
  const thread = actionData?.thread ?? read?.thread
  if (!read || !thread)
    return (
      <FormPage title={texts.yourMessage}>
        <p>{texts.linkExpired}</p>
        <p className="mt-4">
          <Link reloadDocument to={href('/contact')} className="underline underline-offset-4">
            {texts.contactShop}
          </Link>
        </p>
      </FormPage>
    )
  return (
    <div className="mx-auto max-w-2xl">
      <h1 className="mb-6 text-2xl wrap-anywhere">{thread.title}</h1>
      <OwnMessages thread={thread} />
      <div className="mt-8">
        {thread.may_write ? (
          <WriteAgainForm token={read.token} errors={actionData?.errors} />
        ) : (
          <p role="status" className="text-muted">
            {texts.messageReceived}
          </p>
        )}
      </div>
    </div>
  )
}
