import { href, redirectDocument } from 'react-router'
import { texts } from '#texts/sales/launch/staff'
import type { Api } from '../../../core/api.ts'
import { type ActionResult, runAction } from '../../../ui/feedback/run-action.ts'
import { toastAfterLoad } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { uploadNotice } from '../notices/notices.contract.ts'
import {
  dismissRecommendation,
  openSelling,
  type RecommendedKey,
  switchStorefront,
  switchTestMode,
} from '../selling.contract.ts'

/** Handles the forms of the launch checklist: both switches, test mode, recommendations and guarantee notice. */
export async function runLaunchAction(api: Api, form: FormData): Promise<ActionResult | Response> {
  const intent = form.get('intent')
  if (intent === 'open' || intent === 'close')
    return runAction(
      api(openSelling, { body: { is_open: intent === 'open' } }),
      intent === 'open' ? texts.isOpenNow : texts.isClosedNow,
    )
  if (intent === 'live' || intent === 'coming-soon')
    return changeAndReload(
      api(switchStorefront, { body: { is_live: intent === 'live' } }),
      intent === 'live' ? texts.isLiveNow : texts.isComingSoonNow,
    )
  if (intent === 'start-test' || intent === 'end-test')
    return changeAndReload(api(switchTestMode, { body: { is_on: intent === 'start-test' } }))
  if (intent === 'notice')
    return runAction(api(uploadNotice, { params: { language: 'fr' }, body: form }), texts.noticeStored)
  const is_dismissed = intent === 'dismiss'
  const params = { key: String(form.get('key')) as RecommendedKey }
  return runAction(
    api(dismissRecommendation, { params, body: { is_dismissed } }),
    is_dismissed ? texts.dismissed : texts.addedBack,
  )
}

/** Reloads the document on success, because the banners belong to the identity that the document was loaded with. */
async function changeAndReload(call: Promise<unknown>, text?: string): Promise<ActionResult | Response> {
  try {
    await call
  } catch (error) {
    return { isDone: false, errors: toastApiError(error) }
  }
  if (text !== undefined) toastAfterLoad({ kind: 'success', text })
  return redirectDocument(href('/admin/selling'))
}
