import * as texts from '#texts/reviews/moderation'
import { pagesOf } from '../../../lib/page-of.contract.ts'
import type { apiFrom } from '../../api.ts'
import { orErrorPage } from '../../feedback/or-error-page.ts'
import { redirectOnMissingPage } from '../../staff/redirect-on-missing-page.ts'
import { listReportedReviews } from './moderation.contract.ts'

/** Finds one page of the reported reviews, or of the hidden ones when the address asks for them. */
export async function findReported(api: ReturnType<typeof apiFrom>, request: Request) {
  const asked = new URL(request.url).searchParams
  const hidden = asked.get('hidden') === 'true' ? 'true' : 'false'
  const page = asked.get('page') ?? '1'
  const { results, count } = await orErrorPage(
    texts.failedToLoadReviewsPerhaps,
    api(listReportedReviews, { query: { hidden, page } }).catch(redirectOnMissingPage(request)),
  )
  return { areHidden: hidden === 'true', page: Number(page), pages: pagesOf(count), count, reviews: results }
}
