import type { ReactNode } from 'react'

/** A titled section of a detail screen. */
export function TitledSection({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name} className="min-w-0">
      <h2 className="mb-3 font-semibold text-base">{name}</h2>
      {children}
    </section>
  )
}
