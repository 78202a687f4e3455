import { href, Link, type ShouldRevalidateFunctionArgs } from 'react-router'
import { texts } from '#texts/catalog/collections/editor'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { ForRole } from '../../../core/admin-kit/for-role.tsx'
import { redirectOnMissingPage } from '../../../core/admin-kit/lists/redirect-on-missing-page.ts'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../core/api.ts'
import { TranslationLinks } from '../../../core/translations/translation-links.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { nullOn404 } from '../../../ui/feedback/null-on-404.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { FieldsSkeleton } from '../../../ui/loading/form-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { cardProduct } from '../../products/card/card-product.ts'
import { listProducts } from '../../products/read/catalogue.contract.ts'
import { type Collection, getCollection } from '../collections.contract.ts'
import { listCollectionProducts } from '../editing/edit-collections.contract.ts'
import type { Route } from './+types/update-collection.page'
import { changeCollectionProduct } from './change-collection-product.ts'
import { COLLECTION_PRODUCTS_PER_PAGE, CollectionProducts } from './collection-products.tsx'
import { CollectionForm } from './form/collection-form.tsx'
import { type CollectionNotSaved, saveCollection } from './form/save-collection.ts'
import { loadParents } from './load-parents.ts'

export const clientLoader = staffLoader(async ({ context, params, request }: Route.ClientLoaderArgs) => {
  const api = apiFrom(context)
  const page = new URL(request.url).searchParams.get('page') ?? '1'
  const query = { page, page_size: String(COLLECTION_PRODUCTS_PER_PAGE) }
  const [collection, parents, placed] = await orErrorPage(
    texts.failedToLoadCollections,
    Promise.all([
      api(getCollection, { params, query: { texts: 'source' } }),
      loadParents(api),
      api(listCollectionProducts, { params, query }).catch(redirectOnMissingPage(request)),
    ]),
  )
  const fitting = collection.rule === null ? null : await countFitting(api, params.slug)
  return {
    collection,
    parents,
    fitting,
    page: Number(page),
    count: placed.count,
    placed: placed.results.map(cardProduct),
  }
})

/**
 * Counts the products of a collection with a rule, including its descendants; null if it is hidden and has no list.
 */
async function countFitting(api: ReturnType<typeof apiFrom>, collection: string): Promise<number | null> {
  const list = await api(listProducts, { query: { collection } }).catch(nullOn404)
  return list?.count ?? null
}

/** Unsaved input stays on the screen, even if the collection was deleted. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && !(typeof actionResult === 'object' && actionResult !== null && 'errors' in actionResult)

export async function clientAction({ context, params, request }: Route.ClientActionArgs) {
  const form = await request.formData()
  const api = apiFrom(context)
  return form.get('intent') === 'save'
    ? saveCollection(api, form, params.slug)
    : changeCollectionProduct(api, form, params.slug)
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  noIndexMeta(matches, loaderData ? texts.editCollection(loaderData.collection.title) : texts.editACollection)

export const handle = localizedConstant(() =>
  staffScreen<{ collection: Collection }>({
    title: (found) => (found ? texts.editCollection(found.collection.title) : texts.editACollection),
    reason: texts.onlyStaffEditCollections,
    up: { to: href('/admin/collections'), name: texts.collections },
  }),
)

export default function UpdateCollection({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <LoadedForStaff data={loaderData} waiting={<FieldsSkeleton />}>
      {({ collection, parents, fitting, page, count, placed }) => (
        <div className="grid max-w-3xl gap-10">
          <TranslationLinks kind="collection" id={collection.id} />
          <CollectionForm
            key={`${collection.id} ${collection.version}`}
            collection={collection}
            parents={parents}
            fitting={fitting}
            result={actionData as CollectionNotSaved | undefined}
          />
          {collection.rule === null && <CollectionProducts placed={placed} page={page} count={count} />}
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={href('/collections/:slug', { slug: collection.slug })} weight="secondary">
              {texts.seeItInTheShop}
            </ButtonLink>
            <ButtonLink to={`${href('/admin/reductions/new')}?collection=${collection.slug}`} weight="secondary">
              {texts.reduceItsProducts}
            </ButtonLink>
            <ButtonLink to={href('/admin/collections/delete/:slug', { slug: collection.slug })} weight="secondary">
              {texts.deleteLabel}
            </ButtonLink>
            <ForRole needed="owner">
              <Link
                to={`${href('/admin/changes')}?collection=${collection.id}`}
                className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
              >
                {texts.activityLogOfThisCollection}
              </Link>
            </ForRole>
          </div>
        </div>
      )}
    </LoadedForStaff>
  )
}
