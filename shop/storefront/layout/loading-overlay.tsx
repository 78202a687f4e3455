import { useNavigation } from 'react-router'
import { texts } from '#texts/storefront/layout'

/** The spinner during a navigation. CSS delays it, so that fast navigations show none (see theme.css). */
export function LoadingOverlay() {
  const loading = useNavigation().state === 'loading'
  return (
    <div role="status" className="contents">
      {loading && (
        <div className="appear-late pointer-events-none fixed inset-0 z-40 grid place-items-center bg-paper/60">
          <span className="size-12 animate-spin rounded-full border-4 border-line border-t-accent" />
          <span className="sr-only">{texts.loading}</span>
        </div>
      )}
    </div>
  )
}
