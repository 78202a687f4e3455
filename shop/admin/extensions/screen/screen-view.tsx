import { type ReactNode, useId } from 'react'
import { shownNumber } from '../../../../lib/texts/current-formats.ts'
import type {
  ActionResponse,
  ScreenAction,
  ScreenContent,
  ScreenSection,
  ScreenValue,
} from '../../../core/extensions/screens/screen-content.contract.ts'
import { Link } from '../../../ui/link.tsx'
import { ActionButton, ActionForm } from './action-button.tsx'
import { ScreenTable } from './screen-table.tsx'

interface ScreenViewProps {
  sections: ScreenContent['sections']
  actions: readonly ActionResponse[]
}

const NOTICES = {
  info: 'bg-sunken',
  success: 'bg-good-soft text-good',
  warning: 'bg-warn-soft text-warn',
} as const

/** The content of a screen of an extension. */
export function ScreenView({ sections, actions }: ScreenViewProps) {
  return (
    <div className="grid gap-8">
      {sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections have no other identity
        <Section key={index} section={section} actions={actions} />
      ))}
    </div>
  )
}

function Section({ section, actions }: { section: ScreenSection; actions: readonly ActionResponse[] }) {
  const { title, notice, lines, facts, table, links } = section
  const id = useId()
  const placed = section.actions.flatMap((at) => {
    const action = actions.find(({ name }) => name === at.action)
    return action ? [{ at, action }] : []
  })
  const isForm = ({ action }: { action: ActionResponse }) => action.fields.length > 0 && !action.is_dangerous
  const show = (value: ScreenValue) => <Value value={value} actions={actions} />
  const content = (
    <>
      {title && (
        <h2 id={id} className="text-lg">
          {title}
        </h2>
      )}
      {notice && (
        <p role="status" className={`rounded-control px-4 py-3 text-sm ${NOTICES[notice.kind]}`}>
          {notice.text}
        </p>
      )}
      {lines.map((line) => (
        <p key={line} className="max-w-[80ch] text-sm">
          {line}
        </p>
      ))}
      {facts.length > 0 && (
        <dl className="grid gap-x-6 text-sm sm:gap-y-2 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
          {facts.map(({ name, value }) => (
            <Fact key={name} name={name}>
              {show(value)}
            </Fact>
          ))}
        </dl>
      )}
      {table && <ScreenTable table={table} title={title ?? ''} show={show} />}
      {links.length > 0 && (
        <ul className="flex flex-wrap gap-x-5 text-sm">
          {links.map(({ text, to }) => (
            <li key={to}>
              <Target to={to}>{text}</Target>
            </li>
          ))}
        </ul>
      )}
      {placed.filter(isForm).map(({ at, action }) => (
        <div key={keyOf(at)} className="max-w-3xl rounded-card border border-line bg-surface p-4 shadow-card sm:p-5">
          {(at.label ?? action.label) !== title && (
            <h3 className="mb-3 font-medium text-base">{at.label ?? action.label}</h3>
          )}
          <ActionForm action={action} at={at} />
        </div>
      ))}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {placed
          .filter((one) => !isForm(one))
          .map(({ at, action }) => (
            <ActionButton key={keyOf(at)} action={action} at={at} />
          ))}
      </div>
    </>
  )
  const className = 'grid min-w-0 grid-cols-1 gap-3 wrap-anywhere'
  return title ? (
    <section aria-labelledby={id} className={className}>
      {content}
    </section>
  ) : (
    <div className={className}>{content}</div>
  )
}

const keyOf = ({ action, of }: ScreenAction) => `${action} ${of}`

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="contents">
    <dt className="text-muted">{name}</dt>
    <dd className="max-sm:mb-2">{children}</dd>
  </div>
)

function Value({ value, actions }: { value: ScreenValue; actions: readonly ActionResponse[] }) {
  if (typeof value === 'number') return shownNumber(value)
  if (typeof value === 'string') return value
  if ('to' in value) return <Target to={value.to}>{value.text}</Target>
  const action = actions.find(({ name }) => name === value.action)
  return action && <ActionButton action={action} at={value} />
}

const Target = ({ to, children }: { to: string; children: string }) => (
  <Link
    to={to}
    rel={to.startsWith('/') ? undefined : 'noopener'}
    className="lone-link text-accent underline underline-offset-4"
  >
    {children}
  </Link>
)
