import { pagesOf } from '../../../lib/page-of.contract.ts'
import type { apiFrom } from '../../api.ts'
import { whenDown } from '../../feedback/when-down.ts'
import { staffHere } from '../../staff/staff-here.ts'
import { unlessNoPage } from '../../staff/unless-no-page.ts'
import { messages } from '../contact.contract.ts'

const ANSWERED = ['true', 'false'] as const

/** One page of the messages that an address asks for; undefined for whoever is no staff. */
export async function findMessages(api: ReturnType<typeof apiFrom>, request: Request) {
  if (!(await staffHere())) return undefined
  const asked = new URL(request.url).searchParams
  const answered = ANSWERED.find((one) => one === asked.get('answered'))
  const page = asked.get('page') ?? '1'
  const { results, count, waiting } = await whenDown(
    'Failed to load messages, perhaps our server is down',
    api(messages, { query: { answered, page } }).catch(unlessNoPage(request)),
  )
  return { answered, page: Number(page), pages: pagesOf(count), count, waiting, messages: results }
}
