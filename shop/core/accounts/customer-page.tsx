import { type ReactNode, useEffect } from 'react'
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type UIMatch,
  useRevalidator,
} from 'react-router'
import { localizedConstant } from '../../../lib/texts/localized-constant.ts'
import { orErrorPage } from '../../ui/feedback/or-error-page.ts'
import { FieldsSkeleton } from '../../ui/loading/form-skeleton.tsx'
import { noIndexMeta } from '../../ui/meta/no-index-meta.ts'
import type { MatchesFromRoot } from '../../ui/meta/page-meta.ts'
import { type Api, apiFrom } from '../api.ts'
import { customerFrom, useScreenOwner } from '../auth/guards/customer-context.ts'
import { type CustomerScreenHandle, customerScreen } from '../auth/guards/customer-screen.tsx'
import { type AccountScreenWords, accountScreen } from './account-screen.tsx'

type RouteArgs = Pick<ClientLoaderFunctionArgs, 'params' | 'request' | 'context'>

/** What a submitted form returns to its screen; responses, such as redirects, leave it. */
type ResultOf<Submitted> = Exclude<Submitted, Response> | undefined

interface CustomerPageOptions<Data, Args extends RouteArgs, Submitted>
  extends AccountScreenWords,
    Partial<Omit<CustomerScreenHandle, 'reason'>> {
  /** The title of the document; that of the screen by default. */
  documentTitle?: (params: UIMatch['params']) => string
  /** The sentence of the error page when loading fails. */
  failedToLoad: string
  load: (api: Api, args: Args) => Promise<Data>
  /** Runs the action of a submitted form. */
  submit?: (api: Api, form: FormData, args: { request: Request; params: Args['params'] }) => Promise<Submitted>
  view: (data: Data, screen: { result: ResultOf<Submitted>; params: Args['params'] }) => ReactNode
}

interface PageProps<Data, Submitted> {
  loaderData?: { of: number; loaded: Data } | undefined
  actionData?: ResultOf<Submitted>
  params: UIMatch['params']
}

/**
 * Returns the route module of a screen with data of the customer: an account screen, unless `around` is given. The data
 * is loaded again after another customer has logged in. A `*.page.tsx` exports its parts.
 * @param create reads the texts; called once per language
 */
export function customerPage<Data, Args extends RouteArgs = RouteArgs, Submitted = undefined>(
  create: () => CustomerPageOptions<Data, Args, Submitted>,
) {
  const options = localizedConstant(create)
  const placeholder = () => options.waiting ?? <FieldsSkeleton />
  return {
    clientLoader: async (args: Args) => {
      const customer = await customerFrom(args.context)
      if (!customer) return undefined
      const loaded = await orErrorPage(options.failedToLoad, options.load(apiFrom(args.context), args))
      return { of: customer.id, loaded }
    },
    clientAction: async ({ context, request, params }: ClientActionFunctionArgs) =>
      options.submit?.(apiFrom(context), await request.formData(), { request, params }),
    meta: ({ params, matches }: { params: UIMatch['params']; matches: MatchesFromRoot }) =>
      noIndexMeta(matches, options.documentTitle?.(params) ?? options.title),
    handle: localizedConstant(() => {
      const { around, reason } = options
      return around ? customerScreen({ around, reason, waiting: placeholder() }) : accountScreen(options)
    }),
    Page: ({ loaderData, actionData, params }: PageProps<Data, Submitted>) => {
      const { id } = useScreenOwner()
      const { revalidate } = useRevalidator()
      const isTheirs = loaderData?.of === id
      useEffect(() => {
        if (!isTheirs) void revalidate()
      }, [isTheirs, revalidate])
      return isTheirs ? options.view(loaderData.loaded, { result: actionData, params }) : placeholder()
    },
  }
}
