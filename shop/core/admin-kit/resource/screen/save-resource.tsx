import { useFetcher } from 'react-router'
import * as texts from '#texts/core/admin-kit/resource'
import { CallFailed } from '../../../../../lib/api-client.ts'
import { bodyFrom } from '../../../../../lib/forms/form-data.ts'
import { type ActionResult, runAction } from '../../../../ui/feedback/run-action.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../../ui/feedback/toast-api-error.ts'
import type { Api } from '../../../api.ts'
import type { FormOfTexts, ResourceOptions } from './resource-options.ts'

/** The actions of the forms of a resource. */
export type ResourceIntent = 'add' | 'change' | 'remove' | 'restore' | 'order'

type SavedParts<Form extends FormOfTexts> = Pick<ResourceOptions<unknown, never, Form>, 'calls' | 'form' | 'texts'>

/** Runs the action of a resource's form and shows a message. A deletion can be undone; a new order shows itself. */
export async function saveResource<Form extends FormOfTexts>(
  { calls, form: importForm, texts: own }: SavedParts<Form>,
  api: Api,
  request: Request,
): Promise<ActionResult> {
  const form = await request.formData()
  const at = { id: String(form.get('id')), version: String(form.get('version')) }
  const name = String(form.get('label'))
  const body = async () => bodyFrom(await importForm(), form)
  switch (form.get('intent') as ResourceIntent) {
    case 'add':
      return runAction(calls.add(api, await body()), own.added)
    case 'change':
      return runAction(calls.change(api, at, await body()), own.changed)
    case 'restore':
      return runAction(calls.add(api, await body()), texts.restored(name))
    case 'remove':
      return quietly(calls.remove(api, at).catch(unlessGone), () =>
        toast({
          kind: 'success',
          text: texts.removed(name),
          action: <UndoRemoval action={new URL(request.url).pathname} removed={form} />,
        }),
      )
    case 'order':
      return quietly(calls.order?.(api, JSON.parse(String(form.get('ids')))))
  }
}

async function quietly(call: Promise<unknown> | undefined, done?: () => void): Promise<ActionResult> {
  try {
    await call
  } catch (error) {
    return { isDone: false, errors: toastApiError(error) }
  }
  done?.()
  return { isDone: true }
}

function unlessGone(error: unknown): void {
  // Another staff member deleted it already, which is the desired result.
  if (!(error instanceof CallFailed) || error.status !== 404) throw error
}

/** Adds a deleted record again from the values that its deletion form contained. */
function UndoRemoval({ action, removed }: { action: string; removed: FormData }) {
  const fetcher = useFetcher()
  return (
    <fetcher.Form method="post" action={action}>
      {[...removed].map(([name, value]) => (
        <input
          key={name}
          type="hidden"
          name={name}
          value={name === 'intent' ? ('restore' satisfies ResourceIntent) : String(value)}
        />
      ))}
      <button type="submit" className="min-h-11 font-medium text-accent underline underline-offset-4 md:min-h-6">
        {texts.undo}
      </button>
    </fetcher.Form>
  )
}
