import { texts } from '#texts/ui'

/** Placeholder of a screen with a single form. */
export function FormSkeleton() {
  return (
    <div className="mx-auto max-w-md">
      <h1 className="sr-only">{texts.loading}</h1>
      <div className="appear-late mb-6 h-9 w-2/3 rounded-control bg-awaited motion-safe:animate-pulse" />
      <FieldsSkeleton />
    </div>
  )
}

/** Placeholder of fields or choices, visible only after a short delay. */
export function FieldsSkeleton() {
  return (
    <div role="status" className="appear-late">
      <span className="sr-only">{texts.loading}</span>
      <div className="grid gap-6 motion-safe:animate-pulse">
        <div className="h-11 rounded-control bg-awaited" />
        <div className="h-11 rounded-control bg-awaited" />
        <div className="h-11 rounded-control bg-awaited" />
      </div>
    </div>
  )
}
