import { href, Link } from 'react-router'
import { texts } from '#texts/admin/help'
import { localizedConstant } from '../../../lib/texts/localized-constant.ts'
import { LoadedForStaff } from '../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../core/api.ts'
import { orErrorPage } from '../../ui/feedback/or-error-page.ts'
import { ListSkeleton } from '../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../ui/meta/no-index-meta.ts'
import type { Route } from './+types/help.page'
import { listGuides } from './help.contract.ts'

export const clientLoader = staffLoader(
  async ({ context }: Route.ClientLoaderArgs) =>
    (await orErrorPage(texts.failedToLoad, apiFrom(context)(listGuides, {}))).guides,
)

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.help)

export const handle = localizedConstant(() =>
  staffScreen({ title: texts.help, reason: texts.onlyStaff, waiting: <ListSkeleton /> }),
)

export default function HelpScreen({ loaderData }: Route.ComponentProps) {
  return (
    <LoadedForStaff data={loaderData}>
      {(guides) => (
        <>
          <p className="max-w-xl text-muted">{texts.whatTheGuideIs}</p>
          <ul className="mt-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {guides.map(({ name, title, summary, sections }) => (
              <li key={name} lang="en" className="rounded-card border border-line bg-surface p-5">
                <h2 className="font-semibold">
                  <Link to={href('/admin/help/:name', { name })} className="hover:underline">
                    {title}
                  </Link>
                </h2>
                <p className="mt-1 text-muted text-sm">{summary}</p>
                <ul className="mt-3 text-sm">
                  {sections.map((section) => (
                    <li key={section.id}>
                      <Link
                        to={{ pathname: href('/admin/help/:name', { name }), hash: section.id }}
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
      )}
    </LoadedForStaff>
  )
}
