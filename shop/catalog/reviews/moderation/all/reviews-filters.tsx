import { useNavigate } from 'react-router'
import { texts } from '#texts/catalog/reviews/moderation/all'
import { FilterLinks } from '../../../../core/admin-kit/lists/filter-links.tsx'
import { FilterSelect } from '../../../../core/admin-kit/lists/filter-select.tsx'
import { TableSearch } from '../../../../core/admin-kit/lists/table-search.tsx'
import { SAME_SCREEN } from '../../../../ui/same-screen.ts'
import { FEWEST_LETTERS } from './review-list-limits.contract.ts'
import { type ReviewsShown, type ReviewsView, staffReviewsAddress } from './reviews-view.ts'

/** The review filters by status, stars and typed words. Their state is in the address. */
export function ReviewsFilters({ view }: { view: ReviewsView }) {
  const navigate = useNavigate()
  // A search from the default view searches all reviews; another selected view stays.
  const show = (change: Partial<ReviewsView>, replace = false) =>
    void navigate(staffReviewsAddress(view, { ...(view.shown === 'reported' && { shown: 'all' }), ...change }), {
      replace,
      state: SAME_SCREEN,
    })
  const find = (words: string) => {
    const isTooShort = words !== '' && [...words].length < FEWEST_LETTERS
    if (!isTooShort && words !== view.words) show({ words }, view.words !== '')
  }
  const link = (shown: ReviewsShown, name: string) => ({
    to: staffReviewsAddress(view, { shown }),
    name,
    isChosen: view.shown === shown,
  })
  return (
    <div className="grid gap-3">
      <search className="flex flex-wrap gap-3">
        <TableSearch
          name="q"
          label={texts.findReviews}
          words={view.words}
          maxLength={100}
          find={find}
          className="basis-72"
        />
        <FilterSelect
          label={texts.stars}
          all={texts.anyStars}
          value={view.stars}
          choices={(['5', '4', '3', '2', '1'] as const).map(
            (stars) => [stars, texts.withStars(Number(stars))] as const,
          )}
          choose={(stars) => show({ stars })}
          className="max-sm:w-full"
        />
      </search>
      <FilterLinks
        label={texts.whichReviews}
        links={[
          link('reported', texts.reported),
          link('hidden', texts.hidden),
          link('unanswered', texts.notAnswered),
          link('answered', texts.answered),
          link('all', texts.all),
        ]}
      />
    </div>
  )
}
