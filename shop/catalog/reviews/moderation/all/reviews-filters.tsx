import { useEffect, useRef } from 'react'
import { Form, useLocation, useNavigate, useNavigation } from 'react-router'
import { texts } from '#texts/catalog/reviews/moderation/all'
import { pathWithoutLanguage } from '../../../../../lib/texts/page-paths.ts'
import { FilterLinks } from '../../../../core/admin-kit/lists/filter-links.tsx'
import { SearchField } from '../../../../ui/fields/search-field.tsx'
import { SAME_SCREEN } from '../../../../ui/same-screen.ts'
import { FEWEST_LETTERS } from './review-list-limits.contract.ts'
import { type ReviewsShown, type ReviewsView, staffReviewsAddress } from './reviews-view.ts'

/** Typing pause before a search, in milliseconds. */
const PAUSE_MS = 250

/** The review filters by status, stars and typed words. Their state is in the address. */
export function ReviewsFilters({ view }: { view: ReviewsView }) {
  const navigate = useNavigate()
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  const { location: next } = useNavigation()
  const { pathname } = useLocation()
  // A pending search must not interrupt navigation to another screen.
  useEffect(() => {
    if (next && pathWithoutLanguage(next.pathname) !== pathname) clearTimeout(pause.current)
  }, [next, pathname])

  // A search from the default view searches all reviews; another selected view stays.
  const show = (change: Partial<ReviewsView>, replace = false) =>
    void navigate(staffReviewsAddress(view, { ...(view.shown === 'reported' && { shown: 'all' }), ...change }), {
      replace,
      state: SAME_SCREEN,
    })
  function find(typed: string, isLast: boolean) {
    clearTimeout(pause.current)
    const words = typed.trim()
    if (words !== '' && [...words].length < FEWEST_LETTERS) return
    if (words === view.words) return
    const go = () => show({ words }, view.words !== '')
    if (isLast) go()
    else pause.current = setTimeout(go, PAUSE_MS)
  }
  const link = (shown: ReviewsShown, name: string) => ({
    to: staffReviewsAddress(view, { shown }),
    name,
    isChosen: view.shown === shown,
  })
  return (
    <div className="grid gap-3">
      <search className="flex flex-wrap gap-3">
        <Form
          className="min-w-0 flex-1 basis-72"
          onSubmit={(event) => {
            event.preventDefault()
            find(String(new FormData(event.currentTarget).get('q')), true)
          }}
        >
          <SearchField
            className="w-full min-w-0"
            name="q"
            defaultValue={view.words}
            onChange={({ target }) => find(target.value, false)}
            maxLength={100}
            aria-label={texts.findReviews}
            placeholder={texts.findReviews}
          />
        </Form>
        <select
          aria-label={texts.stars}
          value={view.stars ?? ''}
          onChange={({ target }) => show({ stars: (target.value || undefined) as ReviewsView['stars'] })}
          className="h-11 min-w-0 rounded-control border border-edge bg-surface px-3 text-base max-sm:w-full"
        >
          <option value="">{texts.anyStars}</option>
          {(['5', '4', '3', '2', '1'] as const).map((stars) => (
            <option key={stars} value={stars}>
              {texts.withStars(Number(stars))}
            </option>
          ))}
        </select>
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
