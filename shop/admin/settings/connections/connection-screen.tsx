import type { ReactNode } from 'react'
import { SettingsNav } from '../settings-nav.tsx'

interface ConnectionScreenProps {
  /** Path of the screen. */
  path: string
  title: string
  text: string
  children: ReactNode
}

/** The layout of a connection screen: settings navigation, title and description. */
export function ConnectionScreen({ path, title, text, children }: ConnectionScreenProps) {
  return (
    <div data-wide="" className="grid gap-x-10 gap-y-8 lg:grid-cols-[11rem_minmax(0,1fr)]">
      <SettingsNav current={path} />
      <section aria-labelledby="connection" className="max-w-xl">
        <h2 id="connection" className="text-xl">
          {title}
        </h2>
        <p className="mt-1 mb-6 text-muted text-sm">{text}</p>
        {children}
      </section>
    </div>
  )
}

/** A notice above a form. */
export const Notice = ({ children }: { children: ReactNode }) => (
  <p role="status" className="mb-6 rounded-control bg-warn-soft px-4 py-3 text-sm text-warn">
    {children}
  </p>
)
