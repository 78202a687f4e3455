import { data } from 'react-router'
import * as texts from '#texts/admin/extensions'
import { LoadedForStaff } from '../../core/admin-kit/loaded-for-staff.tsx'
import { ResourceList } from '../../core/admin-kit/resource/screen/resource-list.tsx'
import { saveResource } from '../../core/admin-kit/resource/screen/save-resource.tsx'
import { staffLoader } from '../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../core/admin-kit/staff-screen-handle.tsx'
import { type Api, apiFrom } from '../../core/api.ts'
import { type ExtensionPage, listExtensionPages } from '../../core/extensions/screens/extension-pages.contract.ts'
import { screenContract } from '../../core/extensions/screens/screens.contract.ts'
import { orErrorPage } from '../../ui/feedback/or-error-page.ts'
import { ListSkeleton } from '../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../ui/meta/no-index-meta.ts'
import type { Route } from './+types/extension-page.page'
import { recordList } from './record-list.ts'
import { runScreenAction } from './screen/run-screen-action.ts'
import { ScreenView } from './screen/screen-view.tsx'

export const clientLoader = staffLoader(async ({ context, params, request }: Route.ClientLoaderArgs) => {
  const api = apiFrom(context)
  const page = await pageOf(api, params)
  if (page.kind === 'screen') {
    const query = Object.fromEntries(new URL(request.url).searchParams)
    const { sections, actions } = await orErrorPage(
      texts.screenFailed(page.title, page.extension),
      api(screenContract(page), { query }),
    )
    return { page, sections, actions }
  }
  const { records } = await orErrorPage(texts.failedToLoad(page.title), recordList(page).calls.list(api))
  return { page, records }
})

export async function clientAction({ context, params, request }: Route.ClientActionArgs) {
  const api = apiFrom(context)
  const page = await pageOf(api, params)
  return page.kind === 'screen' ? runScreenAction(page, api, request) : saveResource(recordList(page), api, request)
}

/** @throws a route error response with status 404 if the page does not exist or is not for the user's role */
async function pageOf(
  api: Api,
  { extension, page: name }: { extension: string; page: string },
): Promise<ExtensionPage> {
  const { pages } = await orErrorPage(texts.pagesFailedToLoad, api(listExtensionPages, {}))
  const page = pages.find((one) => one.extension === extension && one.name === name)
  if (!page) throw data(texts.noPage(extension), { status: 404 })
  return page
}

interface Loaded {
  page: ExtensionPage
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  noIndexMeta(matches, (loaderData as Loaded | undefined)?.page.title ?? texts.extension)

export const handle = staffScreen<Loaded>({
  title: (loaded) => loaded?.page.title ?? texts.extension,
  reason: texts.onlyStaff,
  waiting: <ListSkeleton />,
})

export default function ExtensionPageScreen({ loaderData }: Route.ComponentProps) {
  return (
    <LoadedForStaff data={loaderData}>
      {({ page, records, sections, actions }) => {
        const key = `${page.extension} ${page.name}`
        return sections ? (
          <ScreenView key={key} sections={sections} actions={actions} />
        ) : (
          <ResourceList key={key} options={recordList(page)} items={records} />
        )
      }}
    </LoadedForStaff>
  )
}
