import { pagesOf } from '../../../../lib/page-of.contract.ts'
import type { Api } from '../../../core/api.ts'
import { listMessages } from '../contact.contract.ts'

const ANSWERED = ['true', 'false'] as const

/** Finds one page of messages with the filters in the URL. */
export async function findMessages(api: Api, query: URLSearchParams) {
  const answered = ANSWERED.find((one) => one === query.get('answered'))
  const page = query.get('page') ?? '1'
  const { results, count, waiting } = await api(listMessages, { query: { answered, page } })
  return { answered, page: Number(page), pages: pagesOf(count), count, waiting, messages: results }
}
