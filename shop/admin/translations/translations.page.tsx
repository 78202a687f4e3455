import { href, Link } from 'react-router'
import { texts } from '#texts/admin/translations'
import { LANGUAGES, type Language } from '../../../lib/texts/languages.ts'
import { EmptyState } from '../../core/admin-kit/lists/empty-state.tsx'
import { staffPage } from '../../core/admin-kit/staff-page.tsx'
import { TitledSection } from '../../core/admin-kit/titled-section.tsx'
import { type Completeness, getTranslationState } from '../../core/translations/translations.contract.ts'

const screen = staffPage(() => ({
  load: (api) => api(getTranslationState, {}),
  title: texts.translations,
  reason: texts.onlyStaff,
  failedToLoad: texts.failedToLoad,
  view: ({ languages }) =>
    languages.length === 0 ? (
      <EmptyState>{texts.oneLanguage}</EmptyState>
    ) : (
      <div className="grid max-w-3xl gap-8">
        <p className="text-muted">{texts.intro}</p>
        {languages.map(({ language, kinds }) => (
          <TitledSection key={language} name={LANGUAGES[language].name}>
            <ul data-rows="" className="divide-y divide-line rounded-card border border-line bg-surface">
              {kinds.map((state) => (
                <KindRow key={state.kind} language={language} state={state} />
              ))}
            </ul>
          </TitledSection>
        ))}
      </div>
    ),
}))

export const { clientLoader, meta, handle } = screen
export default screen.Page

function KindRow({ language, state: { kind, count, missing } }: { language: Language; state: Completeness }) {
  const address = href('/admin/translations/:language/:kind', { language, kind })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 px-4 hover:bg-sunken">
      <Link to={address} className="inline-flex min-h-11 items-center font-medium underline-offset-4 hover:underline">
        {texts.kinds[kind]}
      </Link>
      {count === 0 ? (
        <span className="inline-flex min-h-11 items-center text-muted text-sm">{texts.nothingToTranslate}</span>
      ) : missing === 0 ? (
        <span className="inline-flex min-h-11 items-center text-muted text-sm">{texts.isComplete}</span>
      ) : (
        <Link
          to={`${address}?missing=true`}
          className="inline-flex min-h-11 items-center text-sm text-warn underline underline-offset-4"
        >
          {texts.missingTexts(missing, kind, LANGUAGES[language].name)}
        </Link>
      )}
    </li>
  )
}
