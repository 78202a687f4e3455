import { data, useRevalidator } from 'react-router'
import { texts } from '#texts/admin/extensions'
import { CallFailed } from '../../../lib/api-client.ts'
import { localizedConstant } from '../../../lib/texts/localized-constant.ts'
import { LoadedForStaff } from '../../core/admin-kit/loaded-for-staff.tsx'
import { ResourceList } from '../../core/admin-kit/resource/screen/resource-list.tsx'
import { saveResource } from '../../core/admin-kit/resource/screen/save-resource.tsx'
import { staffLoader } from '../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../core/admin-kit/staff-screen-handle.tsx'
import { type Api, apiFrom } from '../../core/api.ts'
import { type ExtensionPage, listExtensionPages } from '../../core/extensions/screens/extension-pages.contract.ts'
import { screenContract } from '../../core/extensions/screens/screens.contract.ts'
import { Button } from '../../ui/button.tsx'
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
    const { sections, actions } = await orErrorPage(texts.failedToLoad(page.title), loadScreen(api, page, query))
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

/** Returns the content of a screen. If the extension fails, the content is the error with a link to try again. */
async function loadScreen(api: Api, page: ExtensionPage, query: Record<string, string>) {
  try {
    return await api(screenContract(page), { query })
  } catch (error) {
    if (!(error instanceof CallFailed) || error.status !== 503) throw error
    return { sections: undefined, actions: [] }
  }
}

interface Loaded {
  page: ExtensionPage
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  noIndexMeta(matches, (loaderData as Loaded | undefined)?.page.title ?? texts.extension)

export const handle = localizedConstant(() =>
  staffScreen<Loaded>({
    title: (loaded) => loaded?.page.title ?? texts.extension,
    reason: texts.onlyStaff,
    waiting: <ListSkeleton />,
  }),
)

function FailedScreen({ page: { title, extension } }: Loaded) {
  const { revalidate, state } = useRevalidator()
  return (
    <div role="alert" className="rounded-card border border-line bg-surface px-5 py-8 text-center">
      <p className="mx-auto max-w-[60ch]">{texts.screenFailed(title, extension)}</p>
      <Button weight="secondary" className="mt-4" aria-disabled={state !== 'idle'} onClick={() => void revalidate()}>
        {texts.tryAgain}
      </Button>
    </div>
  )
}

export default function ExtensionPageScreen({ loaderData }: Route.ComponentProps) {
  return (
    <LoadedForStaff data={loaderData}>
      {({ page, records, sections, actions }) => {
        const key = `${page.extension} ${page.name}`
        if (records) return <ResourceList key={key} options={recordList(page)} items={records} />
        return sections ? <ScreenView key={key} sections={sections} actions={actions} /> : <FailedScreen page={page} />
      }}
    </LoadedForStaff>
  )
}
