import { Circle, TriangleAlert } from 'lucide-react'
import { href } from 'react-router'
import { texts } from '#texts/sales/launch/staff'
import { ButtonLink } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { isOpenItem } from '../is-open-item.ts'
import type { Readiness } from '../selling.contract.ts'
import { READINESS_LINKS } from './readiness-links.ts'

/** The open items of the launch checklist for the dashboard. Renders nothing once the launch is complete. */
export function LaunchSteps({ is_complete, lines }: Readiness) {
  if (is_complete) return null
  const open = lines.filter(isOpenItem)
  return (
    <section
      aria-label={texts.beforeYouLaunch}
      className="rounded-card border border-line bg-surface px-4 py-3 sm:px-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="font-medium font-sans text-base">{texts.beforeYouLaunch}</h2>
        <p className="text-muted text-sm tabular-nums">{texts.doneOf(lines.length - open.length, lines.length)}</p>
        <ButtonLink to={href('/admin/selling')} weight="quiet" className="-mr-4 ml-auto">
          {texts.openChecklist}
        </ButtonLink>
      </div>
      {open.length === 0 ? (
        <p className="pb-2 text-sm">{texts.readyToLaunch}</p>
      ) : (
        <ul className="grid gap-x-8 sm:grid-cols-2 xl:grid-cols-3">
          {open.map(({ key, is_needed }) => {
            const Icon = is_needed ? Circle : TriangleAlert
            return (
              <li key={key} className="flex items-center gap-x-3 border-line border-t py-1">
                <Icon
                  aria-label={is_needed ? texts.isRequired : texts.recommended}
                  role="img"
                  className="size-4 shrink-0 text-muted"
                />
                <Link
                  to={READINESS_LINKS[key] ?? `${href('/admin/selling')}#${key}`}
                  className="inline-flex min-h-11 items-center text-sm underline-offset-4 hover:underline md:min-h-8"
                >
                  {texts.lines[key].title}
                </Link>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
