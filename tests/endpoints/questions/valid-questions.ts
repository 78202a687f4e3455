import { accountQuestions } from './accounts/account-questions.ts'
import { twoStepQuestions } from './accounts/two-step-questions.ts'
import { collectionQuestions } from './collection-questions.ts'
import { contactQuestions } from './contact/contact-questions.ts'
import { factQuestions } from './fact-questions.ts'
import { fileQuestions } from './file-questions.ts'
import { orderQuestions } from './order-questions.ts'
import { pageQuestions } from './page-questions.ts'
import type { Valid } from './question.ts'
import { sellingQuestions } from './selling-questions.ts'
import { settingsQuestions } from './settings-questions.ts'
import { shoppingQuestions } from './shopping-questions.ts'
import { staffQuestions } from './staff-questions.ts'
import { vatQuestions } from './vat-questions.ts'

const known: ReadonlyMap<string, Valid> = new Map([
  ...shoppingQuestions,
  ...accountQuestions,
  ...contactQuestions,
  ...twoStepQuestions,
  ...staffQuestions,
  ...orderQuestions,
  ...collectionQuestions,
  ...factQuestions,
  ...settingsQuestions,
  ...sellingQuestions,
  ...vatQuestions,
  ...pageQuestions,
  ...fileQuestions,
])

/**
 * Returns a valid request for an endpoint.
 * @param name its method and address
 */
export function validFor(name: string): Valid {
  const found = known.get(name)
  if (found) return found
  throw new Error(
    `Nobody has said how ${name} is asked so that it does what it is for. Say it in tests/endpoints/*-questions.ts: ` +
      'then its rights are checked for everybody, and it is asked nonsense that is nearly right.',
  )
}
