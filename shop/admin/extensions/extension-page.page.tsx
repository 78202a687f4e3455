import { data, useRevalidator } from 'react-router'
import { texts } from '#texts/admin/extensions'
import { CallFailed } from '../../../lib/api-client.ts'
import { readListView } from '../../core/admin-kit/resource/screen/list-view.ts'
import { ResourceList } from '../../core/admin-kit/resource/screen/resource-list.tsx'
import { saveResource } from '../../core/admin-kit/resource/screen/save-resource.tsx'
import { type ScreenRequest, staffPage } from '../../core/admin-kit/staff-page.tsx'
import { type Api, apiFrom } from '../../core/api.ts'
import { type ExtensionPage, listExtensionPages } from '../../core/extensions/screens/extension-pages.contract.ts'
import { screenContract } from '../../core/extensions/screens/screens.contract.ts'
import { Button } from '../../ui/button.tsx'
import { orErrorPage } from '../../ui/feedback/or-error-page.ts'
import type { Route } from './+types/extension-page.page'
import { recordList } from './record-list.ts'
import { runScreenAction } from './screen/run-screen-action.ts'
import { ScreenView } from './screen/screen-view.tsx'

const screen = staffPage(() => ({
  load: async (api, { params, query }: ScreenRequest<Route.ClientLoaderArgs>) => {
    const page = await pageOf(api, params)
    if (page.kind === 'screen') {
      const loaded = loadScreen(api, page, Object.fromEntries(query))
      const { sections, actions } = await orErrorPage(texts.failedToLoad(page.title), loaded)
      return { page, sections, actions }
    }
    const list = recordList(page)
    const loaded = list.calls.list(api, readListView(query, list))
    const { records } = await orErrorPage(texts.failedToLoad(page.title), loaded)
    return { page, records }
  },
  title: (loaded) => loaded?.page.title ?? texts.extension,
  reason: texts.onlyStaff,
  failedToLoad: texts.pagesFailedToLoad,
  view: ({ page, records, sections, actions }) => {
    const key = `${page.extension} ${page.name}`
    if (records) return <ResourceList key={key} options={recordList(page)} items={records} />
    return sections ? <ScreenView key={key} sections={sections} actions={actions} /> : <FailedScreen page={page} />
  },
}))

export const { clientLoader, meta, handle } = screen
export default screen.Page

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
  const { pages } = await api(listExtensionPages, {})
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

function FailedScreen({ page: { title, extension } }: { page: ExtensionPage }) {
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
