import type { ReactNode } from 'react'

/** A screen that is about one form. */
export function FormPage({ title, intro, children }: { title: string; intro?: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-md">
      <h1 className="text-2xl">{title}</h1>
      {intro && <p className="mt-3 text-muted">{intro}</p>}
      <div className="mt-8">{children}</div>
    </div>
  )
}
