import { type MouseEvent, useEffect } from 'react'
import { href, useLocation, useNavigate } from 'react-router'
import { texts } from '#texts/admin/help'
import { pathWithoutLanguage } from '../../../lib/texts/page-paths.ts'
import { type ScreenRequest, staffPage } from '../../core/admin-kit/staff-page.tsx'
import { usePageHref } from '../../ui/link.tsx'
import type { Route } from './+types/guide.page'
import { type Guide, type GuidePage, getGuide } from './help.contract.ts'
import './guide.css'

const screen = staffPage(() => ({
  load: (api, { params }: ScreenRequest<Route.ClientLoaderArgs>) =>
    api(getGuide, { params: { name: params.name as Guide } }),
  title: (guide) => guide?.title ?? texts.help,
  titleLanguage: (guide) => guide?.language,
  reason: texts.onlyStaff,
  failedToLoad: texts.failedToLoad,
  up: { to: href('/admin/help'), name: texts.allTopics },
  view: (guide) => <GuideText guide={guide} />,
}))

export const { clientLoader, meta, handle } = screen
export default screen.Page

function GuideText({ guide: { language, summary, sections, html } }: { guide: GuidePage }) {
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
        <ul lang={language} className="mt-2 text-sm">
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
        <p lang={language} className="text-muted">
          {summary}
        </p>
        {/* biome-ignore lint/a11y: the links are reachable by keyboard; this only avoids a new document */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server renders it from its own files */}
        <div className="guide" lang={language} onClick={openHere} dangerouslySetInnerHTML={{ __html: linked }} />
      </div>
    </div>
  )
}
