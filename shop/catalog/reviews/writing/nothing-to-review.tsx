import { RotateCcw } from 'lucide-react'
import { href, useFetcher } from 'react-router'
import * as texts from '#texts/catalog/reviews/writing'
import { Button, ButtonLink } from '../../../ui/button.tsx'

/** For a customer who has received none of the variants. */
export function NothingToReview({ close }: { close: () => void }) {
  const fetcher = useFetcher()
  return (
    <>
      <p className="font-medium">{texts.noVariantsToReviewPlease}</p>
      <p className="mt-2 text-muted text-sm">{texts.youCanReviewAVariant}</p>
      {/* What was sent is followed by a fresh look at the page, and so at what may be reviewed. */}
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
