import { type ClientActionFunctionArgs, type ClientLoaderFunctionArgs, useLoaderData } from 'react-router'
import { localizedConstant } from '../../../../../lib/texts/localized-constant.ts'
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

/**
 * Returns the route module of an admin resource. A `*.page.tsx` exports its parts one by one.
 * @param create reads the texts; called once per language
 */
export function resourceScreen<Data, Item extends ListedRecord, Form extends FormOfTexts>(
  create: () => ResourceOptions<Data, Item, Form>,
) {
  const options = localizedConstant(create)
  return {
    clientLoader: staffLoader(({ context }: ClientLoaderFunctionArgs) =>
      orErrorPage(options.texts.failedToLoad, options.calls.list(apiFrom(context))),
    ),
    clientAction: ({ context, request }: ClientActionFunctionArgs) => saveResource(options, apiFrom(context), request),
    meta: ({ matches }: { matches: MatchesFromRoot }) => noIndexMeta(matches, options.texts.title),
    handle: localizedConstant(() => {
      const { texts, up } = options
      return staffScreen({ title: texts.title, reason: texts.onlyStaff, waiting: <ListSkeleton />, ...(up && { up }) })
    }),
    Page: () => (
      <LoadedForStaff data={useLoaderData<Data | undefined>() as Data | undefined}>
        {(data) => (
          <>
            {options.intro?.(data)}
            <ResourceList options={options} items={options.items(data)} />
          </>
        )}
      </LoadedForStaff>
    ),
  }
}
