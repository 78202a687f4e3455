import { href, Link } from 'react-router'
import { texts } from '#texts/storefront/collection-page'
import { pagesOf } from '../../../lib/page-of.contract.ts'
import { listCollections } from '../../catalog/collections/collections.contract.ts'
import { apiFrom } from '../../core/api.ts'
import { orErrorPage } from '../../ui/feedback/or-error-page.ts'
import { useOwnerLanguage } from '../../ui/identity/shop-identity.ts'
import { loadOf, Picture } from '../../ui/images/picture.tsx'
import { pageMeta } from '../../ui/meta/page-meta.ts'
import { reads } from '../../ui/meta/page-parameters.ts'
import { Pages } from '../../ui/pages.tsx'
import type { Route } from './+types/collections-index.page'

/** The columns on a wide screen. */
const ROW = 4

async function load({ context, request }: Pick<Route.LoaderArgs, 'context' | 'request'>) {
  const page = new URL(request.url).searchParams.get('page') ?? '1'
  const found = apiFrom(context)(listCollections, { query: { page } })
  const { count, results } = await orErrorPage(texts.failedToLoadCollections, found)
  return { page: Number(page), count, collections: results }
}
export const handle = reads('page')
export const loader = load
export const clientLoader = load

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const page = loaderData?.page ?? 1
  return pageMeta(matches, {
    title: texts.titleOnPage(texts.collections, page),
    description: texts.browseAll,
    path: page === 1 ? href('/collections') : `${href('/collections')}?page=${page}`,
  })
}

export default function CollectionsIndex({ loaderData: { page, count, collections } }: Route.ComponentProps) {
  const owner = useOwnerLanguage()
  // Five columns avoid a single tile in the last row of four.
  const inFives = collections.length > ROW && collections.length % ROW === 1
  return (
    <>
      <h1 className="text-3xl">{texts.titleOnPage(texts.collections, page)}</h1>
      {count === 0 && <p className="py-20 text-center text-lg text-muted">{texts.noCollectionsYet}</p>}
      <ul
        className={`mt-6 grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-5 lg:gap-x-6 ${inFives ? 'lg:grid-cols-5' : 'lg:grid-cols-4'}`}
      >
        {collections.map(({ slug, title, translated, picture, picture_alt }, index) => (
          <li key={slug} className="grid">
            <Link to={href('/collections/:slug', { slug })} className="group rounded-card">
              <Picture
                image={picture}
                alt={picture_alt}
                sizes="(min-width: 64rem) 24vw, (min-width: 48rem) 31vw, 46vw"
                load={loadOf(index, ROW)}
                className="w-full rounded-card dark:brightness-95"
              />
              <span
                lang={translated?.includes('title') ? undefined : owner}
                className="mt-2.5 block font-medium wrap-anywhere underline-offset-4 group-hover:underline"
              >
                {title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Pages page={page} pages={pagesOf(count)} label={texts.pagesOfCollections} />
    </>
  )
}
