import { href, redirect } from 'react-router'
import { apiFrom } from '../../../core/api.ts'
import { updateSession } from '../../../core/auth/session.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { toastAdded } from '../../cart/changes/toast-added.tsx'
import { reorder } from '../orders.contract.ts'
import type { Route } from './+types/reorder.route'
import type { ReorderResult } from './reorder-result.ts'

export async function clientAction({ request, context }: Route.ClientActionArgs): Promise<ReorderResult> {
  const [form, api] = [await request.formData(), apiFrom(context)]
  try {
    const { user, added, missing } = await api(reorder, { params: { id: String(form.get('id')) } })
    updateSession(user)
    if (added.length > 0)
      toastAdded(
        api,
        added.map((line) => ({ ...line, saveForLater: false })),
        { wantedCount: added.length },
      )
    return { missing, isNothing: added.length === 0 }
  } catch (error) {
    toastApiError(error)
    return undefined
  }
}

// A direct visit to this address redirects.
export const loader = () => redirect(href('/'))
export const clientLoader = () => redirect(href('/'))
