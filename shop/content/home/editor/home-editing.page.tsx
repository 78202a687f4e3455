import { href } from 'react-router'
import * as texts from '#texts/content/home/editor'
import { cardProduct } from '../../../catalog/products/card/card-product.ts'
import { listProducts } from '../../../catalog/products/read/catalogue.contract.ts'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../core/api.ts'
import { getSections } from '../../../core/settings/settings.contract.ts'
import type { HomeSection } from '../../../core/settings/settings-groups.contract.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { ListSkeleton } from '../../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { getHeroPicture, removePhotograph, setPhotograph } from '../sections-store/hero-photograph.contract.ts'
import type { Route } from './+types/home-editing.page'
import { PhotographForm } from './photograph-form.tsx'
import { type SectionsResult, saveSections } from './save-sections.ts'
import { SectionsEditor } from './sections-editor.tsx'

const ALL = Object.keys(texts.sections) as HomeSection[]

export const clientLoader = staffLoader(async ({ context }: Route.ClientLoaderArgs) => {
  const api = apiFrom(context)
  const [saved, { picture }] = await orErrorPage(
    texts.failedToLoad,
    Promise.all([api(getSections, {}), api(getHeroPicture, {})]),
  )
  const { shown, counter, story } = saved.values
  const products = async (ids: string) =>
    ids === '' ? [] : (await api(listProducts, { query: { id: ids.replaceAll(' ', ',') } })).results.map(cardProduct)
  const isShown = ALL.filter((one) => shown.split(' ').includes(one))
  const order = [...isShown].sort((one, other) => shown.indexOf(one) - shown.indexOf(other))
  const hidden = ALL.filter((one) => !isShown.includes(one))
  return {
    version: saved.version,
    begin: {
      order: [...order, ...hidden],
      hidden,
      ...(await orErrorPage(
        texts.failedToLoad,
        Promise.all([products(counter), products(story)]).then(([counter, story]) => ({ counter, story })),
      )),
    },
    picture,
  }
})

/** Skips revalidation after a save: the editor already holds the saved state, and saves run one after another. */
export const shouldRevalidate = ({ formMethod }: { formMethod?: string | undefined }) =>
  formMethod?.toUpperCase() !== 'PUT'

export async function clientAction({ context, request }: Route.ClientActionArgs): Promise<Response | SectionsResult> {
  const api = apiFrom(context)
  const form = await request.formData()
  const intent = form.get('intent')
  if (intent === null) return saveSections(api, form)
  form.delete('intent')
  try {
    await (intent === 'remove' ? api(removePhotograph, {}) : api(setPhotograph, { body: form }))
    toast({ kind: 'success', text: intent === 'remove' ? texts.photographRemoved : texts.photographSaved })
    return {}
  } catch (error) {
    return { errors: toastApiError(error) }
  }
}

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.homePage)

export const handle = staffScreen({ title: texts.homePage, reason: texts.onlyStaff, waiting: <ListSkeleton /> })

export default function HomeEditingPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <LoadedForStaff data={loaderData}>
      {({ version, begin, picture }) => (
        <div className="grid max-w-3xl gap-12">
          <div>
            <p className="mb-4 text-muted">{texts.above}</p>
            <SectionsEditor version={version} begin={begin} />
            <ButtonLink to={href('/')} weight="secondary" className="mt-4">
              {texts.viewHome}
            </ButtonLink>
          </div>
          <PhotographForm current={picture} errors={(actionData as SectionsResult | undefined)?.errors} />
        </div>
      )}
    </LoadedForStaff>
  )
}
