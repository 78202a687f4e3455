import { type ClientActionFunctionArgs, type ClientLoaderFunctionArgs, useLoaderData } from 'react-router'
import { orErrorPage } from '../../../../ui/feedback/or-error-page.ts'
import { ListSkeleton } from '../../../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../../../ui/meta/no-index-meta.ts'
import type { MatchesFromRoot } from '../../../../ui/meta/page-meta.ts'
import { apiFrom } from '../../../api.ts'
import { LoadedForStaff } from '../../loaded-for-staff.tsx'
import { staffLoader } from '../../staff-loader.ts'
import { staffScreen } from '../../staff-screen-handle.tsx'
import { type ListedRecord, ResourceList } from './resource-list.tsx'
import type { FormOfTexts, ResourceOptions } from './resource-options.ts'
import { saveResource } from './save-resource.tsx'

/** Returns the route module of an admin resource. A `*.page.tsx` exports its parts one by one. */
export function resourceScreen<Data, Item extends ListedRecord, Form extends FormOfTexts>(
  options: ResourceOptions<Data, Item, Form>,
) {
  const { calls, texts, items, intro, up } = options
  return {
    clientLoader: staffLoader(({ context }: ClientLoaderFunctionArgs) =>
      orErrorPage(texts.failedToLoad, calls.list(apiFrom(context))),
    ),
    clientAction: ({ context, request }: ClientActionFunctionArgs) => saveResource(options, apiFrom(context), request),
    meta: ({ matches }: { matches: MatchesFromRoot }) => noIndexMeta(matches, texts.title),
    handle: staffScreen({ title: texts.title, reason: texts.onlyStaff, waiting: <ListSkeleton />, ...(up && { up }) }),
    Page: () => (
      <LoadedForStaff data={useLoaderData<Data | undefined>() as Data | undefined}>
        {(data) => (
          <>
            {intro?.(data)}
            <ResourceList options={options} items={items(data)} />
          </>
        )}
      </LoadedForStaff>
    ),
  }
}
