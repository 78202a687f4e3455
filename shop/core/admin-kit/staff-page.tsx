import type { ReactNode } from 'react'
import type { ClientActionFunctionArgs, ClientLoaderFunctionArgs, UIMatch } from 'react-router'
import { localizedConstant } from '../../../lib/texts/localized-constant.ts'
import { orErrorPage } from '../../ui/feedback/or-error-page.ts'
import { FieldsSkeleton } from '../../ui/loading/form-skeleton.tsx'
import { ListSkeleton } from '../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../ui/meta/no-index-meta.ts'
import type { MatchesFromRoot } from '../../ui/meta/page-meta.ts'
import { type Api, apiFrom } from '../api.ts'
import { redirectOnMissingPage } from './lists/redirect-on-missing-page.ts'
import { LoadedForStaff } from './loaded-for-staff.tsx'
import { staffLoader } from './staff-loader.ts'
import { type StaffScreenHandle, staffScreen } from './staff-screen-handle.tsx'

type Params = UIMatch['params']
export type RouteArgs = Pick<ClientLoaderFunctionArgs, 'params' | 'request' | 'context'>

/** A request for a screen with the parameters of its route: `{ params }: ScreenRequest<Route.ClientLoaderArgs>`. */
export type ScreenRequest<OfRoute extends Pick<RouteArgs, 'params'>> = RouteArgs & {
  params: OfRoute['params']
  query: URLSearchParams
}

/** What a submitted form returns to its screen; responses, such as redirects, leave it. */
type ResultOf<Submitted> = Exclude<Submitted, Response> | undefined

export interface StaffPageOptions<Data, OfRoute extends RouteArgs, Submitted>
  extends Pick<StaffScreenHandle<Data>, 'title' | 'titleLanguage' | 'reason' | 'up'> {
  /** The title of the document; that of the screen by default. */
  documentTitle?: StaffScreenHandle<Data>['title']
  /** The sentence of the error page when loading fails. */
  failedToLoad: string
  load: (api: Api, request: ScreenRequest<OfRoute>) => Promise<Data>
  /** Runs the action of a submitted form. */
  submit?: (api: Api, form: FormData, request: ScreenRequest<OfRoute>) => Promise<Submitted>
  view: (data: Data, screen: { result: ResultOf<Submitted>; params: OfRoute['params'] }) => ReactNode
  /** Adds content around the view. It is also shown before the data is loaded. */
  around?: (view: ReactNode, loaded: Data | undefined) => ReactNode
  /** Placeholder until user and data are known: a list by default. */
  waiting?: 'list' | 'fields'
}

interface PageProps<Data, Submitted> {
  loaderData?: Data | undefined
  actionData?: ResultOf<Submitted>
  params: Params
}

/**
 * Returns the route module of a screen of the admin. A `*.page.tsx` exports its parts.
 * @param create reads the texts; called once per language
 */
export function staffPage<Data, OfRoute extends RouteArgs = RouteArgs, Submitted = undefined>(
  create: () => StaffPageOptions<Data, OfRoute, Submitted>,
) {
  const options = localizedConstant(create)
  const placeholder = () => (options.waiting === 'fields' ? <FieldsSkeleton /> : <ListSkeleton />)
  const read = (title: StaffScreenHandle<Data>['title'], data: Data | undefined, params: Params) =>
    typeof title === 'string' ? title : title(data, params)
  const requestOf = ({ params, request, context }: RouteArgs): ScreenRequest<OfRoute> => {
    return { params, request, context, query: new URL(request.url).searchParams }
  }
  return {
    clientLoader: staffLoader((args: OfRoute) => {
      const loading = options.load(apiFrom(args.context), requestOf(args)).catch(redirectOnMissingPage(args.request))
      return orErrorPage(options.failedToLoad, loading)
    }),
    clientAction: async (args: ClientActionFunctionArgs) =>
      options.submit?.(apiFrom(args.context), await args.request.formData(), requestOf(args)),
    meta: ({ loaderData, params, matches }: { loaderData: unknown; params: Params; matches: MatchesFromRoot }) => {
      const { title, documentTitle = title } = options
      return noIndexMeta(matches, read(documentTitle, loaderData as Data | undefined, params))
    },
    handle: localizedConstant(() => {
      const { title, titleLanguage, reason, up } = options
      return staffScreen({
        ...{ title, reason, waiting: placeholder() },
        ...(titleLanguage && { titleLanguage }),
        ...(up && { up }),
      })
    }),
    Page: ({ loaderData, actionData, params }: PageProps<Data, Submitted>) => {
      const { view, around = (content: ReactNode) => content } = options
      return around(
        <LoadedForStaff data={loaderData} waiting={placeholder()}>
          {(data) => view(data, { result: actionData, params: params as OfRoute['params'] })}
        </LoadedForStaff>,
        loaderData,
      )
    },
  }
}
