import { redirect, redirectDocument } from 'react-router'
import { CallFailed } from '../../../../../lib/api-client.ts'
import type { FieldErrors } from '../../../../../lib/forms/form-errors.ts'
import { toast, toastAfterLoad } from '../../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../../ui/feedback/toast-api-error.ts'
import { nestedErrors } from '../../../../ui/forms/nested-errors.ts'
import type { Api } from '../../../api.ts'
import type { ResourceCalls } from '../screen/resource-options.ts'
import { removeRecord } from '../screen/save-resource.tsx'

/** The errors of a record that was not saved. */
export interface RecordNotSaved {
  errors: FieldErrors
}

export interface RecordSaving<Body> {
  api: Api
  request: Request
  /** The record's id in the address; of no meaning for a new one. */
  id?: string | undefined
  calls: Partial<Pick<ResourceCalls<unknown, Body>, 'add' | 'change' | 'remove' | 'bulk'>>
  /** Reads the form. The server validates the values. */
  body: (form: FormData) => Body
  /** A deletion that can be undone has its own message. */
  texts: { saved: string; removed?: string }
  /** The address of the list, which opens after saving. */
  list: string
  /** The saved record changes the frame of the document, such as a menu. */
  reloadsDocument?: boolean
}

/**
 * Runs the action of a `RecordEditor` and redirects to the list. A form without a version adds a record. A record that
 * is already deleted counts as deleted.
 */
export async function saveRecord<Body>(saving: RecordSaving<Body>): Promise<Response | RecordNotSaved> {
  const { api, request, id = '', calls, body, texts, list, reloadsDocument = false } = saving
  const form = await request.formData()
  const at = { id, version: String(form.get('version')) }
  const isRemoved = request.method === 'DELETE'
  try {
    if (isRemoved && form.has('label')) {
      const isDone = await removeRecord(calls, api, at, { label: String(form.get('label')), list })
      return isDone ? redirect(list) : { errors: {} }
    }
    if (isRemoved) await calls.remove?.(api, at)
    else if (form.has('version')) await calls.change?.(api, at, body(form))
    else await calls.add?.(api, body(form))
  } catch (error) {
    const isGone = isRemoved && error instanceof CallFailed && error.status === 404
    if (!isGone) {
      const errors = toastApiError(error)
      return { errors: error instanceof CallFailed ? { ...errors, ...nestedErrors(error.error) } : errors }
    }
  }
  const message = { kind: 'success', text: (isRemoved ? texts.removed : texts.saved) ?? '' } as const
  if (!reloadsDocument) toast(message)
  else toastAfterLoad(message)
  return reloadsDocument ? redirectDocument(list) : redirect(list)
}
