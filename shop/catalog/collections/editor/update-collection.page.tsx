import { href, type ShouldRevalidateFunctionArgs } from 'react-router'
import { texts } from '#texts/catalog/collections/editor'
import { ActivityLogLink } from '../../../core/activity-log/activity-log-link.tsx'
import { type ScreenRequest, staffPage } from '../../../core/admin-kit/staff-page.tsx'
import type { Api } from '../../../core/api.ts'
import { TranslationLinks } from '../../../core/translations/translation-links.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { nullOn404 } from '../../../ui/feedback/null-on-404.ts'
import { cardProduct } from '../../products/card/card-product.ts'
import { listProducts } from '../../products/read/catalogue.contract.ts'
import { getCollection } from '../collections.contract.ts'
import { listCollectionProducts } from '../editing/edit-collections.contract.ts'
import type { Route } from './+types/update-collection.page'
import { changeCollectionProduct } from './change-collection-product.ts'
import { COLLECTION_PRODUCTS_PER_PAGE, CollectionProducts } from './collection-products.tsx'
import { CollectionForm } from './form/collection-form.tsx'
import { type CollectionNotSaved, saveCollection } from './form/save-collection.ts'
import { loadParents } from './load-parents.ts'

const screen = staffPage(() => ({
  load: async (api, { params, query }: ScreenRequest<Route.ClientLoaderArgs>) => {
    const page = query.get('page') ?? '1'
    const shown = { page, page_size: String(COLLECTION_PRODUCTS_PER_PAGE) }
    const [collection, parents, placed] = await Promise.all([
      api(getCollection, { params, query: { texts: 'source' } }),
      loadParents(api),
      api(listCollectionProducts, { params, query: shown }),
    ])
    const fitting = collection.rule === null ? null : await countMatching(api, params.slug)
    return {
      collection,
      parents,
      fitting,
      page: Number(page),
      count: placed.count,
      placed: placed.results.map(cardProduct),
    }
  },
  submit: (api, form, { params }: ScreenRequest<Route.ClientLoaderArgs>) =>
    form.get('intent') === 'save'
      ? saveCollection(api, form, params.slug)
      : changeCollectionProduct(api, form, params.slug),
  title: (found) => (found ? texts.editCollection(found.collection.title) : texts.editACollection),
  reason: texts.onlyStaffEditCollections,
  failedToLoad: texts.failedToLoadCollections,
  up: { to: href('/admin/collections'), name: texts.collections },
  waiting: 'fields',
  view: ({ collection, parents, fitting, page, count, placed }, { result }) => (
    <div className="grid max-w-3xl gap-10">
      <TranslationLinks kind="collection" id={collection.id} />
      <CollectionForm
        key={`${collection.id} ${collection.version}`}
        collection={collection}
        parents={parents}
        matching={fitting}
        result={result as CollectionNotSaved | undefined}
      />
      {collection.rule === null && <CollectionProducts placed={placed} page={page} count={count} />}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={href('/collections/:slug', { slug: collection.slug })} weight="secondary">
          {texts.seeItInTheShop}
        </ButtonLink>
        <ButtonLink
          to={`${href('/admin/reductions/:id', { id: 'new' })}?collection=${collection.slug}`}
          weight="secondary"
        >
          {texts.reduceItsProducts}
        </ButtonLink>
        <ButtonLink to={href('/admin/collections/delete/:slug', { slug: collection.slug })} weight="secondary">
          {texts.deleteLabel}
        </ButtonLink>
        <ActivityLogLink kind="collection" id={collection.id}>
          {texts.activityLogOfThisCollection}
        </ActivityLogLink>
      </div>
    </div>
  ),
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page

/**
 * Counts the products of a collection with a rule, including its descendants; null if it is hidden and has no list.
 */
async function countMatching(api: Api, collection: string): Promise<number | null> {
  const list = await api(listProducts, { query: { collection } }).catch(nullOn404)
  return list?.count ?? null
}

/** Unsaved input stays on the screen, even if the collection was deleted. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && !(typeof actionResult === 'object' && actionResult !== null && 'errors' in actionResult)
