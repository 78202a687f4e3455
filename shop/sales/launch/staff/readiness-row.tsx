import { Check, CircleAlert, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import * as texts from '#texts/sales/launch/staff'
import { ButtonLink } from '../../../ui/button.tsx'
import type { ReadinessKey, ReadinessLine } from '../selling.contract.ts'
import { EmailTest, NoticeUpload } from './launch-checks.tsx'

/** Links to the screens where items are completed. */
const LINKS: Partial<Record<ReadinessKey, string>> = {
  seller: href('/admin/settings/:group?', { group: 'legal' }),
  contact: href('/admin/settings/:group?', { group: 'contact' }),
  mediator: href('/admin/settings/:group?', { group: 'legal' }),
  vat: href('/admin/settings/:group?', { group: 'vat' }),
  delivery: href('/admin/delivery'),
  payment: href('/admin/settings/:group?', { group: 'payments' }),
  guarantees: href('/admin/settings/:group?', { group: 'legal' }),
  makers: href('/admin/makers'),
  pages: href('/admin/pages'),
}

/** An item of the launch checklist: state, reason, and link to complete it. */
export function ReadinessRow({ line: { key, is_ready, is_needed, missing, count } }: { line: ReadinessLine }) {
  const { title, text } = texts.lines[key]
  const way = is_ready ? texts.view : texts.fix
  const to = LINKS[key]
  const names = missing.flatMap((name) => texts.missingNames[name] ?? [])
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-4 py-4">
      <Sign isReady={is_ready} isNeeded={is_needed} />
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="font-medium">{title}</h3>
          {to && (
            <ButtonLink to={to} weight="quiet" aria-label={texts.wayTo(way, title)} className="-my-2 -mr-4">
              {way}
            </ButtonLink>
          )}
        </div>
        <p className="max-w-xl text-muted text-sm">{text}</p>
        {names.length > 0 && <p className="mt-1 text-sm">{texts.missing(names.join(', '))}</p>}
        {count !== null && count > 0 && (
          <p className="mt-1 text-sm">{(key === 'pages' ? texts.withDemo : texts.withoutManufacturerContact)(count)}</p>
        )}
        {key === 'email' && !is_ready && (missing.includes('smtp') ? <Aside>{texts.noSmtp}</Aside> : <EmailTest />)}
        {key === 'notice' && <NoticeUpload isThere={is_ready} />}
      </div>
    </li>
  )
}

const Aside = ({ children }: { children: ReactNode }) => <p className="mt-1 text-sm">{children}</p>

function Sign({ isReady, isNeeded }: { isReady: boolean; isNeeded: boolean }) {
  if (isReady) return <Check aria-label={texts.done} role="img" className="mt-0.5 size-5 text-good" />
  const Icon = isNeeded ? CircleAlert : TriangleAlert
  return (
    <Icon
      aria-label={texts.isMissing}
      role="img"
      className={`mt-0.5 size-5 ${isNeeded ? 'text-danger' : 'text-warn'}`}
    />
  )
}
