import { href, Link } from 'react-router'
import { texts } from '#texts/admin/translations'
import { LANGUAGES, type Language } from '../../../lib/texts/languages.ts'
import { localizedConstant } from '../../../lib/texts/localized-constant.ts'
import { EmptyState } from '../../core/admin-kit/lists/empty-state.tsx'
import { LoadedForStaff } from '../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../core/admin-kit/staff-screen-handle.tsx'
import { TitledSection } from '../../core/admin-kit/titled-section.tsx'
import { apiFrom } from '../../core/api.ts'
import { type Completeness, getTranslationState } from '../../core/translations/translations.contract.ts'
import { orErrorPage } from '../../ui/feedback/or-error-page.ts'
import { ListSkeleton } from '../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../ui/meta/no-index-meta.ts'
import type { Route } from './+types/translations.page'

export const clientLoader = staffLoader(({ context }: Route.ClientLoaderArgs) =>
  orErrorPage(texts.failedToLoad, apiFrom(context)(getTranslationState, {})),
)

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.translations)

export const handle = localizedConstant(() =>
  staffScreen({ title: texts.translations, reason: texts.onlyStaff, waiting: <ListSkeleton /> }),
)

export default function Translations({ loaderData }: Route.ComponentProps) {
  return (
    <LoadedForStaff data={loaderData}>
      {({ languages }) =>
        languages.length === 0 ? (
          <EmptyState>{texts.oneLanguage}</EmptyState>
        ) : (
          <div className="grid max-w-3xl gap-8">
            <p className="text-muted">{texts.intro}</p>
            {languages.map(({ language, kinds }) => (
              <TitledSection key={language} name={LANGUAGES[language].name}>
                <ul className="divide-y divide-line rounded-card border border-line bg-surface">
                  {kinds.map((state) => (
                    <KindRow key={state.kind} language={language} state={state} />
                  ))}
                </ul>
              </TitledSection>
            ))}
          </div>
        )
      }
    </LoadedForStaff>
  )
}

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
          {texts.lacking(missing, kind, LANGUAGES[language].name)}
        </Link>
      )}
    </li>
  )
}
