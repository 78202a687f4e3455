import type { ReactNode } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { texts } from '#texts/admin/settings/connections'
import { type RouteArgs, type StaffPageOptions, staffPage } from '../../../core/admin-kit/staff-page.tsx'
import { SettingsNav } from '../settings-nav.tsx'

interface ConnectionOptions<Data, OfRoute extends RouteArgs, Submitted>
  extends Pick<StaffPageOptions<Data, OfRoute, Submitted>, 'load' | 'submit' | 'reason' | 'failedToLoad' | 'view'> {
  /** Path of the screen. */
  path: string
  name: string
  /** The heading, if the loaded data has another name. */
  heading?: (loaded: Data) => string | undefined
  /** The description. */
  text: string
  /** Content below the description, such as a link back; shown before the data is loaded. */
  intro?: ReactNode
}

/** Returns the route module of a connection screen: settings navigation, name, description and view. */
export const connectionPage = <Data, OfRoute extends RouteArgs = RouteArgs, Submitted = undefined>(
  create: () => ConnectionOptions<Data, OfRoute, Submitted>,
) =>
  staffPage<Data, OfRoute, Submitted>(() => {
    const { path, name, heading, text, intro, ...options } = create()
    return {
      ...options,
      title: texts.settings,
      documentTitle: name,
      waiting: 'fields',
      around: (view, loaded) => (
        <div data-wide="" className="grid gap-x-10 gap-y-8 lg:grid-cols-[11rem_minmax(0,1fr)]">
          <SettingsNav current={path} />
          <section aria-labelledby="connection" className="max-w-xl">
            <h2 id="connection" className="text-xl">
              {(loaded && heading?.(loaded)) ?? name}
            </h2>
            <p className="mt-1 mb-6 text-muted text-sm">{text}</p>
            {intro}
            {view}
          </section>
        </div>
      ),
    }
  })

/** Loads a connection again only after it was saved, so that a refusal or a test keeps the typed values. */
export function keepTyped({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const { isDone = true, test } = (actionResult ?? {}) as { isDone?: boolean; test?: object }
  return defaultShouldRevalidate && isDone && test === undefined
}

/** A notice above a form. */
export const Notice = ({ children }: { children: ReactNode }) => (
  <p role="status" className="mb-6 rounded-control bg-warn-soft px-4 py-3 text-sm text-warn">
    {children}
  </p>
)
