import { coffeeAndTeaReviews } from '../reviews/coffee-and-tea.ts'
import { cookingReviews } from '../reviews/cooking.ts'
import { deskReviews } from '../reviews/desk.ts'
import { furnitureReviews } from '../reviews/furniture.ts'
import { knivesAndBoardsReviews } from '../reviews/knives-and-boards.ts'
import { lightAndSoundReviews } from '../reviews/light-and-sound.ts'
import { linenAndSoapReviews } from '../reviews/linen-and-soap.ts'
import { livingReviews } from '../reviews/living.ts'
import { mugReviews } from '../reviews/mug.ts'
import { outdoorsReviews } from '../reviews/outdoors.ts'
import { pantryReviews } from '../reviews/pantry.ts'
import { tableReviews } from '../reviews/table.ts'
import type { ReviewsBySlug } from './demo-review.ts'

/** The customers' reviews by product slug; a product without an entry has none. */
export const allReviews: ReviewsBySlug = {
  ...knivesAndBoardsReviews,
  ...cookingReviews,
  ...coffeeAndTeaReviews,
  ...mugReviews,
  ...tableReviews,
  ...pantryReviews,
  ...linenAndSoapReviews,
  ...livingReviews,
  ...furnitureReviews,
  ...lightAndSoundReviews,
  ...deskReviews,
  ...outdoorsReviews,
}
