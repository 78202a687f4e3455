import pg from 'pg'
import { asSuperuser } from '../../../../server/db/embedded/shop-role.ts'
import type { Connection } from '../../../../server/db/open.ts'
import { BUDGETS } from '../../budgets.ts'
import { addManyReviews } from '../../shops/many-reviews.ts'
import { stockedShops } from '../../shops/stocked-shops.ts'
import type { BenchRow } from '../row.ts'
import { staffToken } from './staff-token.ts'
import { timeQuestions } from './time-questions.ts'

/** What staff ask of all reviews: the first and the last page, what is rare and what is common, and words that none, few, some and all of them have. */
const QUESTIONS = [
  '/api/staff_reviews/?',
  '/api/staff_reviews/?page=178',
  '/api/staff_reviews/?stars=1',
  '/api/staff_reviews/?stars=5&page=178',
  '/api/staff_reviews/?state=unanswered',
  '/api/staff_reviews/?state=unanswered&page=178',
  '/api/staff_reviews/?state=unanswered&stars=1',
  '/api/staff_reviews/?state=answered',
  '/api/staff_reviews/?state=answered&stars=1',
  '/api/staff_reviews/?state=hidden',
  '/api/staff_reviews/?state=hidden&stars=1',
  '/api/staff_reviews/?state=reported',
  '/api/staff_reviews/?q=zebra',
  '/api/staff_reviews/?q=seldom',
  '/api/staff_reviews/?q=sometimes',
  '/api/staff_reviews/?q=sometimes&page=178',
  '/api/staff_reviews/?q=sometimes&stars=1',
  '/api/staff_reviews/?q=reviews',
  '/api/staff_reviews/?q=reviews&page=178',
]

/** How long the staff's list of reviews takes in a shop that has many. @param count of them */
export async function measureStaffReviews(
  count: number,
  say: (sentence: string) => void,
  opened: AsyncDisposableStack,
): Promise<BenchRow[]> {
  const openStocked = await stockedShops(opened)
  let token = ''
  const ask = await openStocked('staff_reviews', async (connection) => {
    await addManyReviews(connection, [count / 2, count / 2])
    await makeVaried(connection)
    token = await staffToken(connection)
  })
  say(`Made ${count.toLocaleString('en')} reviews`)
  const among = `${count.toLocaleString('en')} reviews`
  return timeQuestions({ ask, token, paths: QUESTIONS, among, budgetMs: BUDGETS.staffListMs }, say)
}

/** Answers nearly all that gave one star and few others, hides one of a thousand, and lets some say what others do not. Without triggers, which would count each. */
async function makeVaried(connection: Connection): Promise<void> {
  const client = new pg.Client(asSuperuser(connection))
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    await client.query(`
      update reviews set
        answer = case when half_stars = 2 and id % 7 <> 0 or id % 501 = 0 then 'Thank you.' end,
        answered_at = case when half_stars = 2 and id % 7 <> 0 or id % 501 = 0 then now() end,
        hidden_reason = case when id % 1009 = 0 then 'It advertises.' end,
        hidden_at = case when id % 1009 = 0 then now() end,
        body = case when id % 997 = 0 then 'It says seldom words.' when id % 19 = 0 then 'It sometimes says more.' else body end
      where half_stars = 2 or id % 501 = 0 or id % 1009 = 0 or id % 997 = 0 or id % 19 = 0`)
    await client.query('vacuum (analyze) reviews')
  } finally {
    await client.end()
  }
}
