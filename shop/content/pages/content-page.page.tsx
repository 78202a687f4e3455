import { data, href, Link, redirect } from 'react-router'
import { texts } from '#texts/content/pages'
import { hasRole } from '../../../lib/staff/staff-role.ts'
import { slugInAddress } from '../../catalog/products/read/slug-in-address.ts'
import { apiFrom } from '../../core/api.ts'
import { useUser } from '../../core/auth/session.ts'
import { nullOn404 } from '../../ui/feedback/null-on-404.ts'
import { orErrorPage } from '../../ui/feedback/or-error-page.ts'
import { markdownText } from '../../ui/markdown/markdown-text.ts'
import { noIndexMeta } from '../../ui/meta/no-index-meta.ts'
import { ownerLanguageFrom, pageMeta, urlsFrom } from '../../ui/meta/page-meta.ts'
import type { Route } from './+types/content-page.page'
import { getContentPage } from './content-pages.contract.ts'
import { PageText } from './pictures/page-text.tsx'

async function load({ context, params }: Pick<Route.LoaderArgs, 'context' | 'params'>) {
  const find = (slug: string) => apiFrom(context)(getContentPage, { params: { slug } }).catch(nullOn404)
  const meant = slugInAddress(params.slug)
  const page = await orErrorPage(
    texts.failedToLoad,
    find(params.slug).then((page) => page ?? (meant === '' || meant === params.slug ? null : find(meant))),
  )
  if (!page) throw data(texts.thereIsNoPageAt, { status: 404 })
  if (page.slug !== params.slug) throw redirect(href('/pages/:slug', page), 301)
  return page
}
export const loader = load
export const clientLoader = load

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return noIndexMeta(matches, texts.page)
  const { slug, title, text_blocks, meta_title, meta_description, state, translated } = loaderData
  if (state !== 'published') return noIndexMeta(matches, title)
  const path = href('/pages/:slug', { slug })
  const named = meta_title || title
  const isTranslated = translated?.includes('title') ?? false
  const description = meta_description || markdownText(text_blocks.filter((block) => block.kind !== 'picture')) || title
  return pageMeta(matches, {
    title: named,
    description,
    path,
    pages: { ...loaderData, pathTo: (slug) => href('/pages/:slug', { slug }) },
    isOwn: !isTranslated,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'WebPage',
      name: named,
      url: urlsFrom(matches)(path),
      inLanguage: isTranslated ? undefined : ownerLanguageFrom(matches),
    },
  })
}

export default function ContentPageScreen({
  loaderData: { title, text_blocks, translated, state },
}: Route.ComponentProps) {
  const user = useUser()
  return (
    <article className="mx-auto max-w-[68ch]">
      {state !== 'published' && (
        <p className="mb-6 rounded-control bg-warn-soft px-4 py-3 text-sm text-warn">{texts.onlyStaffSeeIt}</p>
      )}
      <PageText title={title} blocks={text_blocks} translated={translated} />
      {hasRole(user?.staff_role, 'catalogue') && (
        <p className="mt-10">
          <Link to={href('/admin/pages')} className="font-medium text-accent underline underline-offset-4">
            {texts.edit}
          </Link>
        </p>
      )}
    </article>
  )
}
