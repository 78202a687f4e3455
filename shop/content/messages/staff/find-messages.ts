import { texts } from '#texts/content/messages/staff'
import { pagesOf } from '../../../../lib/page-of.contract.ts'
import { redirectOnMissingPage } from '../../../core/admin-kit/lists/redirect-on-missing-page.ts'
import type { apiFrom } from '../../../core/api.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { listMessages } from '../contact.contract.ts'

const ANSWERED = ['true', 'false'] as const

/** Finds one page of messages with the filters in the URL. */
export async function findMessages(api: ReturnType<typeof apiFrom>, request: Request) {
  const query = new URL(request.url).searchParams
  const answered = ANSWERED.find((one) => one === query.get('answered'))
  const page = query.get('page') ?? '1'
  const { results, count, waiting } = await orErrorPage(
    texts.failedToLoadMessagesPerhaps,
    api(listMessages, { query: { answered, page } }).catch(redirectOnMissingPage(request)),
  )
  return { answered, page: Number(page), pages: pagesOf(count), count, waiting, messages: results }
}
