import { type MouseEvent, useEffect } from 'react'
import { href, useLocation, useNavigate } from 'react-router'
import { texts } from '#texts/admin/help'
import { localizedConstant } from '../../../lib/texts/localized-constant.ts'
import { pathWithoutLanguage } from '../../../lib/texts/page-paths.ts'
import { LoadedForStaff } from '../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../core/api.ts'
import { orErrorPage } from '../../ui/feedback/or-error-page.ts'
import { usePageHref } from '../../ui/link.tsx'
import { ListSkeleton } from '../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../ui/meta/no-index-meta.ts'
import type { Route } from './+types/guide.page'
import { type Guide, type GuidePage, getGuide } from './help.contract.ts'
import './guide.css'

export const clientLoader = staffLoader(({ context, params }: Route.ClientLoaderArgs) =>
  orErrorPage(texts.failedToLoad, apiFrom(context)(getGuide, { params: { name: params.name as Guide } })),
)

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  noIndexMeta(matches, loaderData ? loaderData.title : texts.help)

export const handle = localizedConstant(() =>
  staffScreen<GuidePage>({
    title: (guide) => guide?.title ?? texts.help,
    reason: texts.onlyStaff,
    up: { to: href('/admin/help'), name: texts.allTopics },
    waiting: <ListSkeleton />,
  }),
)

export default function GuideScreen({ loaderData }: Route.ComponentProps) {
  return <LoadedForStaff data={loaderData}>{(guide) => <GuideText guide={guide} />}</LoadedForStaff>
}

function GuideText({ guide: { summary, sections, html } }: { guide: GuidePage }) {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const prefix = usePageHref(href('/')).replace(/\/$/, '')
  // The section appears only after the page has loaded, so the browser couldn't scroll to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have a section of the same name
  useEffect(() => {
    document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash, html])
  const linked = html.replaceAll('href="/', `href="${prefix}/`)
  const openHere = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')?.getAttribute('href') ?? ''
    if (!link.startsWith('/') || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    navigate(pathWithoutLanguage(link))
  }
  return (
    <div data-wide className="grid max-w-5xl gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_14rem]">
      <nav aria-label={texts.onThisPage} className="lg:order-last">
        <p className="font-medium text-sm">{texts.onThisPage}</p>
        <ul className="mt-2 text-sm">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-8 items-center text-accent underline underline-offset-4 pointer-coarse:min-h-11"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">
        <p className="text-muted">{summary}</p>
        {/* biome-ignore lint/a11y: the links in the guide are reachable by keyboard; this only avoids a new document */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the server from files of the program, without HTML */}
        <div className="guide" lang="en" onClick={openHere} dangerouslySetInnerHTML={{ __html: linked }} />
      </div>
    </div>
  )
}
