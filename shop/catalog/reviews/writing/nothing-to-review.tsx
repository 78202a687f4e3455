import { RotateCcw } from 'lucide-react'
import { href, useFetcher } from 'react-router'
import { texts } from '#texts/catalog/reviews/writing'
import { Button, ButtonLink } from '../../../ui/button.tsx'

/** Shown to a customer who has not received any variant. */
export function NothingToReview({ close }: { close: () => void }) {
  const fetcher = useFetcher()
  return (
    <>
      <p className="font-medium">{texts.noVariantsToReviewPlease}</p>
      <p className="mt-2 text-muted text-sm">{texts.youCanReviewAVariant}</p>
      {/* Submitting reloads the page's data, and with it the review permissions. */}
      <fetcher.Form method="post" action={href('/getCurrentUser')} className="mt-6 flex flex-wrap gap-3 *:grow">
        <ButtonLink to={href('/')} weight="secondary">
          {texts.goToHome}
        </ButtonLink>
        <Button weight="secondary" onClick={close}>
          {texts.goBack}
        </Button>
        <Button type="submit" aria-busy={fetcher.state !== 'idle'}>
          <RotateCcw
            aria-hidden="true"
            className={`size-5 ${fetcher.state === 'idle' ? '' : 'animate-[spin_1s_linear_infinite_reverse]'}`}
          />
          {texts.tryAgain}
        </Button>
      </fetcher.Form>
    </>
  )
}
