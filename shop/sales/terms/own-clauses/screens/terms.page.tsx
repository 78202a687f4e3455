import { href, useFetcher } from 'react-router'
import { texts } from '#texts/sales/terms/own-clauses/screens'
import { staffPage } from '../../../../core/admin-kit/staff-page.tsx'
import { TranslationLinks } from '../../../../core/translations/translation-links.tsx'
import { Button, ButtonLink, type Weight } from '../../../../ui/button.tsx'
import { Moment } from '../../../../ui/time.tsx'
import { getOwnTerms, type OwnTerms } from '../own-clauses.contract.ts'
import { ClauseList } from './clause-list.tsx'
import { type ClauseIntent, saveClauses } from './save-clauses.tsx'

const screen = staffPage(() => ({
  load: (api) => api(getOwnTerms, {}),
  submit: saveClauses,
  title: texts.terms,
  reason: texts.onlyStaff,
  failedToLoad: texts.failedToLoad,
  view: (data) => <Terms {...data} />,
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page

function Terms({ draft, versions }: OwnTerms) {
  const current = versions[0]?.number ?? 0
  return (
    <div className="max-w-3xl">
      <TranslationLinks kind="clauses" />
      <p className="text-muted">{texts.whatOwnClausesAre}</p>
      <p className="mt-4 rounded-card border border-edge bg-sunken p-4 text-sm">{texts.lawyer}</p>
      <section aria-labelledby="draft" className="mt-8">
        <h2 id="draft" className="mb-2 text-lg">
          {texts.draft}
        </h2>
        <p role="status" className="mb-4 text-muted text-sm empty:hidden">
          {draft.is_changed ? texts.isChanged(draft.changed_by) : versions.length > 0 && texts.isPublished}
        </p>
        <ClauseList clauses={draft.clauses} version={draft.version} />
        <div className="mt-6 flex flex-wrap gap-3 border-line border-t pt-6">
          {draft.is_changed && (
            <IntentButton intent="publish" fields={{ version: draft.version }}>
              {texts.publish(current + 1)}
            </IntentButton>
          )}
          <ButtonLink to={href('/admin/terms/preview')} weight="secondary">
            {texts.preview}
          </ButtonLink>
          {draft.is_changed && (
            <IntentButton intent="discard" fields={{ version: draft.version, number: current }} weight="quiet">
              {texts.discard}
            </IntentButton>
          )}
        </div>
        {draft.is_changed && <p className="mt-3 text-muted text-sm">{texts.versionsStay}</p>}
      </section>
      <Versions draft={draft} versions={versions} />
    </div>
  )
}

function Versions({ draft, versions }: OwnTerms) {
  return (
    <section aria-labelledby="versions" className="mt-10">
      <h2 id="versions" className="mb-3 text-lg">
        {texts.versions}
      </h2>
      {versions.length === 0 && <p className="text-muted">{texts.noVersions}</p>}
      <ul data-rows="" className="divide-y divide-line rounded-card border border-line bg-surface empty:hidden">
        {versions.map(({ number, time_published, by, clauses }, index) => (
          <li key={number} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 p-4 sm:px-5">
            <div>
              <h3 className="font-medium text-base">
                {texts.version(number)}
                {index === 0 && <span className="ml-2 text-muted text-sm">{texts.current}</span>}
              </h3>
              <p className="text-muted text-sm wrap-anywhere">
                <Moment of={time_published} /> {texts.publishedBy(by, clauses)}
              </p>
            </div>
            <div className="-mx-4 flex flex-wrap">
              <ButtonLink to={href('/admin/terms/versions/:number', { number: String(number) })} weight="quiet">
                {texts.view(number)}
              </ButtonLink>
              {(index > 0 || draft.is_changed) && (
                <IntentButton intent="restore" fields={{ version: draft.version, number }} weight="quiet">
                  {texts.restore(number)}
                </IntentButton>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface IntentButtonProps {
  intent: ClauseIntent
  fields: Record<string, number>
  weight?: Weight
  children: string
}

/** A button that sends one of the actions of the screen. */
function IntentButton({ intent, fields, weight = 'primary', children }: IntentButtonProps) {
  const fetcher = useFetcher()
  return (
    <Button
      weight={weight}
      aria-disabled={fetcher.state !== 'idle'}
      onClick={() => fetcher.state === 'idle' && void fetcher.submit({ intent, ...fields }, { method: 'post' })}
    >
      {children}
    </Button>
  )
}
