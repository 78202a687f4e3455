import type { ReactNode } from 'react'
import { NeedsScript } from './needs-script.tsx'

interface FormPageProps {
  title: string
  intro?: ReactNode
  /** Whether the server takes its form from a browser without JavaScript. */
  worksWithoutScript?: boolean
  children: ReactNode
}

/** A screen that is about one form. */
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
