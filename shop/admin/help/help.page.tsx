import { href, Link } from 'react-router'
import { texts } from '#texts/admin/help'
import { staffPage } from '../../core/admin-kit/staff-page.tsx'
import { listGuides } from './help.contract.ts'

const screen = staffPage(() => ({
  load: async (api) => (await api(listGuides, {})).guides,
  title: texts.help,
  reason: texts.onlyStaff,
  failedToLoad: texts.failedToLoad,
  view: (guides) => (
    <>
      <p className="max-w-xl text-muted">{texts.guideIntro}</p>
      <ul data-rows="" className="mt-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {guides.map(({ name, language, title, summary, sections }) => (
          <li key={name} lang={language} className="rounded-card border border-line bg-surface p-5">
            <h2 className="font-semibold">
              <Link to={href('/admin/help/:name', { name })} hrefLang={language} className="lone-link hover:underline">
                {title}
              </Link>
            </h2>
            <p className="mt-1 text-muted text-sm">{summary}</p>
            <ul className="mt-3 text-sm">
              {sections.map((section) => (
                <li key={section.id}>
                  <Link
                    to={{ pathname: href('/admin/help/:name', { name }), hash: section.id }}
                    hrefLang={language}
                    className="inline-flex min-h-8 items-center text-accent underline underline-offset-4 pointer-coarse:min-h-11"
                  >
                    {section.title}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  ),
}))

export const { clientLoader, meta, handle } = screen
export default screen.Page
