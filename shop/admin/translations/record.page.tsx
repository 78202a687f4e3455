import { data, href, type ShouldRevalidateFunctionArgs } from 'react-router'
import { texts } from '#texts/admin/translations'
import { LANGUAGES, type Language } from '../../../lib/texts/languages.ts'
import { localizedConstant } from '../../../lib/texts/localized-constant.ts'
import { EmptyState } from '../../core/admin-kit/lists/empty-state.tsx'
import { LoadedForStaff } from '../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../core/admin-kit/staff-screen-handle.tsx'
import { type Api, apiFrom } from '../../core/api.ts'
import * as contract from '../../core/translations/translations.contract.ts'
import { orErrorPage } from '../../ui/feedback/or-error-page.ts'
import { ListSkeleton } from '../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../ui/meta/no-index-meta.ts'
import type { Route } from './+types/record.page'
import { type FormText, saveChanges, type TranslationAnswer } from './translation-changes.ts'
import { TranslationForm } from './translation-form.tsx'

/** @throws 404 for an unknown language or kind */
function addressOf({ language, kind, id }: Route.ClientLoaderArgs['params']) {
  const known = contract.RECORD_KINDS.find((one) => one === kind)
  if (!known || !Object.hasOwn(LANGUAGES, language)) throw data(texts.noTranslationsHere, { status: 404 })
  return { language: language as Language, kind: known, id }
}

const load = (api: Api, params: Route.ClientLoaderArgs['params']) =>
  api(contract.getTranslation, { params: addressOf(params) })

export const clientLoader = staffLoader(async ({ context, params }: Route.ClientLoaderArgs) =>
  orErrorPage(texts.failedToLoad, load(apiFrom(context), params)),
)

/** Unsaved input stays on the screen, even if the record was deleted. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && formMethod === undefined

export async function clientAction({ context, params, request }: Route.ClientActionArgs): Promise<TranslationAnswer> {
  const api = apiFrom(context)
  return saveChanges({
    form: await request.formData(),
    save: (changes) =>
      api(contract.updateTranslation, {
        params: addressOf(params),
        body: { texts: changes.map(({ id, ...change }) => ({ field: id, ...change })) },
      }),
    load: async () => (await load(api, params)).texts.map(toFormText),
  })
}

const toFormText = ({ field, is_outdated, rows, ...text }: contract.TranslatedText): FormText => ({
  id: field,
  label: texts.fields[field] ?? field,
  isOutdated: is_outdated,
  hint: field === 'slug' ? texts.slugHint : undefined,
  rows: rows ?? undefined,
  ...text,
})

type Params = Readonly<Record<string, string | undefined>>

const languageName = ({ language = '' }: Params) =>
  (LANGUAGES as Record<string, { name: string }>)[language]?.name ?? ''

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) =>
  noIndexMeta(matches, loaderData ? texts.translationOf(loaderData.name, languageName(params)) : texts.translation)

export const handle = localizedConstant(() =>
  staffScreen<contract.RecordToTranslate>({
    title: (record) => record?.name ?? texts.translation,
    reason: texts.onlyStaff,
    up: ({ language = '', kind = '' }) => ({
      to: href('/admin/translations/:language/:kind', { language, kind }),
      name: texts.translations,
    }),
    waiting: <ListSkeleton />,
  }),
)

export default function TranslationOfRecord({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <LoadedForStaff data={loaderData}>
      {({ id, source_language, texts: loaded }) =>
        loaded.length === 0 ? (
          <EmptyState>{texts.noTexts}</EmptyState>
        ) : (
          <div className="max-w-5xl">
            <TranslationForm
              key={`${params.language} ${params.kind} ${id}`}
              language={params.language as Language}
              sourceLanguage={source_language}
              texts={loaded.map(toFormText)}
              answer={actionData}
            />
          </div>
        )
      }
    </LoadedForStaff>
  )
}
