import { href, redirect } from 'react-router'
import { texts } from '#texts/catalog/collections/editor'
import { Deletion } from '../../../core/admin-kit/deletion.tsx'
import { type ScreenRequest, staffPage } from '../../../core/admin-kit/staff-page.tsx'
import { runAction } from '../../../ui/feedback/run-action.ts'
import { getCollection } from '../collections.contract.ts'
import { deleteCollection, updateCollection } from '../editing/edit-collections.contract.ts'
import type { Route } from './+types/delete-collection.page'

const screen = staffPage(() => ({
  load: (api, { params }: ScreenRequest<Route.ClientLoaderArgs>) => api(getCollection, { params }),
  submit: async (api, form, { params, request }: ScreenRequest<Route.ClientLoaderArgs>) => {
    const version = String(form.get('version'))
    // The form of the hiding has the state and the version.
    const { isDone, errors } = await (request.method === 'PATCH'
      ? runAction(api(updateCollection, { params, body: form }), texts.collectionHidden)
      : runAction(api(deleteCollection, { params, query: { version } }), texts.collectionDeleted))
    return isDone ? redirect(href('/admin/collections')) : { errors }
  },
  title: texts.areYouSure,
  reason: texts.onlyStaffEditCollections,
  failedToLoad: texts.failedToLoadCollections,
  up: { to: href('/admin/collections'), name: texts.collections },
  waiting: 'fields',
  view: ({ slug, title, version, state, inside, parents }, { result }) => (
    <Deletion
      hiding={
        state === 'hidden'
          ? undefined
          : {
              title: texts.hideItInstead,
              text: texts.hideInsteadHint,
              button: texts.hideTheCollection,
              fields: { state: 'hidden', version },
            }
      }
      title={texts.deleteCollection(title)}
      effects={[
        texts.pageIsRemoved(href('/collections/:slug', { slug })),
        texts.removedFromMenu,
        ...(inside.length > 0 ? [texts.subCollectionsMove(inside.length, parents.at(-1)?.title)] : []),
        texts.productsStay,
      ]}
      button={texts.deleteLabel}
      fields={{ version }}
      errors={result?.errors}
      cancel={{ to: href('/admin/collections/update/:slug', { slug }), name: texts.keepIt }}
    />
  ),
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page
