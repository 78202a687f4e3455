import { texts } from '#texts/ui'

/** Placeholder of a list with pictures, visible only after a short delay. */
export function ListSkeleton() {
  return (
    <div role="status" className="appear-late mt-4">
      <span className="sr-only">{texts.loading}</span>
      <div className="motion-safe:animate-pulse">
        {['first', 'second', 'third'].map((line) => (
          <div
            key={line}
            className="grid grid-cols-[6rem_1fr] gap-4 border-line border-b py-5 sm:grid-cols-[9rem_1fr] sm:gap-6"
          >
            <div className="aspect-4/3 rounded-control bg-awaited" />
            <div className="grid content-start gap-3">
              <div className="h-5 w-2/3 rounded-control bg-awaited" />
              <div className="h-5 w-1/3 rounded-control bg-awaited" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
