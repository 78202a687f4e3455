import { redirectDocument, replace } from 'react-router'
import { toast, toastAfterLoad } from '../../../ui/feedback/toast.ts'
import type { UserWithToken } from '../session.contract.ts'
import { beginSession } from '../session.ts'
import { hasProviderScript } from '../social/provider-script.ts'

/** Starts the session after login, sign-up or social login, shows a toast and navigates. */
export function completeLogin(user: UserWithToken, text: string, to: string): Response {
  beginSession(user)
  if (!hasProviderScript()) {
    toast({ kind: 'success', text })
    return replace(to)
  }
  // No third-party script runs in a document that holds a token (docs/reference/rules.md, Sessions).
  toastAfterLoad({ kind: 'success', text })
  return redirectDocument(to)
}
