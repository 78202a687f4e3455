import type { ReactNode } from 'react'
import { NeedsScript } from './needs-script.tsx'

interface FormPageProps {
  title: string
  intro?: ReactNode
  /** The form also works without JavaScript. */
  worksWithoutScript?: boolean
  children: ReactNode
}

/** A screen with a single form. */
export function FormPage({ title, intro, worksWithoutScript = false, children }: FormPageProps) {
  return (
    <div className="mx-auto max-w-md">
      <h1 className="text-2xl">{title}</h1>
      {intro && <p className="mt-3 text-muted">{intro}</p>}
      {!worksWithoutScript && <NeedsScript />}
      <div className="mt-8">{children}</div>
    </div>
  )
}
