import { href } from 'react-router'
import { texts } from '#texts/catalog/collections/editor'
import { staffPage } from '../../../core/admin-kit/staff-page.tsx'
import { CollectionForm } from './form/collection-form.tsx'
import { saveCollection } from './form/save-collection.ts'
import { loadParents } from './load-parents.ts'

const screen = staffPage(() => ({
  load: async (api, { query }) => {
    const parents = await loadParents(api)
    const asked = Number(query.get('parent'))
    return { parents, inside: parents.find(({ id }) => id === asked)?.id ?? null }
  },
  submit: (api, form) => saveCollection(api, form),
  title: texts.createACollection,
  reason: texts.onlyStaffEditCollections,
  failedToLoad: texts.failedToLoadCollections,
  up: { to: href('/admin/collections'), name: texts.collections },
  waiting: 'fields',
  view: ({ parents, inside }, { result }) => (
    <div className="max-w-2xl">
      <CollectionForm parents={parents} inside={inside} result={result} />
    </div>
  ),
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page
