import { Check, CircleAlert, Minus, TriangleAlert } from 'lucide-react'
import { useFetcher } from 'react-router'
import { texts } from '#texts/sales/launch/staff'
import { ButtonLink } from '../../../ui/button.tsx'
import type { ActionResult } from '../../../ui/feedback/run-action.ts'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import type { ReadinessLine } from '../selling.contract.ts'
import { NoticeUpload } from './notice-upload.tsx'
import { READINESS_LINKS } from './readiness-links.ts'

/** An item of the launch checklist: state, reason, and link to complete it. */
export function ReadinessRow({ line }: { line: ReadinessLine }) {
  const { key, is_ready, is_needed, is_dismissed, missing, count } = line
  const { title, text } = texts.lines[key]
  const way = is_ready ? texts.view : texts.fix
  const to = key === 'notice' ? undefined : READINESS_LINKS[key]
  const names = missing.flatMap((name) => texts.missingNames[name] ?? [])
  return (
    <li id={key} className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-4 py-4">
      <Sign {...line} />
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="font-medium">{title}</h3>
          <div className="-my-2 -mr-4 ml-auto flex">
            {!is_needed && !is_ready && <Dismissal line={line} />}
            {to && !is_dismissed && (
              <ButtonLink to={to} weight="quiet" aria-label={texts.actionFor(way, title)}>
                {way}
              </ButtonLink>
            )}
          </div>
        </div>
        {!is_dismissed && (
          <>
            <p className="max-w-xl text-muted text-sm">{text}</p>
            {names.length > 0 && <p className="mt-1 text-sm">{texts.missing(names.join(', '))}</p>}
            {count !== null && count > 0 && (
              <p className="mt-1 text-sm">
                {(key === 'pages' ? texts.withDemo : texts.withoutManufacturerContact)(count)}
              </p>
            )}
          </>
        )}
        {key === 'notice' && <NoticeUpload isThere={is_ready} />}
      </div>
    </li>
  )
}

/** Marks a recommendation as not needed, or adds it back. */
function Dismissal({ line: { key, is_dismissed } }: { line: ReadinessLine }) {
  const fetcher = useFetcher<ActionResult>()
  const label = is_dismissed ? texts.addBack : texts.notNeeded
  return (
    <ShopForm
      key={String(is_dismissed)}
      fetcher={fetcher}
      hidden={{ key, intent: is_dismissed ? 'add-back' : 'dismiss' }}
    >
      <SubmitButton weight="quiet" aria-label={texts.actionFor(label, texts.lines[key].title)}>
        {label}
      </SubmitButton>
    </ShopForm>
  )
}

function Sign({ is_ready, is_needed, is_dismissed }: ReadinessLine) {
  if (is_ready) return <Check aria-label={texts.done} role="img" className="mt-0.5 size-5 text-good" />
  if (is_dismissed) return <Minus aria-label={texts.isNotNeeded} role="img" className="mt-0.5 size-5 text-muted" />
  const Icon = is_needed ? CircleAlert : TriangleAlert
  return (
    <Icon
      aria-label={texts.isMissing}
      role="img"
      className={`mt-0.5 size-5 ${is_needed ? 'text-danger' : 'text-warn'}`}
    />
  )
}
