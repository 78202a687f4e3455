import type { ClientActionFunctionArgs } from 'react-router'
import { localizedConstant } from '../../../../../lib/texts/localized-constant.ts'
import { apiFrom } from '../../../api.ts'
import { staffPage } from '../../staff-page.tsx'
import { readListView } from './list-view.ts'
import { type ListedRecord, ResourceList } from './resource-list.tsx'
import type { FormOfTexts, ResourceOptions } from './resource-options.ts'
import { saveResource } from './save-resource.tsx'

/**
 * Returns the route module of an admin resource.
 * @param create reads the texts; called once per language
 */
export function resourceScreen<Data, Item extends ListedRecord, Form extends FormOfTexts = never>(
  create: () => ResourceOptions<Data, Item, Form>,
) {
  const options = localizedConstant(create)
  const page = staffPage(() => ({
    load: (api, { query }) => options.calls.list(api, readListView(query, options)),
    title: options.texts.title,
    reason: options.texts.onlyStaff,
    failedToLoad: options.texts.failedToLoad,
    ...(options.up && { up: options.up }),
    view: (data) => (
      <>
        {options.intro?.(data)}
        <ResourceList options={options} items={options.items(data)} count={options.inPages?.(data)} />
      </>
    ),
  }))
  return {
    ...page,
    clientAction: ({ context, request }: ClientActionFunctionArgs) => saveResource(options, apiFrom(context), request),
  }
}
